// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { leaveFor } from '@parlour/api-client/leave-for';
import { refresh } from '@parlour/api-client/live/refresh';
import { sessionLeft } from '@parlour/api-client/session-ended';
import { storedFactKey } from '@parlour/state';
import { deviceDrafts, tabDrafts } from '@parlour/state/draft-storage';
import { wordsKey } from '@parlour/state/unsent-words';
import { holdPage } from '@parlour/state/hold-page';
import { member } from '@parlour/testing/page-data';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { refusedForm } from '../refused-form.fixture.ts';
import { AskToLeavePage } from './ask-to-leave-page.tsx';
import { leavingChoices } from './leaving-choices.fixture.ts';
import { LeavingPage } from './leaving-page.tsx';

vi.mock('@parlour/api-client/leave-for', () => ({ leaveFor: vi.fn(async () => undefined) }));

afterEach(() => {
  cleanup();
  vi.mocked(leaveFor).mockClear();
});

const left = { delete_at: '2026-12-09T12:00:00.000Z', reactivate_until: '2026-12-09T12:00:00.000Z' };

const show = (answers: Answers = {}, lastResult?: ReturnType<typeof refusedForm>) =>
  renderPage(<LeavingPage lastResult={lastResult} />, {
    'GET /api/user.php': () => member(),
    'GET /api/account-delete.php': () => leavingChoices,
    ...answers,
  });

it('says what happens and when, what would be lost, and what else could be done, as links', async () => {
  show();
  expect(await screen.findByText(/For 14 days the link in our e-mail brings it back/)).toBeTruthy();
  expect(screen.getByText(/You have 120 credits left/).textContent).toContain('€9.99');
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/settings?part=email#email',
    '/settings?part=privacy#privacy',
    '/credits/nl-100',
    '/credits?code=STAY0123456789',
  ]);
  expect(links[3]?.textContent).toContain('25%');
});

it('asks for nothing but the password', async () => {
  const { asked } = show({
    'POST /api/account-delete.php': () => {
      throw new ApiError(422, { code: 'validation_failed', fields: { password: 'old_password_wrong' } });
    },
  });
  await userEvent.type(await screen.findByLabelText('Password'), 'wrong');
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByText('This password is not right.')).toBeTruthy();
  expect(asked.find(({ call }) => call.method === 'POST')?.body).toEqual({ password: 'wrong' });
});

it('sends why, where somebody says it', async () => {
  const { asked } = show({
    'POST /api/account-delete.php': () => {
      throw new ApiError(422, { code: 'validation_failed', fields: { password: 'old_password_wrong' } });
    },
  });
  await userEvent.click(await screen.findByLabelText('I need a break'));
  await userEvent.click(screen.getByLabelText('Something else'));
  await userEvent.type(screen.getByLabelText(/tell us more/), 'Bye');
  await userEvent.type(screen.getByLabelText('Password'), 'right');
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  await screen.findByText('This password is not right.');
  expect(asked.find(({ call }) => call.method === 'POST')?.body).toEqual({
    password: 'right',
    comment: 'Bye',
    reason_ids: ['a_break', 'something_else'],
  });
});

it('asks for nothing of the account while it is being deleted, which would lead to the log-in', async () => {
  let refuse = () => {};
  const { asked, client } = show({
    'POST /api/account-delete.php': () =>
      new Promise((_, reject) => {
        refuse = () =>
          reject(new ApiError(422, { code: 'validation_failed', fields: { password: 'old_password_wrong' } }));
      }),
  });
  await userEvent.type(await screen.findByLabelText('Password'), 'wrong');
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  await waitFor(() => expect(asked.at(-1)?.call.method).toBe('POST'));
  const before = asked.length;
  refresh(client);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked.slice(before)).toEqual([]);
  refuse();
  await screen.findByText('This password is not right.');
  await waitFor(() => expect(asked.slice(before).map(({ call }) => call.path)).toContain('/api/account-delete.php'));
});

it('goes without a question about an upload, and asks for nothing more of the account until the page has gone', async () => {
  let comeBack = () => {};
  vi.mocked(leaveFor).mockImplementationOnce(() => new Promise((resolve) => (comeBack = resolve)));
  const told = vi.fn();
  onTestFinished(sessionLeft.subscribe(told));
  void holdPage(new Promise(() => {}));
  const { asked, client } = show({ 'POST /api/account-delete.php': () => left });
  await userEvent.type(await screen.findByLabelText('Password'), 'right');
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/account-deleted?left=1'));
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true })), 'nothing asks to stay').toBe(true);
  expect(told, 'other tabs hear whose doing it was').toHaveBeenCalledOnce();
  const before = asked.length;
  refresh(client);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked.slice(before)).toEqual([]);
  comeBack();
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
});

it('leaves nothing on the device of what the member wrote and to whom, and what somebody else wrote there as it is', async () => {
  const { id } = member().user;
  const own = [wordsKey('draft', id, 'nora'), wordsKey('outgoing', id, 'nora')];
  const others = wordsKey('draft', 'somebody', 'nora');
  const toWhom = [storedFactKey(`last-chat.${id}`), storedFactKey(`gift.${id}.nora`)];
  for (const key of [...own, ...toWhom, others]) deviceDrafts.write(key, 'Hello');
  tabDrafts.write(`parlour.draft.${id}.profile.about`, 'I like');
  show({ 'POST /api/account-delete.php': () => left });
  await userEvent.type(await screen.findByLabelText('Password'), 'right');
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/account-deleted?left=1'));
  expect(Object.keys(localStorage)).toEqual([others]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('says how much may be said, and no longer once it is less', async () => {
  const { asked } = show();
  const comment = await screen.findByLabelText(/tell us more/);
  await userEvent.click(comment);
  await userEvent.paste('x'.repeat(1_001));
  await userEvent.type(screen.getByLabelText('Password'), 'right');
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByText('This text is too long. Use at most 1000 characters.')).toBeTruthy();
  await userEvent.type(comment, '{Backspace}');
  await waitFor(() => expect(screen.queryByText(/This text is too long/)).toBeNull());
  expect(asked.some(({ call }) => call.method === 'POST')).toBe(false);
});

it('comes back without JavaScript with what was ticked', async () => {
  show({}, refusedForm({ typed: { reason_ids: 'privacy' }, at: { password: 'old_password_wrong' } }));
  expect((await screen.findByLabelText<HTMLInputElement>(/worry about my privacy/)).checked).toBe(true);
  expect(screen.getByText('This password is not right.')).toBeTruthy();
});

it('can be asked for by mail, with the same answer for every address', async () => {
  const { asked, router } = renderPage(<AskToLeavePage sent={false} />, {
    'POST /api/account-delete-request.php': () => ({}),
  });
  await userEvent.type(screen.getByLabelText('E-mail address'), 'tom@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Send me the link' }));
  await expect.poll(() => router.state.location.search).toBe('?sent=1');
  expect(asked[0]?.body).toEqual({ email: 'tom@example.org' });
});
