// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { useToast } from '@parlour/state/page/toasts';
import { member, visitor } from '@parlour/testing/page-data';
import { pageCache, PageFrame, renderPage } from '@parlour/testing/render-page';
import { LateRoot } from './late-root.tsx';

const badge = vi.fn(async (_: number) => undefined);
Object.assign(navigator, { setAppBadge: badge, clearAppBadge: () => badge(0) });

afterEach(() => {
  cleanup();
  badge.mockClear();
});

it('counts what is new on the app’s icon, until nobody is logged in', async () => {
  let here: object = { ...member(), counts: { unread: 3, new_likes: 1 } };
  const { client } = renderPage(<LateRoot />, { 'GET /api/user.php': () => here });
  await waitFor(() => expect(badge).toHaveBeenLastCalledWith(4));
  here = visitor;
  await act(() => client.invalidateQueries(userOptions()));
  await waitFor(() => expect(badge).toHaveBeenLastCalledWith(0));
});

it('leaves no count of a session that ended on another page', async () => {
  renderPage(<LateRoot />, { 'GET /api/user.php': () => visitor });
  await waitFor(() => expect(badge).toHaveBeenLastCalledWith(0));
});

it('tells a visitor too what became of an act', async () => {
  const Act = () => {
    const showToast = useToast();
    return <button onClick={() => showToast({ tone: 'danger', text: 'It was not sent.' })}>Send</button>;
  };
  const page = (
    <>
      <Act />
      <LateRoot />
    </>
  );
  renderPage(page, { 'GET /api/user.php': () => visitor });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(within(screen.getByRole('region', { name: 'Notices' })).getByText('It was not sent.')).toBeTruthy();
});

it('shows that the next page is on its way', async () => {
  const pages = [
    { path: '/', element: <LateRoot /> },
    { path: '/slow', loader: () => new Promise(() => {}) },
  ];
  const router = createMemoryRouter(pages);
  const client = pageCache(async () => visitor);
  render(
    <PageFrame client={client}>
      <RouterProvider router={router} />
    </PageFrame>,
  );
  await act(async () => void router.navigate('/slow'));
  expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeTruthy();
});
