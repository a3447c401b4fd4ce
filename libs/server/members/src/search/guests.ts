import type { ProfileCard } from '@parlour/contract/types/profile';
import { selectedCountry } from '@parlour/models/account/selected-country';
import { defaultCriteria } from '@parlour/models/members/search-criteria';
import { MAX_GREETED } from '@parlour/models/members/search-limits';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import type { ImageFor } from '@parlour/server-media';
import { cardOf } from '../cards/card.ts';
import { findBlockedAmong } from '../store/blocked-among.ts';
import { searchPage } from '../store/search.ts';
import { viewingOf } from './viewing.ts';

/**
 * Members whom a visitor's first page may show: they agreed to it, have a picture that visitors see unblurred and are no fiction;
 * active ones first (contract part 0, 16). A member who opens such a page sees nobody there with whom they have a block.
 */
export type Guests = (
  context: Pick<CallContext, 'brand' | 'db' | 'now' | 'request'> & Partial<Pick<CallContext, 'viewer'>>,
  limit: number,
) => Promise<ProfileCard[]>;

export const createGuests =
  (imageFor: ImageFor): Guests =>
  async ({ brand, db, now, request, viewer: member }, limit) => {
    const country = selectedCountry(request.country, brand.settings.countries);
    const criteria = { ...defaultCriteria(brand.settings, null, country), with_photo: true };
    const viewing = viewingOf({ brand, now, viewer: null });
    const rows = await searchPage(
      db,
      { viewing, criteria, real: true, unblurred: true, lookedAt: MAX_GREETED },
      null,
      limit,
    );
    const ids = rows.map(({ member_id }) => member_id);
    const blocked = member ? await findBlockedAmong(db, brand.id, member.id, ids) : new Set<string>();
    return rows
      .filter(({ member_id }) => !blocked.has(member_id))
      .map((row) => cardOf(row, viewing, imageFor))
      .filter(({ main_image }) => main_image?.filename);
  };
