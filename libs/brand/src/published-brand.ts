import type { BrandSettings } from './settings-schema.ts';

/** A brand as the server answers for it: the settings in force and the number of their version. */
export interface PublishedBrand {
  id: string;
  version: number;
  settings: BrandSettings;
}
