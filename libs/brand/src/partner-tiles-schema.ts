import { z } from 'zod';
import { locales } from '@parlour/models/locale';
import { partnerDrawings, partnerSlots, partnerTileTypes } from '@parlour/models/members/partner-tiles';
import { oneLine } from './one-line.ts';

/**
 * An advertisement of a partner among the members, shown where `member_resell` is on. It has a drawing and no photo, so that
 * nobody takes it for a member.
 */
export const PartnerTile = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'small letters, digits and dashes'),
  type: z.enum(partnerTileTypes),
  slot: z.enum(partnerSlots),
  labels: z.partialRecord(z.enum(locales), oneLine(60)),
  image: z.enum(partnerDrawings),
  url: z.url({ protocol: /^https$/ }),
});
