// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { ApiError } from '@parlour/api-client/api-error';
import { member, visitor } from '@parlour/testing/page-data';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { refusedForm } from '../refused-form.fixture.ts';
import { LogInPage } from '../log-in/log-in-page.tsx';
import { AccountDeletedPage } from './account-deleted-page.tsx';

const page = <AccountDeletedPage token="abc" closed={false} />;
const refuse = (error: ApiError) => () => {
  throw error;
};

it('tells who has left how long they may come back, and how, and nobody that they have left', () => {
  renderPage(<AccountDeletedPage token={null} closed={false} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Deletion of your account');
  expect(screen.getByText(/^Once you have asked us to delete your account, /)).toBeTruthy();
  expect(screen.getByText(/14 days later, your profile, your photos and your messages are deleted/)).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/reset-password', '/']);
});

it.each([false, true])('tells whoever comes from the form that it worked (kept out: %s)', (closed) => {
  renderPage(<AccountDeletedPage token={null} closed={closed} hasLeft />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your account will be deleted');
  expect(screen.getByText(/^Nobody sees your profile any more\./)).toBeTruthy();
  expect(screen.queryByText(/^Once you have asked us/)).toBeNull();
  expect(screen.queryAllByText(/brings everything back/)).toHaveLength(closed ? 0 : 1);
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

it('leads to the log-in, with the address, where the account is back but the session was lost with the answer', async () => {
  const { router } = renderPage(
    (address) => (address.has('done') ? <LogInPage next={null} token={null} done={address.get('done')} /> : page),
    { 'PUT /api/reactivate.php': () => member({}, { email: 'tom@example.org' }), 'GET /api/user.php': () => visitor },
    { address: '/account-deleted?token=abc' },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByText('Your account is back. Log in with your password.')).toBeTruthy();
  expect(router.state.location.pathname + router.state.location.search).toBe('/login?done=back');
  expect(screen.getByLabelText<HTMLInputElement>('E-mail address or name').value).toBe('tom@example.org');
  expect(screen.queryByText(/^Toast/)).toBeNull();
});

/** The link is pressed in a tab that remembers a visitor, after it was followed elsewhere. */
async function pressUsedLink(user: Answers[string]) {
  const page = renderPage(
    <AccountDeletedPage token="abc" closed={false} />,
    { 'PUT /api/reactivate.php': refuse(new ApiError(410, { code: 'link_expired' })), 'GET /api/user.php': user },
    { address: '/account-deleted?token=abc' },
  );
  page.client.setQueryData(userOptions().queryKey, visitor);
  await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
  return page;
}

it.each([
  ['nobody is here', () => visitor],
  ['nobody can say who is here', refuse(new ApiError(0, { code: 'offline' }))],
])('says that the link no longer works where %s', async (_, user) => {
  const { asked, router } = await pressUsedLink(user);
  expect((await screen.findByRole('alert')).textContent).toContain('Link expired or invalid');
  await waitFor(() => expect(asked.at(-1)?.call.path).toBe('/api/user.php'));
  expect(router.state.location.pathname).toBe('/account-deleted');
  expect(screen.queryByText(/You are logged in as/)).toBeNull();
});

/** The failure stays, since nobody can tell whether the link was of whoever is here, and names them. */
async function saysWhoIsHere(name: string): Promise<void> {
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert.textContent).toContain(`You are logged in as ${name}.`));
  expect(alert.textContent).toContain('Link expired or invalid');
  expect(within(alert).getByRole('link', { name: 'Home page' }).getAttribute('href')).toBe('/');
  expect(within(alert).getByRole('link', { name: 'Ask for a new e-mail' }).getAttribute('href')).toBe(
    '/reset-password',
  );
}

it.each([
  ['whom the link has brought back in another tab', 'Tom'],
  ['another member, whose account the link was not of', 'Nora'],
])('says that the link no longer works and names who is here: %s', async (_, name) => {
  const { router } = await pressUsedLink(() => member({ name }));
  await saysWhoIsHere(name);
  expect(router.state.location.pathname).toBe('/account-deleted');
});

it('says so without JavaScript too', async () => {
  const lastResult = refusedForm({ whole: 'link_expired' });
  renderPage(<AccountDeletedPage token="abc" closed={false} lastResult={lastResult} />, {
    'GET /api/user.php': () => member({ name: 'Nora' }),
  });
  await saysWhoIsHere('Nora');
});

it('names nobody where something else went wrong', async () => {
  const lastResult = refusedForm({ whole: 'account_blocked' });
  const { asked } = renderPage(<AccountDeletedPage token="abc" closed={false} lastResult={lastResult} />);
  expect(screen.getByRole('alert').textContent).not.toContain('You are logged in as');
  expect(asked).toEqual([]);
});

it('deletes what is kept out by a press alone, and promises no way back', async () => {
  const { asked, router } = renderPage(
    <AccountDeletedPage token="abc" closed />,
    { 'POST /api/account-delete-closed.php': () => ({ delete_at: '2026-12-04T20:00:00.000Z' }) },
    { address: '/account-deleted?token=abc&closed=1' },
  );
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  await waitFor(() => expect(router.state.location.search).toBe('?closed=1&left=1'));
  expect(asked.map(({ body }) => body)).toEqual([{ token: 'abc' }]);
  cleanup();
  renderPage(<AccountDeletedPage token={null} closed />);
  expect(screen.getByText(/14 days later, your profile, your photos and your messages are deleted/)).toBeTruthy();
  expect(screen.queryByText(/brings everything back/)).toBeNull();
});
