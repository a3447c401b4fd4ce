// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { AccountDeletedPage } from './account-deleted-page.tsx';

afterEach(cleanup);

it('tells who has left how long they may come back, and how', () => {
  renderPage(<AccountDeletedPage token={null} closed={false} />);
  expect(screen.getByText(/14 days after you asked for it, everything is deleted/)).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/reset-password', '/']);
});

it('brings the account back by a press on the mailed link’s page', async () => {
  const { asked, router } = renderPage(
    <AccountDeletedPage token="abc" closed={false} />,
    { 'PUT /api/reactivate.php': () => member(), 'GET /api/user.php': () => member() },
    { address: '/account-deleted' },
  );
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(asked[0]?.body).toEqual({ token: 'abc' });
});

it('says that the link no longer works', async () => {
  renderPage(<AccountDeletedPage token="abc" closed={false} />, {
    'PUT /api/reactivate.php': () => {
      throw new ApiError(410, { code: 'link_expired' });
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Link expired or invalid');
});

it('deletes what is kept out by a press alone, and promises no way back', async () => {
  const { asked, router } = renderPage(
    <AccountDeletedPage token="abc" closed />,
    { 'POST /api/account-delete-closed.php': () => ({ delete_at: '2026-12-04T20:00:00.000Z' }) },
    { address: '/account-deleted?token=abc&closed=1' },
  );
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  await waitFor(() => expect(router.state.location.search).toBe('?closed=1'));
  expect(asked.map(({ body }) => body)).toEqual([{ token: 'abc' }]);
  cleanup();
  renderPage(<AccountDeletedPage token={null} closed />);
  expect(screen.getByText(/14 days after you asked for it, everything is deleted/)).toBeTruthy();
  expect(screen.queryByText(/brings everything back/)).toBeNull();
});
