// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CompleteSignUpPage } from '@parlour/account';
import { activationOptions } from '@parlour/api-client/account/activation';
import { userOptions } from '@parlour/api-client/account/user';
import { member } from '@parlour/testing/page-data';
import { PageFrame } from '@parlour/testing/render-page';
import { takePageCache } from './page-cache.tsx';

const MINUTE = 60_000;
const reply = member({}, { status: 'not_confirmed' });
const serverTime = Date.parse(reply.server_time);
const activation = {
  sent_to_masked: 't••@e••.com',
  next_after: new Date(serverTime + MINUTE).toISOString(),
  confirmed: false,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** A browser whose clock is wrong takes over a page that began to arrive some seconds before its scripts ran. */
function arrive({ clockAhead, before }: { clockAhead: number; before: number }): QueryClient {
  vi.setSystemTime(serverTime + clockAhead + before);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ responseStart: 500 } as PerformanceNavigationTiming]);
  vi.spyOn(performance, 'now').mockReturnValue(500 + before);
  const page = document.body.appendChild(document.createElement('script'));
  page.id = 'page-cache';
  page.type = 'application/json';
  page.textContent = JSON.stringify([
    [userOptions().queryKey, reply],
    [activationOptions().queryKey, activation],
  ]);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  takePageCache(client);
  return client;
}

it.each([10 * MINUTE, 0, -10 * MINUTE])('counts down by the server where a device is %i ms ahead', (clockAhead) => {
  const client = arrive({ clockAhead, before: 4_000 });
  render(
    <PageFrame client={client}>
      <CompleteSignUpPage step="confirm" slots={{} as never} />
    </PageFrame>,
  );
  expect(screen.getByRole('timer').textContent).toBe('00:00:56');
  act(() => void vi.advanceTimersByTime(55_000));
  const button = screen.getByRole('button', { name: 'Send the e-mail again' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  act(() => void vi.advanceTimersByTime(1_000));
  expect(button.getAttribute('aria-disabled')).not.toBe('true');
});

it('is of no later moment than the one at which the page arrived', () => {
  const slow = arrive({ clockAhead: -10 * MINUTE, before: 4_000 });
  expect(slow.getQueryState(userOptions().queryKey)?.dataUpdatedAt).toBe(serverTime - 10 * MINUTE);
});
