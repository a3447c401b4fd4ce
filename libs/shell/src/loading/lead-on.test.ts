// @vitest-environment jsdom
import { createBrowserRouter, type LoaderFunctionArgs } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { visitor } from '@parlour/testing/page-data';
import { pageSettings } from '@parlour/testing/page-settings';
import type { PublicSettings } from '@parlour/contract/account/reference-data/settings';
import { browserLoader } from './browser-loader.ts';
import { browserCache } from './browser-cache.ts';
import { knowSite } from './known-site.ts';
import { leadOn } from './lead-on.ts';

let hasJoined: boolean;
let router: ReturnType<typeof createBrowserRouter>;

/** The sign-up as the site has it: whoever has joined is led home. */
const loadSignUp = browserLoader(() => {
  if (hasJoined) throw leadOn('/signup', '/');
  return [];
});
const loader = (asked: LoaderFunctionArgs) => loadSignUp({ ...asked, serverLoader: vi.fn() });

beforeEach(() => {
  hasJoined = false;
  knowSite({ settings: pageSettings as unknown as PublicSettings, maySearch: true });
  browserCache().setQueryData(userOptions().queryKey, visitor);
});
afterEach(() => router.dispose());

function openMembers(basename = '/'): void {
  window.history.replaceState(null, '', basename === '/' ? '/members' : `${basename}/members`);
  const pages = ['/', '/members', '/steps'].map((path) => ({ path }));
  router = createBrowserRouter([...pages, { path: '/signup', loader }], { basename });
}

const expectPage = (path: string) =>
  vi.waitFor(() => {
    expect(router.state.navigation.state).toBe('idle');
    expect([router.state.location.pathname, window.location.pathname]).toEqual([path, path]);
  });

it('where Back leads to a page that leads on, what follows it is still ahead, and what was before it behind', async () => {
  openMembers();
  await router.navigate('/signup');
  hasJoined = true;
  await router.navigate('/steps');
  window.history.go(-1);
  await expectPage('/');
  window.history.go(1);
  await expectPage('/steps');
  window.history.go(-2);
  await expectPage('/members');
});

it('a language in front of the address, as the links of letters have it, changes nothing of that', async () => {
  openMembers('/de');
  await router.navigate('/signup');
  hasJoined = true;
  await router.navigate('/steps');
  window.history.go(-1);
  await expectPage('/de');
  window.history.go(1);
  await expectPage('/de/steps');
});

it('a link to a page that leads on leaves the page it stands on behind', async () => {
  openMembers();
  hasJoined = true;
  await router.navigate('/signup');
  await expectPage('/');
  window.history.go(-1);
  await expectPage('/members');
});
