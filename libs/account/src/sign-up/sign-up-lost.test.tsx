// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import type { CallRequest } from '@parlour/api-client/transport';
import { visitor } from '@parlour/testing/page-data';
import { fillIn, home, input, join, nora } from './sign-up.fixture.tsx';

beforeEach(() => {
  window.localStorage.setItem('parlour.tracking', '{}');
  window.sessionStorage.clear();
});

const keysOf = (asked: readonly CallRequest[]) =>
  asked.filter(({ call }) => call.method === 'POST').map(({ idempotencyKey }) => idempotencyKey);

/** Somebody joins, the answer gets lost, and they load the page anew; answers the key of what they did. */
async function joinAndReload(): Promise<string | undefined> {
  const { asked } = home({
    'POST /api/signup.php': () => {
      throw new ApiError(0, { code: 'offline' });
    },
  });
  await fillIn();
  await userEvent.click(join());
  await screen.findByRole('alert');
  cleanup();
  return keysOf(asked)[0];
}

const pressAgain = async (password: string) => {
  await waitFor(() => expect(input('Name').value).toBe('Tom'));
  await userEvent.type(input('Password'), password);
  await userEvent.click(join());
};

it('is the same sign-up when it is pressed again after a reload', async () => {
  const first = await joinAndReload();
  const { asked, router } = home({
    'POST /api/signup.php': () => ({ user: { id: nora.id } }),
    'GET /api/user.php': () => visitor,
  });
  await pressAgain('lantern under the stairs');
  await waitFor(() => expect(router.state.location.search).toBe('?joined=1'));
  expect(keysOf(asked)).toEqual([first]);
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('lantern');
});

it('says under another password that the account is there, and leads to the log-in with the address', async () => {
  const first = await joinAndReload();
  const { asked } = home({
    'POST /api/signup.php': () => {
      throw new ApiError(409, { code: 'idempotency_conflict' });
    },
  });
  await pressAgain('candle on the table');
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('Your account is ready, with the password that you chose first.');
  expect(keysOf(asked)).toEqual([first]);
  const logIn = within(summary).getByRole('link', { name: 'Log in' });
  expect(logIn.getAttribute('href')).toBe('/login?next=%2Fcomplete-signup&joined=1');
  await userEvent.click(logIn);
  expect(Object.values(sessionStorage)).toContain('tom@example.com');
});
