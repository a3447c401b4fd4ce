import type { ProfileCard } from '@parlour/contract/types/profile';
import type { Taker } from '@parlour/models/chat/takes-first-message';
import { defaultCriteria } from '@parlour/models/members/search-criteria';
import { MAX_GREETED } from '@parlour/models/members/search-limits';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import type { ImageFor } from '@parlour/server-media';
import { cardOf } from '../cards/card.ts';
import { searchPage } from '../store/search.ts';
import { findSearcher } from '../store/searcher.ts';
import { findViewing } from '../store/viewings.ts';

/** Whom a stranger may write to, as far as a search can tell; fictional profiles ask for a consent first (`maySend`). */
const openToStrangers: readonly Taker[] = [{ whoCanMessage: 'everyone', fictional: false }];

/**
 * People whom a new member may want to meet: the brand's default search in their country, active ones first. Half of them may be
 * written to at once, where there are so many, and come before all others.
 */
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
    const search = { viewing, criteria };
    const [open, active] = await Promise.all([
      searchPage(db, { ...search, takers: openToStrangers, lookedAt: MAX_GREETED }, null, Math.floor(limit / 2)),
      searchPage(db, search, null, limit),
    ]);
    const found = new Map([...open, ...active].map((row) => [row.member_id, row]));
    return [...found.values()].slice(0, limit).map((row) => cardOf(row, viewing, imageFor));
  };
