import type { Privacy } from '@parlour/contract/profile/privacy-fields';

/** The choices that are on or off, in their order on the page. */
export const switches = [
  'invisible',
  'show_online',
  'show_age',
  'show_city',
  'show_to_visitors',
  'blur_images',
  'blur_incoming',
  'read_receipts',
] as const satisfies readonly (keyof Privacy)[];
export type PrivacySwitch = (typeof switches)[number];
