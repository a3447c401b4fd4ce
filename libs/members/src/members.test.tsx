// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import type { LikesOfType } from '@parlour/contract/members/list-likes';
import { choiceFilters } from '@parlour/models/members/search-criteria';
import { cardOf, member, regions, visitor } from '@parlour/testing/page-data';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { MemberHome } from './home/member-home.tsx';
import { LikesPage, readLikesAddress } from './likes/likes-page.tsx';
import { MembersPage } from './search/members-page.tsx';
import { readSearch, searchHref, type SearchOffer } from './search/read-search.ts';
import { SignupMatchesPage } from './signup-matches/signup-matches-page.tsx';

beforeAll(installTopLayer);
afterEach(cleanup);

const criteria = { gender: 'female', country: 'NL', countryregion: null, city: null, min_age: 30, max_age: 60 };
const nora = cardOf('Nora', { online: 'now', like_new: true });
const mila = cardOf('Mila', { fictional: true, demo: true });
const many = { profiles: [nora, mila], page: 1, pages: 40, total: 800, total_capped: true, criteria, limited: null };
const few = { ...many, pages: 1, total: 2, total_capped: undefined };
const similar = {
  profiles: [cardOf('Claire')],
  count: 1,
  relaxed: ['region', 'age'],
  criteria: { ...criteria, min_age: 25, max_age: 65 },
};
const answers = (more: Answers = {}): Answers => ({
  'GET /api/user.php': () => member(),
  'GET /api/regions.php': () => regions,
  'GET /api/swipe.php?round': () => ({ likes_left: 3, likes_per_day: 4, resets_at: '2026-11-21T23:00:00.000Z' }),
  'GET /api/members.php': () => many,
  'GET /api/members.php?similar': () => similar,
  ...more,
});
const refuse = (error: ApiError) => () => {
  throw error;
};
const renderMembers = (more: Answers = {}, address = '/members') =>
  renderPage((search) => <MembersPage search={search} />, answers(more), { address });

describe('the address of the members page', () => {
  const offer = {
    search_fields: [...choiceFilters, 'interests' as const],
    genders: ['male' as const, 'female' as const],
    countries: ['NL', 'BE'],
    min_age: 18,
  };
  const read = (text: string, changes: Partial<SearchOffer> = {}) =>
    readSearch(new URLSearchParams(text), { ...offer, ...changes });

  it('is read leniently: repeats join, the empty and the unknown go', () => {
    expect(
      read('gender=female&countryregion=&online=1&interests=wine&interests=art&hair_color=green&page=2&utm=x'),
    ).toEqual({
      search: { gender: 'female', online: '1', interests: 'wine,art', page: 2 },
      narrow: false,
    });
    expect(read('country=BE&countryregion=nl-utrecht&min_age=3&max_age=500').search).toEqual({
      country: 'BE',
      min_age: 18,
      max_age: 99,
    });
  });

  it('asks for nothing that the brand does not offer', () => {
    const text = 'gender=male&country=FR&min_age=18&max_age=40&interests=wine&hair_color=red&tattoos=few';
    const women = { genders: ['female' as const], search_fields: ['hair_color' as const], min_age: 21 };
    expect(read(text, women).search).toEqual({ min_age: 21, max_age: 40, hair_color: 'red' });
  });

  it('is written back with changes, from the first page', () => {
    expect(searchHref(read('online=1&page=3'), { sort: 'new' })).toBe('/members?online=1&sort=new');
    expect(searchHref(read('online=1&with_photo=1&narrow=1'), { online: undefined })).toBe(
      '/members?with_photo=1&narrow=1',
    );
  });
});

describe('the members page', () => {
  it('shows cards in words: name, place, likes you, fictional, demo', async () => {
    renderMembers();
    const [first, second] = await screen.findAllByRole('article');
    expect(within(first!).getByRole('link', { name: 'Nora, 41' }).getAttribute('href')).toBe(`/members/${nora.id}`);
    expect(first!.textContent).toContain('Utrecht · online now');
    expect(first!.textContent).toContain('New like');
    expect(second!.textContent).toContain('Fictional profile');
    expect(second!.textContent).toContain('Demo');
    expect(screen.getByRole('heading', { level: 1, name: 'Members' })).toBeDefined();
    expect(screen.getByText('800+ members in Netherlands')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe('/members?page=2');
  });

  it('has its filters as a GET form that needs no script', async () => {
    renderMembers({}, '/members?with_photo=1&sort=new');
    const rail = await screen.findByRole('complementary', { name: 'Filters' });
    const form = rail.querySelector('form')!;
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/members']);
    expect(Object.fromEntries(new FormData(form))).toEqual({
      gender: 'female',
      min_age: '30',
      max_age: '60',
      country: 'NL',
      countryregion: '',
      with_photo: '1',
      sort: 'new',
    });
  });

  it('tells who listens what a changed search found, and nothing before', async () => {
    let found = many;
    renderMembers({ 'GET /api/members.php': () => found });
    await screen.findByRole('heading', { level: 1, name: 'Members' });
    expect(screen.getByRole('status').textContent).toBe('');
    found = { ...many, pages: 2, total: 31, total_capped: false };
    const rail = within(screen.getByRole('complementary', { name: 'Filters' }));
    await userEvent.click(rail.getByRole('switch', { name: 'Online now' }));
    await userEvent.click(rail.getByRole('button', { name: 'Show members' }));
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('31 members in Netherlands. Page 1'));
  });

  it('shows advertisements where the brand has them, labelled, and unlike members', async () => {
    const cameras = {
      id: 'cams',
      type: 'cam',
      label: 'Live cameras',
      image: 'camera',
      url: 'https://cams.example/',
      sponsored: true,
    };
    renderPage(
      (search) => <MembersPage search={search} />,
      {
        ...answers({
          'GET /api/members.php': () => ({
            ...many,
            profiles: Array.from({ length: 7 }, (_, place) => cardOf(`Nora ${place}`)),
          }),
          'GET /api/partner-tiles.php': () => ({ tiles: [cameras] }),
        }),
      },
      { address: '/members', changes: { member_resell: true } },
    );
    const advert = await screen.findByRole('link', { name: /^Advertisement/ });
    expect([advert.getAttribute('rel'), advert.getAttribute('href')]).toEqual(['sponsored noopener', cameras.url]);
    expect(advert.textContent).toContain('Live cameras');
    expect(advert.closest('article')).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(7);
  });

  it('asks nobody for advertisements where the brand has none', async () => {
    const { asked } = renderMembers();
    await screen.findAllByRole('article');
    expect(asked.map(({ call }) => call.path)).not.toContain('/api/partner-tiles.php');
  });

  it('leads back from a page behind the last one', async () => {
    renderMembers(
      { 'GET /api/members.php': () => ({ ...few, profiles: [], page: 9, pages: 1, total: 12 }) },
      '/members?online=1&page=9',
    );
    expect(await screen.findByRole('heading', { name: 'There is nobody on this page' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'To the first page' }).getAttribute('href')).toBe('/members?online=1');
  });

  it('searches for what the form says', async () => {
    const { asked, router } = renderMembers();
    const rail = within(await screen.findByRole('complementary', { name: 'Filters' }));
    await userEvent.click(rail.getByRole('switch', { name: 'Online now' }));
    await userEvent.selectOptions(rail.getByLabelText('Province'), 'Gelderland');
    await userEvent.click(rail.getByRole('button', { name: 'Show members' }));
    await vi.waitFor(() => expect(router.state.location.search).toContain('countryregion=nl-gelderland'));
    expect(asked.at(-1)?.query).toMatchObject({ online: '1', countryregion: 'nl-gelderland', gender: 'female' });
  });

  it('lets each filter in use be taken away', async () => {
    renderMembers({}, '/members?with_photo=1&interests=wine,art');
    const chips = within(await screen.findByRole('list', { name: 'Filters in use' }));
    expect(chips.getByRole('link', { name: /Remove filter ?With photo/ }).getAttribute('href')).toBe(
      '/members?interests=wine%2Cart',
    );
    expect(chips.getByRole('link', { name: /Remove filter ?Wine/ }).getAttribute('href')).toBe(
      '/members?with_photo=1&interests=art',
    );
  });

  it('says when few were found and what was widened, and keeps narrow on wish', async () => {
    const { asked } = renderMembers({ 'GET /api/members.php': () => few });
    expect(
      await screen.findByText('Only 2 people matched, so other regions and ages 25 to 65 are included below.'),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Keep it narrow' }).getAttribute('href')).toBe('/members?narrow=1');
    expect(screen.getByRole('link', { name: 'Claire, 41' })).toBeDefined();
    cleanup();
    renderMembers({ 'GET /api/members.php': () => few }, '/members?narrow=1');
    await screen.findByRole('link', { name: 'Nora, 41' });
    expect(screen.queryByText(/are included below/)).toBeNull();
    expect(asked.filter(({ call }) => call.when)).toHaveLength(1);
  });

  it('has a way on where nobody matches', async () => {
    renderMembers({
      'GET /api/members.php': () => ({ ...few, profiles: [], total: 0 }),
      'GET /api/members.php?similar': () => ({ ...similar, profiles: [], count: 0 }),
    });
    expect(await screen.findByRole('heading', { name: 'Nobody matches this search' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Clear filters' }).getAttribute('href')).toBe('/members');
  });

  it('gives visitors no heart, and says who is shown', async () => {
    renderMembers({
      'GET /api/user.php': () => visitor,
      'GET /api/members.php': () => ({ ...many, limited: 'login' }),
    });
    await screen.findByRole('link', { name: 'Nora, 41' });
    expect(screen.queryByRole('button', { name: /^Like/ })).toBeNull();
    expect(screen.getByText('You see only members who agreed to be shown to visitors.')).toBeDefined();
  });
});

describe('the heart', () => {
  const heart = () => screen.findByRole('button', { name: 'Like Mila' });

  it('is pressed at once, and says when it is a match', async () => {
    let answer = (_: unknown): void => undefined;
    const { asked } = renderMembers({
      'POST /api/like.php': () => new Promise((resolve) => (answer = resolve)),
      'GET /api/likes.php': () => ({}),
    });
    await userEvent.click(await heart());
    expect((await heart()).getAttribute('aria-pressed')).toBe('true');
    answer({ match: true });
    expect(await screen.findByText("Toast: It's a match with Mila!")).toBeDefined();
    expect(asked.find(({ call }) => call.method === 'POST')).toMatchObject({
      body: { profile_id: mila.id, source: 'list' },
      idempotencyKey: expect.any(String),
    });
  });

  it('goes back where the like is refused', async () => {
    renderMembers({ 'POST /api/like.php': refuse(new ApiError(403, { code: 'not_confirmed' })) });
    await userEvent.click(await heart());
    expect(await screen.findByText('Toast: Confirm your e-mail address first.')).toBeDefined();
    expect((await heart()).getAttribute('aria-pressed')).toBe('false');
  });

  it('posts to the page of its member as long as no script answers it', async () => {
    renderMembers({ 'GET /api/members.php': () => ({ ...many, profiles: [cardOf('Mila', { like_sent: true })] }) });
    const button = (await heart()) as HTMLButtonElement;
    expect(button.form?.elements).toHaveProperty('form_token');
    expect(button).toMatchObject({ type: 'submit', name: 'unlike', value: 'list' });
    expect(button.getAttribute('formaction')).toBe(`/members/${mila.id}`);
  });

  it('pressed again takes the like back', async () => {
    const { asked } = renderMembers({
      'GET /api/members.php': () => ({ ...many, profiles: [cardOf('Mila', { like_sent: true })] }),
      'DELETE /api/like.php': () => ({ match: false }),
    });
    await userEvent.click(await heart());
    expect((await heart()).getAttribute('aria-pressed')).toBe('false');
    expect(asked.at(-1)).toMatchObject({ body: { profile_id: mila.id } });
  });
});

describe('the likes page', () => {
  const tab: LikesOfType = {
    likes: [{ profile: nora, liked_at: '2026-11-21T12:00:00Z', like_new: true, match: false }],
    page: 1,
    pages: 1,
    total: 1,
    counts: { received: 1, sent: 3, matches: 0 },
    total_new: 1,
  };

  it('has three tabs with counts, and marks what is new', async () => {
    renderPage(() => <LikesPage type="received" page={1} />, answers({ 'GET /api/likes.php': () => tab }));
    const tabs = within(await screen.findByRole('navigation', { name: 'Kinds of likes' }));
    expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/likes/received',
      '/likes/sent',
      '/likes/matches',
    ]);
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toContain('Received1');
    expect(tabs.getByText('1 new like')).toBeDefined();
    expect((await screen.findByRole('article')).textContent).toContain('New like');
    expect(screen.getByRole('button', { name: 'Like Nora back' })).toBeDefined();
  });

  it('marks all as seen', async () => {
    const { asked, client } = renderPage(
      () => <LikesPage type="received" page={1} />,
      answers({ 'GET /api/likes.php': () => tab, 'PUT /api/like.php': () => ({ total_new: 0 }) }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as seen' }));
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as seen' })).toBeNull());
    expect(asked.at(-1)?.body).toEqual({ all: true });
    expect(client.getQueryData(['user'])).toMatchObject({ counts: { new_likes: 0 } });
  });

  it.each([
    ['received', 'No likes yet', '/profile'],
    ['sent', 'You have not liked anybody yet', '/members'],
    ['matches', 'No matches yet', '/members'],
  ] as const)('without %s says what helps', async (type, title, href) => {
    renderPage(
      () => <LikesPage type={type} page={1} />,
      answers({ 'GET /api/likes.php': () => ({ ...tab, likes: [], total_new: 0 }) }),
    );
    await screen.findByRole('heading', { name: title });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(href);
  });

  it('has an address for each tab and no other', () => {
    expect(readLikesAddress(undefined, new URLSearchParams())).toEqual({ type: 'received', page: 1 });
    expect(readLikesAddress('matches', new URLSearchParams('page=3'))).toEqual({ type: 'matches', page: 3 });
    expect(readLikesAddress('nonsense', new URLSearchParams())).toBeNull();
  });
});

describe('right after joining', () => {
  const page = (profiles: unknown[]) =>
    renderPage(() => <SignupMatchesPage />, answers({ 'GET /api/signup-matches.php': () => ({ profiles }) }));

  it('shows people to meet, fictional ones marked, and the way to all others', async () => {
    page([nora, mila]);
    expect(await screen.findByRole('heading', { level: 1, name: 'People to meet' })).toBeDefined();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Search members' }).getAttribute('href')).toBe('/members');
  });

  it('is no dead end where nobody is there', async () => {
    page([]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Nobody in your country yet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Search members' })).toBeDefined();
  });
});

describe('the home page of a member', () => {
  it('shows who likes them, who is new, what is open and what helps the profile', async () => {
    const likes = {
      likes: [{ profile: nora, liked_at: '', like_new: true, match: false }],
      page: 1,
      pages: 1,
      total: 1,
      counts: {},
      total_new: 1,
    };
    renderPage(
      () => <MemberHome chats={<p>Open chats</p>} offer={<p>Offer</p>} />,
      answers({ 'GET /api/likes.php': () => likes }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Lucas' })).toBeDefined();
    expect(screen.getByText('1 person likes you and is waiting to be seen.')).toBeDefined();
    expect(screen.getByRole('region', { name: 'New members' }).querySelectorAll('article')).toHaveLength(2);
    expect(screen.getByText(/^Your profile is at \d+%$/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Write a few words about you' }).getAttribute('href')).toBe(
      '/profile?edit=about#about',
    );
    expect(screen.getByText('3 of 4 likes left until 00:00')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/swipe-game');
    expect(screen.getByText('Open chats')).toBeDefined();
    expect(screen.getByText('Offer')).toBeDefined();
  });
});
