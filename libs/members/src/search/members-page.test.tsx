// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { member, visitor } from '@parlour/testing/page-data';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { few, many, nora, refuse, renderMembers, similar } from '../members.fixture.tsx';
import { tileId } from '../tile-id.ts';

beforeAll(installTopLayer);

describe('the members page', () => {
  it('shows cards in words: name, place, likes you, fictional, demo', async () => {
    renderMembers();
    const [first, second] = await screen.findAllByRole('article');
    expect(within(first!).getByRole('link', { name: 'Nora, 41' }).getAttribute('href')).toBe(`/members/${nora.id}`);
    expect(first!.textContent).toContain('Utrecht ·\u00A0online now');
    expect(first!.textContent).toContain('New like');
    expect(first!.closest('li')?.id, 'a heart leads back there').toBe(tileId(nora.id));
    expect(second!.textContent).toContain('Fictional profile');
    expect(second!.textContent).toContain('Demo');
    expect(screen.getByRole('heading', { level: 1, name: 'Members' })).toBeDefined();
    expect(screen.getByText('800+ members · Netherlands')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe('/members?page=2');
  });

  it.each([
    ['a member’s page fetches its first picture before all others', member(), ['high', 'auto']],
    ['a visitor’s paints its words before any', visitor, ['auto', 'auto']],
  ])('%s', async (_, user, haste) => {
    renderMembers({ 'GET /api/user.php': () => user });
    const cards = await screen.findAllByRole('article');
    const pictures = cards.map((card) => card.querySelector('img')!);
    expect(pictures.map((picture) => picture.getAttribute('fetchpriority'))).toEqual(haste);
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'eager']);
  });

  it('has its filters as a GET form that needs no script', async () => {
    renderMembers({}, '/members?with_photo=1&sort=new&narrow=1');
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
      narrow: '1',
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
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('31 members · Netherlands. Page 1'));
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
    await waitFor(() => expect(router.state.location.search).toContain('countryregion=nl-gelderland'));
    expect(asked.at(-1)?.query).toMatchObject({ online: '1', countryregion: 'nl-gelderland', gender: 'female' });
  });

  it('clears what was chosen and not sent, and keeps the focus', async () => {
    renderMembers();
    const rail = within(await screen.findByRole('complementary', { name: 'Filters' }));
    const online = () => rail.getByRole<HTMLInputElement>('switch', { name: 'Online now' });
    await userEvent.click(online());
    expect(online().checked).toBe(true);
    await userEvent.click(rail.getByRole('link', { name: 'Clear' }));
    await waitFor(() => expect(online().checked).toBe(false));
    expect(document.activeElement).toBe(rail.getByRole('link', { name: 'Clear' }));
  });

  it('keeps the button that searches in sight below the filters of a phone', async () => {
    const { router } = renderMembers();
    await userEvent.click(await screen.findByRole('link', { name: /^Filters/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(sheet.getByRole('switch', { name: 'Online now' }));
    const search = sheet.getByRole('button', { name: 'Show members' });
    expect(search.closest('form')).toBeNull();
    expect(sheet.getByRole('link', { name: 'Clear' }).closest('form')).toBeNull();
    await userEvent.click(search);
    await waitFor(() => expect(router.state.location.search).toContain('online=1'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('puts the filters of a phone away with the page that they were opened on', async () => {
    const { router } = renderMembers();
    const press = async () => userEvent.click(await screen.findByRole('link', { name: /^Filters/ }));
    await press();
    await screen.findByRole('dialog', { name: 'Filters' });
    await act(() => router.navigate('/members?online=1'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(() => router.navigate('/members'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await press();
    expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeTruthy();
  });

  it('searches the country where the region is none, as an old link may say', async () => {
    const unknown = { code: 'validation_failed', fields: { countryregion: 'region_unknown' } } as const;
    const { asked } = renderMembers(
      {
        'GET /api/members.php': ({ query }) => (query?.['countryregion'] ? refuse(new ApiError(422, unknown))() : many),
      },
      '/members?countryregion=nl-atlantis&online=1',
    );
    await screen.findByRole('link', { name: 'Nora, 41' });
    const searches = asked.filter(({ call }) => call.path === '/api/members.php').map(({ query }) => query);
    expect(searches).toEqual([{ countryregion: 'nl-atlantis', online: '1' }, { online: '1' }]);
    const chips = screen.getByRole('list', { name: 'Filters in use' });
    expect(within(chips).getAllByRole('link')).toHaveLength(1);
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

  it('says how many stand just outside, and leafs through them', async () => {
    const { asked, router } = renderMembers(
      {
        'GET /api/members.php': () => few,
        'GET /api/members.php?similar': ({ query }) => ({
          ...similar,
          count: 45,
          page: Number(query?.['page'] ?? 1),
          pages: 3,
        }),
      },
      '/members?online=1&outside=2',
    );
    const outside = within(await screen.findByRole('region', { name: 'Just outside your search' }));
    expect(outside.getByText('45 members')).toBeDefined();
    expect(outside.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    const next = outside.getByRole('link', { name: 'Page 3' }).getAttribute('href')!;
    await act(() => router.navigate(next));
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toMatch(/^2 members.*\. Just outside your search\. Page 3$/),
    );
    expect(asked.filter(({ call }) => call.when).map(({ query }) => query)).toEqual([
      { online: '1', page: 2 },
      { online: '1', page: 3 },
    ]);
  });

  it.each([
    ['/members?online=1', 'Clear filters', '/members'],
    ['/members?online=1&sort=new', 'Clear filters', '/members?sort=new'],
    ['/members', 'All countries', '/members?country=all'],
    ['/members?sort=new', 'All countries', '/members?sort=new&country=all'],
    ['/members?country=all', 'Match finder', '/match-finder'],
  ])('has a way on where nobody matches: at %s it is "%s"', async (address, name, href) => {
    renderMembers(
      {
        'GET /api/members.php': () => ({ ...few, profiles: [], total: 0 }),
        'GET /api/members.php?similar': () => ({ ...similar, profiles: [], count: 0 }),
      },
      address,
    );
    expect(await screen.findByRole('heading', { name: 'Nobody matches this search' })).toBeDefined();
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
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

  it.each([
    ['a member', member(), { online: '1', hair_color: 'red' }, 2],
    ['a visitor', visitor, { online: '1' }, 0],
  ])('lets %s search by what they may see', async (_, user, query, groups) => {
    const { asked } = renderMembers({ 'GET /api/user.php': () => user }, '/members?online=1&hair_color=red');
    const rail = within(await screen.findByRole('complementary', { name: 'Filters' }));
    expect(rail.queryAllByText(/^(Hair colour|Interests)$/)).toHaveLength(groups);
    expect(asked.find(({ call }) => call.path === '/api/members.php')?.query).toEqual(query);
  });
});
