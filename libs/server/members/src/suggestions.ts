import type { ProfileCard } from '@parlour/contract/types/profile';
import { defaultCriteria } from '@parlour/models/members/search-criteria';
import type { CallContext } from '@parlour/server-kit/call-context';
import type { ImageFor } from '@parlour/server-media';
import { cardOf } from './card.ts';
import { searchPage } from './store/search.ts';
import { findSearcher } from './store/searcher.ts';
import { findViewing } from './store/viewings.ts';

/** People whom a new member may want to meet: the brand's default search in their country, active ones first. */
export type Suggestions = (
  context: Pick<CallContext, 'brand' | 'db' | 'now'>,
  memberId: string,
  limit: number,
) => Promise<ProfileCard[]>;

export const createSuggestions =
  (imageFor: ImageFor): Suggestions =>
  async ({ brand, db, now }, memberId, limit) => {
    const viewing = await findViewing(db, brand, memberId, now);
    const searcher = await findSearcher(db, brand.id, memberId);
    const criteria = { ...defaultCriteria(brand.settings, searcher, null), with_photo: true };
    const rows = await searchPage(db, { viewing, criteria }, null, limit);
    return rows.map((row) => cardOf(row, viewing, imageFor));
  };
