// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { member, visitor } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import EmptyLayout from './empty-layout.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function show(here: object) {
  const { asked } = renderPage(
    <EmptyLayout />,
    { 'GET /api/user.php': () => here },
    { address: '/complete-signup?step=confirm' },
  );
  await vi.dynamicImportSettled();
  return () => asked.map(({ call }) => call.path);
}

it('asks again who a member is, and opens nothing over the page', async () => {
  const asked = await show({ ...member(), counts: { unread: 1, new_likes: 1 } });
  // Not the library's own waiting, whose patience is measured by the timers that are moved here.
  await vi.waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(asked().length).toBeGreaterThan(1);
  }, 10_000);
  expect(new Set(asked())).toEqual(new Set(['/api/user.php']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('follows nothing for a visitor', async () => {
  const asked = await show(visitor);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(asked()).toEqual(['/api/user.php']);
});
