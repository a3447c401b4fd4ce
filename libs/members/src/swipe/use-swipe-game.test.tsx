// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { foldUser } from '@parlour/api-client/live/fold-user';
import { cardOf, member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { useSwipeGame } from './use-swipe-game.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const round = { queue: [], likes_left: 0, likes_per_day: 4, resets_at: '2026-11-21T20:00:30.000Z', can_undo: false };

function Game() {
  const { game, choose } = useSwipeGame();
  return game.queue.map(({ id, name }) => (
    <button key={id} onClick={() => choose(id, 'like')}>{`Like ${name}`}</button>
  ));
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

it('holds the page while likes wait for the answer to the one before', async () => {
  const answers: ((reply: unknown) => void)[] = [];
  renderPage(<Game />, {
    'GET /api/user.php': () => member(),
    'GET /api/swipe.php': () => ({ ...round, queue: [cardOf('Claire'), cardOf('Vera')], likes_left: 3 }),
    'POST /api/swipe.php': () => new Promise((resolve) => answers.push(resolve)),
  });
  const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  for (const name of ['Claire', 'Vera']) await userEvent.click(await screen.findByText(`Like ${name}`));
  const { resets_at } = round;
  for (const likes_left of [2, 1]) {
    await waitFor(() => expect(answers).toHaveLength(1));
    expect(isHeld()).toBe(true);
    answers.shift()!({ likes_left, resets_at, match: false, conversation_id: null });
  }
  await waitFor(() => expect(isHeld()).toBe(false));
});
