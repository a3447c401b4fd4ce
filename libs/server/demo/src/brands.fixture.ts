import type { PublishedBrand } from '@parlour/brand/published-brand';
import { brand as bbw } from '@parlour/app-bbw/settings';
import { brand as bdsm } from '@parlour/app-bdsm/settings';
import { brand as ours } from '@parlour/app-default/settings';
import { brand as gay } from '@parlour/app-gay/settings';
import { brand as gilf } from '@parlour/app-gilf/settings';
import { brand as milf } from '@parlour/app-milf/settings';
import { brand as she } from '@parlour/app-she/settings';

/** All brands as their apps have them. */
export const brands: PublishedBrand[] = [ours, she, bdsm, bbw, gilf, milf, gay].map((settings) => ({
  id: settings.id,
  version: 1,
  settings,
}));
