// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { tellOfMatch } from '@parlour/api-client/members/new-match';
import { addresses } from '@parlour/contract/addresses';
import { MatchPlace } from '@parlour/members';
import { cardOf, visitor } from '@parlour/testing/page-data';
import { pageCache, PageFrame } from '@parlour/testing/render-page';
import { LinkProvider, type LinkProps } from '@parlour/ui';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { PageAnnouncer } from './page-announcer.tsx';

beforeAll(installTopLayer);

const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;

/** What stands around a page, in the order of the root. */
const Layout = () => (
  <>
    <main>
      <Outlet />
    </main>
    <PageAnnouncer />
    <MatchPlace />
  </>
);

it.each([
  ['a tap', (link: HTMLElement) => userEvent.click(link)],
  ['Enter', (link: HTMLElement) => (link.focus(), userEvent.keyboard('{Enter}'))],
])('the way from a match to its conversation takes the focus to the page, by %s', async (_, follow) => {
  const client = pageCache(async () => visitor);
  const children = [
    { path: '/', element: <title>Members</title> },
    { path: addresses.memberChat.pattern, element: <title>Nora</title> },
  ];
  const router = createMemoryRouter([{ element: <Layout />, children }]);
  render(
    <PageFrame client={client}>
      <LinkProvider value={RouterLink}>
        <RouterProvider router={router} />
      </LinkProvider>
    </PageFrame>,
  );
  act(() => tellOfMatch(client, { profile: cardOf('Nora'), conversationId: null }));
  await follow(await screen.findByRole('link', { name: 'Write to Nora' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toMatch(/chat$/);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
