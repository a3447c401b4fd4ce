import { searchMembers } from '@parlour/contract/members/search-members';
import { pageSize, pagesFor, totalMax } from '@parlour/models/members/search-limits';
import type { CallContext } from '@parlour/server-kit/call-context';
import { handle } from '@parlour/server-kit/handle';
import { refuse } from '@parlour/server-kit/refusal';
import { cardOf } from './card.ts';
import type { CountCache } from './count-cache.ts';
import { criteriaOf, shownCriteria } from './criteria.ts';
import type { MembersPorts } from './ports.ts';
import { readCursor, writeCursor } from './search-cursor.ts';
import { countFound, searchPage, type Search, type SearchStart } from './store/search.ts';
import { viewingOf } from './viewing.ts';

/** Visitors may search only where the brand lets them (spec section 6). */
export function refuseVisitors({ viewer, brand }: Pick<CallContext, 'viewer' | 'brand'>): void {
  if (!viewer && !brand.settings.logged_out_search) throw refuse('authentication_required');
}

export const searchMembersCall = (ports: MembersPorts, counts: CountCache) =>
  handle(searchMembers, async ({ query }, context) => {
    refuseVisitors(context);
    const { page = 1, next, ...filters } = query;
    const search: Search = { viewing: viewingOf(context), criteria: criteriaOf(filters, context) };
    const offset = (page - 1) * pageSize;

    const rows = await searchPage(context.db, search, startOf(next, offset), pageSize);
    const total = await totalOf(context, search, counts, offset, rows.length);
    const last = rows.at(-1);
    const more = rows.length === pageSize && last && page < pagesFor(total);
    return {
      profiles: rows.map((row) => cardOf(row, search.viewing, ports.imageFor)),
      page,
      pages: pagesFor(total),
      total: Math.min(total, totalMax),
      ...(total > totalMax ? { total_capped: true } : {}),
      ...(more ? { next: writeCursor({ moment: last.moment, memberId: last.member_id }) } : {}),
      criteria: shownCriteria(search.criteria),
      limited: context.viewer ? null : ('login' as const),
    };
  });

function startOf(next: string | undefined, offset: number): SearchStart {
  if (next === undefined) return { offset };
  const after = readCursor(next);
  if (!after) throw refuse('value_unknown');
  return { after };
}

/** A page that is not full ends the walk, so the total is known without counting. */
async function totalOf(
  { db, now }: CallContext,
  search: Search,
  counts: CountCache,
  offset: number,
  found: number,
): Promise<number> {
  if (found < pageSize && (found > 0 || offset === 0)) return offset + found;
  const { brand, memberId } = search.viewing;
  return counts.count(JSON.stringify([brand.id, memberId, search.criteria]), now, () => countFound(db, search));
}
