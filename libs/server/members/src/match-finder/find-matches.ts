import type { ReplyInput } from '@parlour/contract/define-call';
import type { getMatchFinder } from '@parlour/contract/members/get-match-finder';
import { yearsBetween } from '@parlour/models/day';
import { interests } from '@parlour/models/interests';
import { oldestAge } from '@parlour/models/members/birth-dates';
import {
  MAX_LOOKED_AT,
  nearnesses,
  questionsFor,
  rankMatches,
  type MatchQuestion,
} from '@parlour/models/members/match-finder';
import { genderSought, openFilters, type SearchCriteria } from '@parlour/models/members/search-criteria';
import { relationshipStatuses } from '@parlour/models/profile-fields';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { cardOf } from '../cards/card.ts';
import type { MembersPorts } from '../ports.ts';
import { findAnswers, findSeeker, findTraits, type MatchAnswers } from '../store/match-finder.ts';
import { searchPage } from '../store/search.ts';
import { viewingOf, type Viewing } from '../search/viewing.ts';

type Seeker = Awaited<ReturnType<typeof findSeeker>>;

/** Years younger and older than oneself that the questions begin with. */
const firstAges = 8;

/** The match finder as it stands: answers, questions, and the best of those who were here last (contract C3). */
export async function findMatches(
  { imageFor }: MembersPorts,
  context: MemberContext,
): Promise<ReplyInput<typeof getMatchFinder>> {
  const { db, brand, viewer } = context;
  const viewing = viewingOf(context);
  const [kept, seeker] = await Promise.all([findAnswers(db, brand.id, viewer.id), findSeeker(db, brand.id, viewer.id)]);
  const questions = questionsFor(brand.settings.visible_profile_fields);
  const age = yearsBetween(seeker.date_of_birth, viewing.today);
  const given = kept ? asked(kept, questions, context) : firstAnswers(seeker, age, questions, context);
  const mayBe = nearnesses.filter((near) => near !== 'region' || seeker.region !== null);
  const criteria = mayBe.includes(given.near) ? given : { ...given, near: 'country' as const };
  const reply = {
    criteria,
    answered: kept !== null,
    questions: questions.map((id) => ({ id, options: id === 'near' ? mayBe : [...options[id]] })),
  };
  if (!kept) return { ...reply, matches: [] };

  const search = { viewing, criteria: searchOf(criteria, seeker, viewing), notLiked: true as const };
  const rows = await searchPage(db, search, null, MAX_LOOKED_AT);
  const traits = await findTraits(
    db,
    brand.id,
    rows.map(({ member_id }) => member_id),
  );
  const candidates = rows.map((row) => {
    const card = cardOf(row, viewing, imageFor);
    const { interests: theirs = [], relationship_status = null } = traits.get(row.member_id) ?? {};
    const theirAge = questions.includes('ages') ? card.age : null;
    return { id: card.id, card, age: theirAge, place: card.distance_band, interests: theirs, relationship_status };
  });
  const matches = rankMatches({ age, criteria }, candidates);
  return { ...reply, matches: matches.map(({ candidate, reasons }) => ({ profile: candidate.card, reasons })) };
}

const options: Record<MatchQuestion, readonly string[]> = {
  interests,
  ages: [],
  near: nearnesses,
  relationship_statuses: relationshipStatuses,
};

/** Answers to what the brand no longer asks do not count. */
function asked(answers: MatchAnswers, questions: readonly MatchQuestion[], { brand }: MemberContext): MatchAnswers {
  const asks = (question: MatchQuestion): boolean => questions.includes(question);
  return {
    interests: asks('interests') ? answers.interests : [],
    min_age: asks('ages') ? Math.max(answers.min_age, brand.settings.min_age) : brand.settings.min_age,
    max_age: asks('ages') ? answers.max_age : oldestAge,
    near: asks('near') ? answers.near : 'country',
    relationship_statuses: asks('relationship_statuses') ? answers.relationship_statuses : [],
  };
}

/** What the questions begin with: the seeker's own interests, about the same age, in the same country. */
const firstAnswers = (
  { interests: own }: Seeker,
  age: number,
  questions: readonly MatchQuestion[],
  context: MemberContext,
): MatchAnswers =>
  asked(
    {
      interests: own as MatchAnswers['interests'],
      min_age: Math.max(context.brand.settings.min_age, age - firstAges),
      max_age: Math.min(oldestAge, age + firstAges),
      near: 'country',
      relationship_statuses: [],
    },
    questions,
    context,
  );

function searchOf(answers: MatchAnswers, seeker: Seeker, { brand }: Viewing): SearchCriteria {
  return {
    ...openFilters,
    gender: genderSought(brand.settings, seeker),
    country: answers.near === 'anywhere' ? null : seeker.country,
    countryregion: answers.near === 'region' ? seeker.region : null,
    min_age: Math.min(answers.min_age, answers.max_age),
    max_age: Math.max(answers.min_age, answers.max_age),
  };
}
