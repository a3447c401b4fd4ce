// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { SiteContext, useSite } from '@parlour/api-client/site';
import { cardOf, member, visitor } from '@parlour/testing/page-data';
import { pageSettings } from '@parlour/testing/page-settings';
import { renderPage } from '@parlour/testing/render-page';
import { SiteNavigation } from '../navigation/site-navigation.tsx';
import { routeArguments } from '../testing/route-arguments.ts';
import { contentSeenWhile, evening } from './home.fixture.ts';
import HomeRoute, { loader } from './home.tsx';

/** A brand that lets visitors search only where they came by a traffic source. */
const settings = { logged_out_search: false, logged_out_search_trafficsource: true };
const answers = {
  'GET /api/user.php': () => visitor,
  'GET /api/members.php': () => ({ profiles: [cardOf('Nora')] }),
};

function Home({ maySearch }: { maySearch: boolean }) {
  return (
    <SiteContext value={{ ...useSite(), maySearch }}>
      <SiteNavigation />
      <HomeRoute />
    </SiteContext>
  );
}

const leadsToMembers = () =>
  screen.queryAllByRole('link').filter((link) => link.getAttribute('href') === '/members').length;

test('a member who comes to it from another page never sees a page without content', async () => {
  const { router } = renderPage((address) => (address.has('home') ? <HomeRoute /> : <p>Before</p>), {
    ...evening,
    'GET /api/user.php': () => member({ name: 'Tom' }),
  });
  await screen.findByText('Before');
  const seen = await contentSeenWhile(async () => router.navigate('/?home'));
  expect(new Set(seen)).toEqual(new Set([true]));
});

describe('the home page of a visitor (spec section 6)', () => {
  it('leads whoever may search to the members', async () => {
    renderPage(<Home maySearch />, answers, { changes: settings });
    expect(await screen.findByRole('link', { name: 'Look around' })).toBeTruthy();
    expect(leadsToMembers()).toBe(1);
  });

  it('leads nobody else there, and asks for no members', async () => {
    const { asked } = renderPage(<Home maySearch={false} />, answers, { changes: settings });
    await screen.findByRole('link', { name: 'Log in' });
    expect(leadsToMembers()).toBe(0);
    expect(asked.map(({ call }) => call.path)).not.toContain('/api/members.php');
  });

  it.each([true, false])('is read on the server by the same rule: %s', async (maySearch) => {
    const opened = routeArguments({
      answer: () => ({ profiles: [] }),
      changes: { settings, maySearch },
    });
    await loader(opened);
    expect(opened.asked.some(({ call }) => call.path === '/api/members.php')).toBe(maySearch);
  });

  it('shows nobody who looks younger than whom the brand is for', async () => {
    const changes = { default_search: { ...pageSettings.default_search, min_age: 50, max_age: 99 } };
    renderPage(<Home maySearch={false} />, answers, { changes });
    await screen.findByText('The people in these pictures are drawn.');
    const drawn = [...document.querySelectorAll('img')].map(({ src }) => /([\w-]+)\.svg/.exec(src)?.[1]);
    expect(drawn).toEqual(['claire-52', 'petra-58', 'annelies-63']);
  });
});
