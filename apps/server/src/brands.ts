import { brand as bbw } from '@parlour/app-bbw/settings';
import { brand as bdsm } from '@parlour/app-bdsm/settings';
import { brand as standard } from '@parlour/app-default/settings';
import { brand as gay } from '@parlour/app-gay/settings';
import { brand as gilf } from '@parlour/app-gilf/settings';
import { brand as milf } from '@parlour/app-milf/settings';
import { brand as she } from '@parlour/app-she/settings';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { filesOfApps } from './start/brands/files-of-apps.ts';

/**
 * The settings files of all apps, by their folders, in the order of their niches. A wrong setting throws here, before anything
 * starts.
 */
export const settingsFiles: readonly BrandSettings[] = filesOfApps({
  default: standard,
  she,
  bdsm,
  bbw,
  gilf,
  milf,
  gay,
});
