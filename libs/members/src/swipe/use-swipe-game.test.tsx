// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { foldUser } from '@parlour/api-client/live/fold-user';
import { member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { useSwipeGame } from './use-swipe-game.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const round = { queue: [], likes_left: 0, likes_per_day: 4, resets_at: '2026-11-21T20:00:30.000Z', can_undo: false };

function Game() {
  useSwipeGame();
  return null;
}

it('asks for the new round at its moment by the server’s clock, whatever happens until then', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2031-01-01T00:00:00.000Z') });
  const { asked, client } = renderPage(<Game />, {
    'GET /api/user.php': () => member(),
    'GET /api/swipe.php': () => round,
  });
  const rounds = () => asked.filter(({ call }) => call.path === '/api/swipe.php').length;
  await waitFor(() => expect(rounds()).toBe(1));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  const event = {
    kind: 'conversation_read',
    conversation_id: 'c',
    read_seq: 1,
    total_unread: 2,
    total_new: 0,
  } as const;
  act(() => void client.setQueryData(userOptions().queryKey, (user) => user && foldUser(user, { id: 7, event })));
  expect(rounds()).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  await waitFor(() => expect(rounds()).toBe(2));
});
