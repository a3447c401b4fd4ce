/**
 * The addresses of the pictures that are drawn from a brand's settings, and of the manifest that names them. They may
 * be kept for a day: an address changes with the brand's published version, so that what is new is seen at once.
 */

/**
 * What an icon is drawn for.
 * - `any`: it has the brand's corners.
 * - `maskable`: it fills its square, and keeps its mark where every mask lets it be.
 * - `monochrome`: a device takes its shape alone, and gives it a colour of its own.
 */
export const iconPurposes = ['any', 'maskable', 'monochrome'] as const;

export type IconPurpose = (typeof iconPurposes)[number];

/** The icon of a browser's tab. */
export const tabIconAddress = (version: number): string => `/icon.svg?v=${version}`;

/** @param side in pixels, one of the sizes that the server draws */
export const iconAddress = (version: number, side: number, purpose: IconPurpose): string =>
  `/icons/${purpose}-${side}.png?v=${version}`;

/** What an installed app is called and looks like. */
export const manifestAddress = (version: number): string => `/manifest.webmanifest?v=${version}`;

/** @param name `site`, or a lander's type */
export const linkPictureAddress = (version: number, name: string): string => `/pictures/${name}.jpg?v=${version}`;
