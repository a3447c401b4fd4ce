import { z } from 'zod';
import { partnerDrawings, partnerSlots, partnerTileTypes } from '@parlour/models/members/partner-tiles';
import { defineCall } from '../define-call.ts';

/** One advertisement of a partner; it is never drawn like a member. */
export const PartnerTile = z.object({
  id: z.string(),
  type: z.enum(partnerTileTypes),
  label: z.string(),
  /** Which drawing stands on it: no picture of a person does. */
  image: z.enum(partnerDrawings),
  /** https, outside of this site. */
  url: z.string(),
  sponsored: z.literal(true),
});
export type PartnerTile = z.output<typeof PartnerTile>;

/** Advertisements of partners for a place of the site (contract C5); none where the brand's `member_resell` is off. */
export const listPartnerTiles = defineCall({
  method: 'GET',
  path: '/api/partner-tiles.php',
  who: 'member',
  query: z.strictObject({ slot: z.enum(partnerSlots, 'value_unknown') }),
  reply: z.object({ tiles: z.array(PartnerTile) }),
  errors: [],
});
