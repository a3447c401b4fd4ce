// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { swipeGameOptions } from '@parlour/api-client/members/swipe';
import { cardOf, member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { refuse } from '../members.fixture.tsx';
import { SwipePage } from './swipe-page.tsx';

let passMoment: () => void;
beforeEach(() => {
  let passed = 0;
  const clock = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => clock() + passed);
  // A like that follows another at once is taken for the second of a double tap.
  passMoment = () => (passed += 350);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const round = {
  queue: [cardOf('Claire', { age: 52 })],
  likes_left: 0,
  likes_per_day: 4,
  resets_at: '2026-11-21T23:00:00.000Z',
  can_undo: true,
};
const open = () =>
  renderPage(<SwipePage />, { 'GET /api/user.php': () => member(), 'GET /api/swipe.php': () => round });
/** What the deck says, and what is said of the likes. */
const news = () => within(screen.getByRole('region', { name: 'Today’s round' })).getByRole('status');
const spentNews = () => screen.getAllByRole('status').find((status) => !status.closest('section[aria-label]'))!;
const deck = () => screen.findByRole('group', { name: 'Claire, 52, Utrecht' });

it('every key is told, to whoever hears the page and to whoever sees it', async () => {
  open();
  const told = document.getElementById((await deck()).getAttribute('aria-describedby')!)?.textContent;
  expect(told).toMatch(/^Left arrow .* up arrow .*\. Backspace takes the last pass back\.$/);
  const shown = [...document.querySelectorAll('aside li')].map(({ textContent }) => textContent);
  expect(shown).toEqual(['Pass', 'Later', 'Like', 'Open profile', 'Undo last pass']);
});

it('whoever only listens hears of each card who it is that one decides on', async () => {
  const mila = cardOf('Mila', { fictional: true, demo: true });
  const vera = cardOf('Vera', { verified: { photo: true, age: false }, fictional: true });
  renderPage(<SwipePage />, {
    'GET /api/user.php': () => member(),
    'GET /api/swipe.php': () => ({ ...round, queue: [mila, vera] }),
    'POST /api/swipe.php': () => ({ likes_left: 0, resets_at: round.resets_at, match: false, conversation_id: null }),
  });
  expect(await screen.findByRole('group', { name: 'Mila, 41, Fictional profile, Demo, Utrecht' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Pass' }));
  const next = 'Vera, 41, Fictional profile, Utrecht, Photo verified';
  expect(await screen.findByText(`Pass: Mila. Next: ${next}.`)).toBeTruthy();
  expect(screen.getByRole('group', { name: next })).toBeTruthy();
});

it('a like that is spent says so when a key is pressed for it', async () => {
  open();
  (await deck()).focus();
  expect(news().textContent).toBe('');
  await userEvent.keyboard('{ArrowRight}');
  expect(news().textContent).toMatch(/^No likes left today\. New ones come at /);
});

it('the last likes are counted aloud, once and each after its like alone, and the new round says nothing of the last', async () => {
  let left = 4;
  const { client } = renderPage(<SwipePage />, {
    'GET /api/user.php': () => member(),
    'GET /api/swipe.php': () => ({
      ...round,
      queue: ['Claire', 'Nora', 'Mila', 'Iris', 'Ruth', 'Vera'].map((name) => cardOf(name)),
      likes_left: left,
    }),
    'POST /api/swipe.php': ({ body }) => ({
      likes_left: (body as { choice: string }).choice === 'like' ? --left : left,
      resets_at: round.resets_at,
      match: false,
      conversation_id: null,
    }),
  });
  const said: (string | null)[] = [];
  await screen.findByRole('region', { name: 'Today’s round' });
  const status = news();
  const listener = new MutationObserver(() => said.push(status.textContent));
  listener.observe(status, { childList: true, characterData: true, subtree: true });
  const spent = spentNews();
  const choose = async (name: string, choice: string) => {
    await screen.findByRole('group', { name });
    passMoment();
    await userEvent.click(screen.getByRole('button', { name: choice }));
  };
  await choose('Claire, 41, Utrecht', 'Like');
  await choose('Nora, 41, Utrecht', 'Like');
  await choose('Mila, 41, Utrecht', 'Pass');
  await choose('Iris, 41, Utrecht', 'Like');
  await choose('Ruth, 41, Utrecht', 'Like');
  expect(await screen.findByText('0 likes left today')).toBeTruthy();
  await waitFor(() => expect(spent.textContent).toMatch(/^No likes left today\. New ones come at /));
  left = 4;
  await act(() => client.invalidateQueries({ queryKey: swipeGameOptions().queryKey }));
  expect(await screen.findByText('4 likes left today')).toBeTruthy();
  expect(spent.textContent).toBe('');
  expect(said).toEqual([
    'Like: Claire. Next: Nora, 41, Utrecht.',
    'Like: Nora. Next: Mila, 41, Utrecht. 2 likes left today',
    'Pass: Mila. Next: Iris, 41, Utrecht.',
    'Like: Iris. Next: Ruth, 41, Utrecht. 1 like left today',
    'Like: Ruth. Next: Vera, 41, Utrecht.',
  ]);
});

it('that the last like is spent is said once the server has said so, and not of one that is refused or does not count', async () => {
  const replies = [
    () => Promise.reject(new ApiError(403, { code: 'not_confirmed' })),
    () => Promise.resolve(1),
    () => Promise.resolve(0),
  ];
  let left = 1;
  let go = () => {};
  renderPage(<SwipePage />, {
    'GET /api/user.php': () => member(),
    'GET /api/swipe.php': () => ({
      ...round,
      queue: ['Claire', 'Nora', 'Mila', 'Iris', 'Ruth', 'Vera'].map((name) => cardOf(name)),
      likes_left: left,
    }),
    'POST /api/swipe.php': async () => {
      await new Promise<void>((resolve) => (go = resolve));
      left = await replies.shift()!();
      return { likes_left: left, resets_at: round.resets_at, match: false, conversation_id: null };
    },
  });
  await screen.findByRole('group', { name: 'Claire, 41, Utrecht' });
  const heard = () => spentNews().textContent;
  for (const likesLeft of [1, 1, 0]) {
    passMoment();
    await userEvent.click(screen.getByRole('button', { name: 'Like' }));
    expect(await screen.findByText('0 likes left today'), 'is shown at once').toBeTruthy();
    expect([heard(), news().textContent]).toEqual(['', expect.not.stringContaining('No likes')]);
    go();
    await waitFor(() => expect(heard()).toMatch(likesLeft === 0 ? /^No likes left today\. / : /^$/));
    if (likesLeft > 0) expect(await screen.findByText('1 like left today')).toBeTruthy();
  }
});

it('a like that is refused to somebody who has yet to confirm offers the way to do so', async () => {
  const { router } = renderPage(<SwipePage />, {
    'GET /api/user.php': () => member(),
    'GET /api/swipe.php': () => ({ ...round, likes_left: 3 }),
    'POST /api/swipe.php': refuse(new ApiError(403, { code: 'not_confirmed' })),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Like' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm your e-mail address' }));
  expect(router.createHref(router.state.location)).toBe('/complete-signup?step=confirm');
});

it('whoever takes back a pass that another tab has taken back is told that there is none, and sees who comes next by now', async () => {
  let queue = [cardOf('Claire')];
  renderPage(<SwipePage />, {
    'GET /api/user.php': () => member(),
    'GET /api/swipe.php': () => ({ ...round, queue, can_undo: queue.length === 1 }),
    'DELETE /api/swipe.php': refuse(new ApiError(409, { code: 'nothing_to_undo' })),
  });
  const undo = await screen.findByRole('button', { name: 'Undo last pass' });
  queue = [...queue, cardOf('Vera')];
  await userEvent.click(undo);
  expect(await screen.findByText(/There is nothing to undo\./)).toBeTruthy();
  await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(2));
});
