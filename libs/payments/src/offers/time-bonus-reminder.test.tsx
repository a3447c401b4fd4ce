// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { welcomeOptions } from '@parlour/api-client/payments/credits';
import { member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { useFollowMembersArea } from '@parlour/state/page/members-area';
import { welcomeOffer } from '@parlour/testing/welcome-offer';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { TimeBonusReminder } from './time-bonus-reminder.tsx';

beforeAll(installTopLayer);
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.cookie = 'dismissals=; max-age=0; path=/';
});

const serverNow = '2026-11-21T20:00:00.000Z';
const bonus = { ...welcomeOffer, code: 'TIMEBONUS25', expires: '2026-11-21T21:30:00.000Z' };

interface Shown {
  credits?: number;
  active?: boolean;
  signedUp?: string;
  page?: ReactNode;
}

/** The members area, from whose pages a button leads into a conversation and back. */
function Area() {
  const [isConversation, setIsConversation] = useState(false);
  useFollowMembersArea(true);
  return (
    <>
      <button onClick={() => setIsConversation(!isConversation)}>Go</button>
      {isConversation ? null : <TimeBonusReminder />}
    </>
  );
}

async function show({
  credits = 0,
  active = true,
  signedUp = '2026-11-21T17:30:00.000Z',
  page: shown = <TimeBonusReminder />,
}: Shown = {}) {
  const page = renderPage(shown, {
    'GET /api/user.php': () => member({}, { credits, paid_user: false, signup_date: signedUp }),
    'GET /api/discountcode.php': () => ({ discount_code: bonus }),
    'GET /api/timebonus.php': () => ({
      active,
      discount_code: active ? bonus : null,
      ends_at: active ? bonus.expires : null,
      server_time: serverNow,
    }),
  });
  // Until the offer is there nothing begins that the tests below could wait for.
  await waitFor(() => expect(page.client.getQueryData(welcomeOptions().queryKey)).toBeDefined());
  return page;
}
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Second by second: what follows from one is drawn, and may begin something, before the next. */
async function spendAMinute(): Promise<void> {
  for (let second = 0; second < 60; second += 1) await wait(1_000);
}
const title = { name: '25% off your first package' };

it('opens after forty seconds, with the time that is truly left, and once', async () => {
  await show();
  await wait(39_000);
  expect(screen.queryByRole('dialog')).toBeNull();
  await wait(2_000);
  expect(await screen.findByRole('dialog', title)).toBeTruthy();
  expect(screen.getByText('Act fast: this offer is for your first 4 hours here.')).toBeTruthy();
  await wait(1_000);
  expect(screen.getByRole('timer').textContent).toMatch(/^01:29:1\d$/);
  act(() => screen.getByRole('button', { name: 'Not now' }).click());
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  await show();
  await spendAMinute();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says of no offer that it is longer than it is', async () => {
  await show({ signedUp: '2026-11-21T17:33:00.000Z' });
  await wait(41_000);
  expect(await screen.findByText('Act fast: this offer is for your first 3.9 hours here.')).toBeTruthy();
});

it('counts the time in a conversation too, over which it does not open', async () => {
  await show({ page: <Area /> });
  const go = () => act(() => screen.getByRole('button', { name: 'Go' }).click());
  await wait(20_000);
  go();
  await wait(15_000);
  go();
  await wait(3_000);
  expect(screen.queryByRole('dialog')).toBeNull();
  await wait(4_000);
  expect(await screen.findByRole('dialog', title)).toBeTruthy();
});

it('waits while another dialog is open', async () => {
  const other = document.body.appendChild(document.createElement('dialog'));
  other.setAttribute('open', '');
  await show();
  await spendAMinute();
  expect(screen.queryByRole('dialog', title)).toBeNull();
  other.remove();
  await wait(6_000);
  expect(await screen.findByRole('dialog', title)).toBeTruthy();
});

it('waits while somebody types', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await show();
  await spendAMinute();
  expect(screen.queryByRole('dialog')).toBeNull();
  field.remove();
  await wait(2_000);
  expect(await screen.findByRole('dialog', title)).toBeTruthy();
});

it.each([{ credits: 5 }, { active: false }])('does not open for %j', async (facts) => {
  await show(facts);
  await spendAMinute();
  expect(screen.queryByRole('dialog')).toBeNull();
});
