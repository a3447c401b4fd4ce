/**
 * Where the pictures are that are drawn from a brand's settings, and the manifest that names them. They may be kept for a day: an
 * address changes with the brand's published version, so that what is new is seen at once.
 */

/** The icon of a browser's tab. */
export const tabIconAddress = (version: number): string => `/icon.svg?v=${version}`;

/** @param side in pixels, one of the sizes that the server draws */
export const iconAddress = (version: number, side: number, purpose: 'any' | 'maskable'): string =>
  `/icons/${purpose}-${side}.png?v=${version}`;

/** What an installed app is called and looks like. */
export const manifestAddress = (version: number): string => `/manifest.webmanifest?v=${version}`;

/** @param name `site`, or a lander's type */
export const linkPictureAddress = (version: number, name: string): string => `/pictures/${name}.jpg?v=${version}`;
