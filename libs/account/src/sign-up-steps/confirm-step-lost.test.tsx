// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { member } from '@parlour/testing/page-data';
import { open } from './sign-up-steps.fixture.tsx';

const before = '2031-01-01T00:00:00.000Z';
const inAMinute = '2031-01-01T00:01:00.000Z';
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse(before) }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const lost = new ApiError(0, { code: 'offline' });

/** A server whose mail goes off, unless the call does not reach it, and whose answer does not come back. */
function openWhereAnswersGetLost({ failure = lost, isReached = true } = {}) {
  const state = { email: 'tom@exampel.com', next_after: before, failure: failure as ApiError | null };
  const masked = { sent_to_masked: 't••@e••.com' };
  const page = open('confirm', {
    answers: {
      'GET /api/user.php': () => ({
        ...member({}, { status: 'not_confirmed', email: state.email }),
        server_time: new Date().toISOString(),
      }),
      'GET /api/activation.php': () => ({ ...masked, next_after: state.next_after, confirmed: false }),
      'POST /api/activation.php': ({ body }) => {
        if (isReached) state.next_after = inAMinute;
        if (isReached) state.email = (body as { email?: string }).email ?? state.email;
        if (state.failure) throw state.failure;
        return { ...masked, next_after: state.next_after };
      },
    },
  });
  const keys = () => page.asked.filter(({ call }) => call.method === 'POST').map((request) => request.idempotencyKey);
  return { ...page, state, keys };
}

const pressAgain = async () => userEvent.click(await screen.findByRole('button', { name: 'Send the e-mail again' }));

it.each([
  ['whose answer got lost', lost],
  ['that came too soon after another', new ApiError(429, { code: 'rate_limited', params: { minutes: 1 } })],
])('another mail %s: the page counts on from it, and says no more that it failed', async (_, failure) => {
  openWhereAnswersGetLost({ failure });
  await pressAgain();
  expect(await screen.findByRole('timer')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('a mail that did not go leaves the failure, and is the same act when it is asked for again', async () => {
  const { keys } = openWhereAnswersGetLost({ isReached: false });
  await pressAgain();
  expect(await screen.findByRole('alert')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(screen.getByRole('alert')).toBeTruthy();
  await pressAgain();
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(new Set(keys()).size).toBe(1);
});

it('another mail that is asked for once the wait is over is another act', async () => {
  const { state, keys } = openWhereAnswersGetLost();
  await pressAgain();
  await screen.findByRole('timer');
  state.failure = null;
  await vi.advanceTimersByTimeAsync(61_000);
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
  await pressAgain();
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(new Set(keys()).size).toBe(2);
});

it('a corrected address whose answer got lost is the one that is shown', async () => {
  openWhereAnswersGetLost();
  expect(await screen.findByText('tom@exampel.com')).toBeTruthy();
  await userEvent.click(screen.getByText('Is the address wrong?'));
  const details = within(screen.getByText('Is the address wrong?').closest('details')!);
  await userEvent.type(details.getByLabelText('New e-mail address'), 'tom@example.com');
  await userEvent.click(details.getByRole('button'));
  expect(await screen.findByText('tom@example.com')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
