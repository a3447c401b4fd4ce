import { searchMembers } from '@parlour/contract/members/search-members';
import { takersOfFirstMessages } from '@parlour/models/chat/takes-first-message';
import { maySearch } from '@parlour/models/members/may-search';
import { MAX_GREETED, pageSize, pagesFor, MAX_TOTAL } from '@parlour/models/members/search-limits';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse, refuseFields } from '@parlour/server-kit/calls/refusal';
import { cardOf } from '../cards/card.ts';
import { criteriaOf, shownCriteria } from './criteria.ts';
import type { MapCache } from './map-cache.ts';
import type { MembersPorts } from '../ports.ts';
import { readCursor, writeCursor } from './search-cursor.ts';
import type { Search, SearchCursor } from '../store/search-conditions.ts';
import { mapSearch, mayMatchMore, searchPage, type FoundRow, type SearchMap } from '../store/search.ts';
import { viewingOf } from './viewing.ts';

/** Visitors may search only where the brand lets them (spec section 6). */
export function refuseVisitors({ viewer, brand, hasTrafficSource }: CallContext): void {
  if (!viewer && !maySearch(brand.settings, hasTrafficSource)) throw refuse('authentication_required');
}

/**
 * A page of the members search. `next` goes on from the last row of the page before; a page asked for by its number begins
 * where the search's map says.
 */
export const searchMembersCall = (ports: MembersPorts, maps: MapCache) =>
  handle(searchMembers, async ({ query }, context) => {
    refuseVisitors(context);
    const { page: asked, next, takes_message, ...filters } = query;
    const after = next === undefined ? null : cursorOf(ports, next, asked);
    const page = after?.page ?? asked ?? 1;
    const search: Search = {
      viewing: viewingOf(context),
      criteria: criteriaOf(filters, context),
      ...(takes_message ? { takers: takersOfFirstMessages(context.brand.settings), lookedAt: MAX_GREETED } : {}),
    };
    const { rows, total, capped } = await pageOf(context, search, maps, page, after);
    const last = rows.at(-1);
    const more = rows.length === pageSize && last && page < pagesFor(total);
    return {
      profiles: rows.map((row) => cardOf(row, search.viewing, ports.imageFor)),
      page,
      pages: pagesFor(total),
      total: Math.min(total, MAX_TOTAL),
      ...(capped ? { total_capped: true } : {}),
      ...(more
        ? { next: writeCursor(ports.cursors, page + 1, { moment: last.moment, memberId: last.member_id }) }
        : {}),
      criteria: shownCriteria(search.criteria),
      limited: context.viewer ? null : ('login' as const),
    };
  });

/** The cursor counts the pages on its own, so that no search goes further by it than by numbers. */
function cursorOf({ cursors }: MembersPorts, next: string, asked: number | undefined): SearchCursor & { page: number } {
  const after = readCursor(cursors, next);
  if (!after || (asked !== undefined && asked !== after.page)) throw refuseFields({ next: 'value_unknown' });
  return after;
}

interface FoundPage {
  rows: FoundRow[];
  total: number;
  capped: boolean;
}

/** A first page that is not full is the whole result; any other page begins where the search's map says, or at the cursor. */
async function pageOf(
  { db, now }: CallContext,
  search: Search,
  maps: MapCache,
  page: number,
  cursor: SearchCursor | null,
): Promise<FoundPage> {
  const { brand, memberId } = search.viewing;
  const key = JSON.stringify([brand.id, brand.version, memberId, search.criteria, search.takers]);
  const findMap = (): Promise<SearchMap> => maps.find(key, now, () => mapSearch(db, search, pageSize));
  if (page === 1 && cursor === null) {
    const rows = await searchPage(db, search, null, pageSize);
    if (rows.length < pageSize)
      return { rows, total: rows.length, capped: await mayMatchMore(db, search, rows.length) };
    const map = await findMap();
    return { rows, total: map.found, capped: map.isCapped };
  }
  const map = await findMap();
  const after = cursor ?? map.ends[page - 2];
  const rows = after ? await searchPage(db, search, after, pageSize) : [];
  return { rows, total: map.found, capped: map.isCapped };
}
