// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { foldUser } from '@parlour/api-client/live/fold-user';
import { refresh } from '@parlour/api-client/live/refresh';
import { userOptions } from '@parlour/api-client/account/user';
import type { User } from '@parlour/contract/types/user';
import { signUpProgress, signUpSteps } from '@parlour/models/account/sign-up/sign-up-steps';
import { member } from '@parlour/testing/page-data';
import { refusedForm } from '../refused-form.fixture.ts';
import { resentAddress } from './step-address.ts';
import { heading, open } from './sign-up-steps.fixture.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const allButLast = signUpSteps.slice(0, -1).map((step) => [step, 'done' as const]);
const activation = { sent_to_masked: 't••@e••.com', next_after: '2026-11-21T20:01:00.000Z', confirmed: false };

it.each([
  ['open', 'Continue', signUpProgress({ photo: 'done' }, true)],
  ['all done', 'Search members', null],
])('stops asking once the mail was opened elsewhere; other steps are %s', async (_, way, signup) => {
  let account: Partial<User> = { status: 'not_confirmed', signup: signUpProgress({}, false) };
  const { client } = open('confirm', { answers: { 'GET /api/user.php': () => member({}, account) } });
  await heading('Confirm your e-mail address');
  account = { status: 'active', signup };
  act(() => refresh(client));
  const title = await heading('Your e-mail address is already confirmed.');
  expect(screen.getByRole('link', { name: way })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send the e-mail again' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(title));
});

it.each([
  ['leads back to another step that was left for later', {}, '/complete-signup?step=message'],
  ['leads nowhere else where all others are done', Object.fromEntries(allButLast), undefined],
])('%s', async (_, kept, address) => {
  open('confirm', { kept });
  await heading('Confirm your e-mail address');
  expect(screen.queryByRole('link', { name: 'Continue' })?.getAttribute('href')).toBe(address);
});

it('hears within seconds that the mail was opened on another device, and who its member is then', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let confirmed = false;
  const { asked } = open('confirm', {
    answers: {
      'GET /api/activation.php': () => ({ ...activation, confirmed }),
      'GET /api/user.php': () =>
        member(
          {},
          { status: confirmed ? 'active' : 'not_confirmed', signup: confirmed ? null : signUpProgress({}, false) },
        ),
    },
  });
  await heading('Confirm your e-mail address');
  confirmed = true;
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  await heading('Your e-mail address is already confirmed.');
  expect(await screen.findByRole('link', { name: 'Search members' })).toBeTruthy();
  const questions = () => asked.filter(({ call }) => call.path === '/api/activation.php').length;
  const before = questions();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(questions(), 'nothing is left to hear').toBe(before);
});

it('asks at once when its member comes back to it', async () => {
  let confirmed = false;
  open('confirm', {
    answers: {
      'GET /api/activation.php': () => ({ ...activation, confirmed }),
      'GET /api/user.php': () => member({}, { status: 'not_confirmed', signup: signUpProgress({}, false) }),
    },
  });
  await heading('Confirm your e-mail address');
  vi.useFakeTimers();
  confirmed = true;
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('heading', { name: 'Your e-mail address is already confirmed.' })).toBeTruthy();
});

it('shows its writer the whole address, and when an account ends that nobody confirms', async () => {
  const account = { status: 'not_confirmed', email: 'tom@exampel.com', delete_at: '2026-12-21T20:00:00.000Z' } as const;
  open('confirm', { answers: { 'GET /api/user.php': () => member({}, account) } });
  expect(await screen.findByText('tom@exampel.com')).toBeTruthy();
  expect(screen.getByText(/not confirmed by 21 Dec, \d\d:00, your account is deleted/)).toBeTruthy();
});

it('another mail goes where the server says, also where the address was corrected on another device', async () => {
  let email = 'tom@exampel.com';
  open('confirm', {
    answers: {
      'GET /api/user.php': () => member({}, { status: 'not_confirmed', email }),
      'GET /api/activation.php': () => ({ ...activation, next_after: '2026-11-21T20:00:00.000Z' }),
      'POST /api/activation.php': () => ({ ...activation, sent_to_masked: 't••@h••.org' }),
    },
  });
  expect(await screen.findByText('tom@exampel.com')).toBeTruthy();
  email = 'tom@harbour.org';
  await userEvent.click(screen.getByRole('button', { name: 'Send the e-mail again' }));
  expect(await screen.findByText('Toast: E-mail sent to t••@h••.org')).toBeTruthy();
  expect(await screen.findByText('tom@harbour.org')).toBeTruthy();
});

it('says that the mail came back, and opens the way to another address', async () => {
  const account: Partial<User> = {
    status: 'not_confirmed',
    email: 'tom@exampel.com',
    notifications_disabled: ['bounce'],
  };
  open('confirm', { answers: { 'GET /api/user.php': () => member({}, account) } });
  expect(await screen.findByText('Our e-mails to tom@exampel.com came back.')).toBeTruthy();
  expect(screen.queryByText(/Look in the folder for unwanted mail/)).toBeNull();
  expect(screen.getByText('Is the address wrong?').closest('details')!.open).toBe(true);
});

it('counts down on through what happens meanwhile, by the server’s clock', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2031-01-01T00:00:00.000Z') });
  const { client } = open('confirm', { answers: { 'GET /api/activation.php': () => activation } });
  expect((await screen.findByRole('timer')).textContent).toMatch(/^00:(01:00|00:5\d)$/);
  await act(() => vi.advanceTimersByTimeAsync(40_000));
  const event = {
    kind: 'conversation_read',
    conversation_id: 'c',
    read_seq: 1,
    total_unread: 2,
    total_new: 0,
  } as const;
  act(() => void client.setQueryData(userOptions().queryKey, (user) => user && foldUser(user, { id: 7, event })));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('timer').textContent).toMatch(/^00:00:1\d$/);
});

describe('without JavaScript', () => {
  const sentence = 'E-mail sent to t••@e••.com';
  const formOf = (name: string) => screen.getByRole('button', { name }).closest('form')!;
  const details = () => screen.getByText('Is the address wrong?').closest('details')!;

  it('says that another mail went', async () => {
    open('confirm', { changes: { address: resentAddress() } });
    await heading('Confirm your e-mail address');
    expect(screen.getByText(sentence).closest('[role=status]')).toBeTruthy();
  });

  it('says at its button why another mail did not go', async () => {
    const lastResult = refusedForm({ whole: 'rate_limited', params: { minutes: 5 } });
    open('confirm', { lastResult, changes: { address: resentAddress() } });
    const alert = await screen.findByRole('alert');
    expect(formOf('Send the e-mail again').contains(alert)).toBe(true);
    expect(details().open).toBe(false);
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it.each([
    ['was left empty', refusedForm({ at: { email: 'field_required' } }), 'This is still missing.'],
    [
      'has an account',
      refusedForm({ typed: { email: 'a@b.nl' }, whole: 'email_in_use' }),
      'This email address already owns an account on this website.',
    ],
  ])('says at the address what is wrong with it: it %s', async (_, lastResult, words) => {
    open('confirm', { lastResult });
    const said = await screen.findByText(words);
    expect(formOf('Send the e-mail to this address').contains(said)).toBe(true);
    expect(details().open).toBe(true);
  });
});
