import { related } from '@parlour/contract/profile/related';
import { ageOn } from '@parlour/models/account/sign-up/age';
import { bandsAround, oldestAge } from '@parlour/models/members/birth-dates';
import { openFilters, type SearchCriteria } from '@parlour/models/members/search-criteria';
import { MAX_PAGES, MAX_TOTAL } from '@parlour/models/members/search-limits';
import { memberRefusal, visitorRefusal } from '@parlour/models/profile/profile-refusal';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { cardOf } from '../cards/card.ts';
import { pageAt } from './page-at.ts';
import type { MembersPorts } from '../ports.ts';
import { refuseVisitors } from './search-members.ts';
import { findPair } from '../store/pair.ts';
import { findRelatedTo, type RelatedTo } from '../store/related-to.ts';
import { countFound } from '../store/search.ts';
import { viewingOf } from './viewing.ts';

/** Related profiles on one page: two rows on a desk. */
const relatedSize = 8;
/** Years younger and older that still count as about the same age; of whoever keeps the age back, the band does. */
const aboutTheSameAge = 7;

/**
 * Members much like the one whose profile is open: of their region where it has enough for a page, else of their country.
 */
export const relatedCall = (ports: MembersPorts) =>
  handle(related, async ({ query }, context) => {
    refuseVisitors(context);
    const subject = await findRelatedTo(context.db, context.brand.id, query.profile_id);
    if (!subject) throw refuse('profile_not_found');
    await refuseHidden(context, query.profile_id, subject);

    const viewing = viewingOf(context);
    const inCountry = { viewing, criteria: criteriaLike(subject, context), except: query.profile_id };
    const inRegion = { ...inCountry, criteria: { ...inCountry.criteria, countryregion: subject.region } };
    const near = subject.region === null ? 0 : await countFound(context.db, inRegion);
    const search = near >= relatedSize ? inRegion : inCountry;
    const count = near >= relatedSize ? near : await countFound(context.db, inCountry);
    const page = query.page ?? 1;
    const rows = await pageAt(context.db, search, page, relatedSize);
    return {
      profiles: rows.map((row) => cardOf(row, viewing, ports.imageFor)),
      count,
      page,
      pages: Math.min(MAX_PAGES, Math.max(1, Math.ceil(count / relatedSize))),
      total: Math.min(count, MAX_TOTAL),
      ...(count > MAX_TOTAL ? { total_capped: true } : {}),
    };
  });

async function refuseHidden({ db, brand, viewer }: CallContext, profileId: string, subject: RelatedTo): Promise<void> {
  if (viewer?.id === profileId) return;
  const pair = viewer && (await findPair(db, brand.id, viewer.id, profileId));
  const refusal = pair
    ? memberRefusal({ ...subject, name: pair.name }, pair.blockedByThem, brand.settings.blocked_notice)
    : visitorRefusal(subject);
  if (refusal) throw refuse(refusal.code, refusal.params);
}

function criteriaLike(subject: RelatedTo, { brand, now }: CallContext): SearchCriteria {
  const age = ageOn(subject.date_of_birth, now, brand.settings.time_zone);
  const { youngest, oldest } = subject.show_age
    ? { youngest: age - aboutTheSameAge, oldest: age + aboutTheSameAge }
    : bandsAround(age, age);
  return {
    ...openFilters,
    gender: subject.gender,
    country: subject.country,
    min_age: Math.max(brand.settings.min_age, youngest),
    max_age: Math.min(oldestAge, oldest),
  };
}
