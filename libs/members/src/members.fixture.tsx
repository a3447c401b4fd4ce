import { type ApiError } from '@parlour/api-client/api-error';
import { cardOf, member, regions } from '@parlour/testing/page-data';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { MatchPlace } from './match/match-place.tsx';
import { MembersPage } from './search/members-page.tsx';

const criteria = { gender: 'female', country: 'NL', countryregion: null, city: null, min_age: 30, max_age: 60 };
export const nora = cardOf('Nora', { online: 'now', like_new: true });
export const mila = cardOf('Mila', { fictional: true, demo: true });
/** Answers of a search: many people, and so few that others are shown too. */
export const many = {
  profiles: [nora, mila],
  page: 1,
  pages: 40,
  total: 800,
  total_capped: true,
  criteria,
  limited: null,
};
export const few = { ...many, pages: 1, total: 2, total_capped: undefined };
export const similar = {
  profiles: [cardOf('Claire')],
  count: 1,
  page: 1,
  pages: 1,
  relaxed: ['region', 'age'],
  criteria: { ...criteria, min_age: 25, max_age: 65 },
};

/** What the pages about members are answered, with some of it changed. */
export const answers = (more: Answers = {}): Answers => ({
  'GET /api/user.php': () => member(),
  'GET /api/regions.php': () => regions,
  'GET /api/swipe.php?round': () => ({ likes_left: 3, likes_per_day: 4, resets_at: '2026-11-21T23:00:00.000Z' }),
  'GET /api/members.php': () => many,
  'GET /api/members.php?similar': () => similar,
  ...more,
});

export const refuse = (error: ApiError) => () => {
  throw error;
};

export const renderMembers = (more: Answers = {}, address = '/members') =>
  renderPage(
    (search) => (
      <>
        <MembersPage search={search} />
        <MatchPlace />
      </>
    ),
    answers(more),
    { address },
  );
