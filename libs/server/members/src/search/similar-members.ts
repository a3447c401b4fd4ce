import { similarMembers } from '@parlour/contract/members/similar-members';
import { pageSize, pagesFor, MAX_TOTAL } from '@parlour/models/members/search-limits';
import { widenSearch, type WidenedSearch } from '@parlour/models/members/widen-search';
import { handle } from '@parlour/server-kit/calls/handle';
import { cardOf } from '../cards/card.ts';
import { criteriaOf, shownCriteria } from './criteria.ts';
import { pageAt } from './page-at.ts';
import type { MembersPorts } from '../ports.ts';
import { refuseVisitors } from './search-members.ts';
import { countFound, mayMatchMore } from '../store/search.ts';
import { viewingOf } from './viewing.ts';

/** Widens step by step until a page is full or nothing is left to widen. */
export const similarMembersCall = (ports: MembersPorts) =>
  handle(similarMembers, async ({ query }, context) => {
    refuseVisitors(context);
    const { page = 1, ...filters } = query;
    const viewing = viewingOf(context);
    const narrow = criteriaOf(filters, context);

    let widened: WidenedSearch = { criteria: narrow, relaxed: [] };
    let count = 0;
    for (const step of widenSearch(narrow, context.brand.settings.min_age)) {
      widened = step;
      count = await countFound(context.db, { viewing, criteria: step.criteria, beyond: narrow });
      if (count >= pageSize) break;
    }
    const search = { viewing, criteria: widened.criteria, beyond: narrow };
    const rows = count === 0 ? [] : await pageAt(context.db, search, page, pageSize);
    return {
      profiles: rows.map((row) => cardOf(row, viewing, ports.imageFor)),
      count: Math.min(count, MAX_TOTAL),
      page,
      pages: pagesFor(count),
      ...((await mayMatchMore(context.db, search, count)) ? { total_capped: true } : {}),
      relaxed: widened.relaxed,
      criteria: shownCriteria(widened.criteria),
    };
  });
