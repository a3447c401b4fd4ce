import { listPartnerTiles } from '@parlour/contract/members/list-partner-tiles';
import type { PartnerSlot } from '@parlour/models/members/partner-tiles';
import { callQuery } from '../call-query.ts';
import { membersKeys } from './keys.ts';

/** Advertisements of partners for a place of the site. */
export const partnerTilesOptions = (slot: PartnerSlot) =>
  callQuery(membersKeys.partnerTiles(slot), listPartnerTiles, { slot });
