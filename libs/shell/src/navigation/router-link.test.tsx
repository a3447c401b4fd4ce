// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { SiteContext, type Site } from '@parlour/api-client/site';
import { RouterLink } from './router-link.tsx';

function show(link: React.ReactNode) {
  const router = createMemoryRouter([{ path: '*', element: link }]);
  render(<RouterProvider router={router} />);
  return { router, anchor: screen.getByRole('link') };
}

/** Clicks; true where the router took it. The browser's own part is left out, which jsdom does not have. */
function isTaken(anchor: HTMLElement, click?: MouseEventInit): boolean {
  let taken = false;
  const last = (event: MouseEvent) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', last, { once: true });
  fireEvent.click(anchor, click);
  return taken;
}

test('a click goes through the router', async () => {
  const { router, anchor } = show(<RouterLink href="/members?sort=new">Members</RouterLink>);
  expect(isTaken(anchor)).toBe(true);
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/members', search: '?sort=new' }));
});

test('what only chooses a part of the page leaves the scroll alone, and is no step of the way back', async () => {
  const href = '/chats?filter=unread';
  for (const inPlace of [true, undefined]) {
    const { router, anchor } = show(<RouterLink href={href} data-in-place={inPlace} />);
    isTaken(anchor);
    await waitFor(() => expect(router.state.location.search).toBe('?filter=unread'));
    expect(router.state.preventScrollReset).toBe(inPlace ?? false);
    expect(router.state.historyAction).toBe(inPlace ? 'REPLACE' : 'PUSH');
    cleanup();
  }
});

test.each([
  ['without a language in its address', '/chats'],
  ['in another language', '/de/chats'],
])('the page that one is on is no step of the way back (%s)', async (_, address) => {
  window.history.replaceState(null, '', address);
  const router = createMemoryRouter([{ path: '*', element: <RouterLink href="/chats">Messages</RouterLink> }], {
    basename: address.replace(/\/chats$/, '') || '/',
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  const { key } = router.state.location;
  isTaken(screen.getByRole('link'));
  await waitFor(() => expect(router.state.location.key).not.toBe(key));
  expect(router.state.historyAction).toBe('REPLACE');
  window.history.replaceState(null, '', '/');
});

test.each(['/lang-config', '/pages/cookies'])('%s, whose form no script answers, is loaded anew', (href) => {
  expect(isTaken(show(<RouterLink href={href}>There</RouterLink>).anchor)).toBe(false);
});

test('where the entry warning is due, whose form no script answers, every page is loaded anew', () => {
  const site = { entryWarning: ['default'] } as unknown as Site;
  const link = (
    <SiteContext value={site}>
      <RouterLink href="/">Home</RouterLink>
    </SiteContext>
  );
  expect(isTaken(show(link).anchor)).toBe(false);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click with %o is the browser’s',
  (click) => {
    const { router, anchor } = show(<RouterLink href="/members">Members</RouterLink>);
    expect(isTaken(anchor, click)).toBe(false);
    expect(router.state.location.pathname).toBe('/');
  },
);

test('another window, the API and other sites are the browser’s', () => {
  for (const link of [
    <RouterLink key="window" href="/members" target="_blank" />,
    <RouterLink key="api" href="/api/openapi.json" />,
    <RouterLink key="site" href="https://other.example/" />,
    <RouterLink key="part" href="#main" />,
  ]) {
    const { anchor } = show(link);
    expect(isTaken(anchor)).toBe(false);
    cleanup();
  }
});

test('who handles the click decides', () => {
  const { router, anchor } = show(
    <RouterLink href="/members" onClick={(event) => event.preventDefault()}>
      Members
    </RouterLink>,
  );
  isTaken(anchor);
  expect(router.state.location.pathname).toBe('/');
});
