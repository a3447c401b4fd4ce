// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { ApiError } from '@parlour/api-client/api-error';
import { leaveFor } from '@parlour/api-client/leave-for';
import { refresh } from '@parlour/api-client/live/refresh';
import { sessionLeft } from '@parlour/api-client/session-ended';
import { storedFactKey } from '@parlour/state/stored/stored-fact';
import { deviceStorage, tabStorage } from '@parlour/state/stored/browser-storage';
import { wordsKey } from '@parlour/state/words/unsent-words';
import { holdPage } from '@parlour/state/page/hold-page';
import { member } from '@parlour/testing/page-data';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { refusedForm } from '../refused-form.fixture.ts';
import { AskToLeavePage } from './ask-to-leave-page.tsx';
import { leavingChoices } from './leaving-choices.fixture.ts';
import { LeavingPage } from './leaving-page.tsx';

vi.mock('@parlour/models/account/leaving/deletion-term', () => ({ deletionTerm: 21 }));
vi.mock('@parlour/models/account/leaving/open-payment-term', () => ({ openPaymentTerm: 9 }));
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
    'GET /api/export.php': () => ({ exports: [] }),
    ...answers,
  });

/** Is the member to be read again, and kept from it? */
const isReadHeld = ({ client }: ReturnType<typeof show>) =>
  client.getQueryState(userOptions().queryKey)?.fetchStatus === 'paused';

it('says what happens and when, what would be lost, and what else could be done, as links', async () => {
  show();
  expect(await screen.findByText(/For 21 days the link in our e-mail brings it back/)).toBeTruthy();
  expect(screen.getByText(/You have 120 credits left/).textContent).toContain('€9.99');
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/settings?part=email#email',
    '/settings?part=privacy#privacy',
    '/credits/nl-100',
    '/credits?code=STAY0123456789',
  ]);
  expect(links[3]?.textContent).toContain('25%');
  const copy = screen.getByRole('link', { name: 'You can ask for a copy of your data first' });
  expect(copy.getAttribute('href')).toBe('/settings?part=data#data');
  const button = screen.getByRole('button', { name: 'Delete my account' });
  expect(button.compareDocumentPosition(links[3]!)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

it('says that a payment is open whose money may arrive too late', async () => {
  show();
  const said = await screen.findByText(/A payment is still open: €23.03/);
  expect(said.textContent).toMatch(/unless you come back in time. .* up to 9 days longer/);
  cleanup();
  show({ 'GET /api/account-delete.php': () => ({ ...leavingChoices, open_payments: { count: 0, totals: [] } }) });
  await screen.findByLabelText('Password');
  expect(screen.queryByText(/still open/)).toBeNull();
});

it('counts all payments that are open where only some are named', async () => {
  const totals = [2303, 999].map((amount) => ({ amount, currency: 'EUR' as const }));
  show({ 'GET /api/account-delete.php': () => ({ ...leavingChoices, open_payments: { count: 3, totals } }) });
  expect(await screen.findByText(/3 payments are still open: €23.03, €9.99, …\./)).toBeTruthy();
});

it.each([
  ['nothing', [], []],
  ['a copy that is being made', ['preparing'], [/^The copy of .* is being made/]],
  ['one that waits', ['ready'], [/^Download the copy of/]],
  ['one that failed', ['failed'], []],
])(
  'says that a copy of their data is had before leaving or not at once, and what there is: %s',
  async (_, states, said) => {
    const copy = { created_at: '2026-11-20T10:00:00.000Z', expires_at: '2026-11-27T10:00:00.000Z' };
    const exports = states.map((state) => ({ ...copy, id: state, state, url: state === 'ready' ? '/copy' : null }));
    show({ 'GET /api/export.php': () => ({ exports }) });
    expect(await screen.findByText(/Download it before you go: afterwards/)).toBeTruthy();
    expect(screen.queryAllByText(/^The copy of|^Download the copy of/).map(({ textContent }) => textContent)).toEqual(
      said.map((words) => expect.stringMatching(words)),
    );
  },
);

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
  const page = show({
    'POST /api/account-delete.php': () =>
      new Promise((_, reject) => {
        refuse = () =>
          reject(new ApiError(422, { code: 'validation_failed', fields: { password: 'old_password_wrong' } }));
      }),
  });
  await userEvent.type(await screen.findByLabelText('Password'), 'wrong');
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  const { asked } = page;
  await waitFor(() => expect(asked.at(-1)?.call.method).toBe('POST'));
  const before = asked.length;
  refresh(page.client);
  await waitFor(() => expect(isReadHeld(page)).toBe(true));
  expect(asked.slice(before)).toEqual([]);
  refuse();
  await screen.findByText('This password is not right.');
  await waitFor(() => expect(asked.slice(before).map(({ call }) => call.path)).toContain('/api/account-delete.php'));
});

it('goes without a question about an upload, and asks for nothing more of the account until the page has gone', async () => {
  let comeBack = () => {};
  let giveUp = () => {};
  vi.mocked(leaveFor).mockImplementationOnce((_, onBack) => {
    comeBack = () => onBack?.();
    return new Promise((resolve) => (giveUp = () => resolve(false)));
  });
  const told = vi.fn();
  onTestFinished(sessionLeft.subscribe(told));
  void holdPage(new Promise(() => {}));
  const page = show({ 'POST /api/account-delete.php': () => left });
  const { asked } = page;
  await userEvent.type(await screen.findByLabelText('Password'), 'right');
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/account-deleted?left=1', expect.any(Function)));
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true })), 'nothing asks to stay').toBe(true);
  expect(told, 'other tabs hear whose doing it was').toHaveBeenCalledOnce();
  const before = asked.length;
  refresh(page.client);
  await waitFor(() => expect(isReadHeld(page)).toBe(true));
  giveUp();
  const again = screen.getByRole('button', { name: /^Delet/ });
  await waitFor(() => expect(again.getAttribute('aria-disabled')).not.toBe('true'));
  expect(isReadHeld(page)).toBe(true);
  expect(asked.slice(before), 'the next page may still be on its way').toEqual([]);
  await userEvent.click(again);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(2));
  expect(asked.slice(before), 'what is done already is not sent again').toEqual([]);
  comeBack();
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
});

it('leaves nothing on the device of what the member wrote and to whom, and what somebody else wrote there as it is', async () => {
  const { id } = member().user;
  const own = [wordsKey('draft', id, 'nora'), wordsKey('outgoing', id, 'nora')];
  const others = wordsKey('draft', 'somebody', 'nora');
  const toWhom = [storedFactKey(`last-chat.${id}`), storedFactKey(`gift.${id}.nora`)];
  for (const key of [...own, ...toWhom, others]) deviceStorage.write(key, 'Hello');
  tabStorage.write(`parlour.draft.${id}.profile.about`, 'I like');
  show({ 'POST /api/account-delete.php': () => left });
  await userEvent.type(await screen.findByLabelText('Password'), 'right');
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/account-deleted?left=1', expect.any(Function)));
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
