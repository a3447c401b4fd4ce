import { setImmediate } from 'node:timers/promises';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { bareCard } from '@parlour/testing/page-data';
import { accountKeys } from '../account/keys.ts';
import { ApiError } from '../api-error.ts';
import { chatKeys } from '../chat/keys.ts';
import { bindTransport, type Transport } from '../transport.ts';
import { membersKeys } from './keys.ts';
import { likeMutation } from './like.ts';
import { refilled, type SwipeGame } from './fold-swipe.ts';
import { swipeMutation, undoSwipeMutation } from './swipe.ts';

const cards = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => bareCard(id));
const round = { likes_left: 4, resets_at: '2026-11-21T23:00:00.000Z' };
const start: SwipeGame = { queue: cards, ...round, likes_per_day: 4, can_undo: false };

function clientOf(answer: Transport) {
  const client = new QueryClient();
  bindTransport(client, answer);
  client.setQueryData(membersKeys.swipeQueue, start);
  const game = () => client.getQueryData<SwipeGame>(membersKeys.swipeQueue)!;
  const choose = (place: number, choice: 'like' | 'pass' | 'later') =>
    client.getMutationCache().build(client, swipeMutation(client)).execute({ card: cards[place]!, choice });
  const undo = () => client.getMutationCache().build(client, undoSwipeMutation(client)).execute();
  return { client, game, choose, undo, ids: () => game().queue.map(({ id }) => id) };
}
const refuse = (status: number, code: string, params = {}) =>
  Promise.reject(new ApiError(status, { code, params } as never));

it('takes a card off at once and keeps the round that the server answers', async () => {
  const { choose, ids, game } = clientOf(async () => ({
    ...round,
    likes_left: 3,
    match: false,
    conversation_id: null,
  }));
  const sent = choose(0, 'like');
  expect(ids()[0]).toBe('b');
  await sent;
  expect(game()).toMatchObject({ likes_left: 3, can_undo: false });
});

it('counts the likes that are still on their way as spent', async () => {
  let left = start.likes_left;
  const { choose, game } = clientOf(async () => ({
    ...round,
    likes_left: --left,
    match: false,
    conversation_id: null,
  }));
  const [first, second] = [choose(0, 'like'), choose(1, 'like')];
  await first;
  expect(game().likes_left).toBe(2);
  await second;
  expect(game()).toMatchObject({ likes_left: 2, queue: cards.slice(2) });
});

it('shows a like wherever the profile stands', async () => {
  const { client, choose } = clientOf(async () => ({ ...round, match: false, conversation_id: null }));
  const page = membersKeys.page({});
  client.setQueryData(page, { profiles: [cards[0], cards[1]] });
  await choose(0, 'like');
  expect(client.getQueryData(page)).toMatchObject({ profiles: [{ id: 'a', like_sent: true }, { id: 'b' }] });
  await choose(1, 'pass');
  expect(client.getQueryData<{ profiles: unknown[] }>(page)?.profiles[1]).toEqual(cards[1]);
});

it('loses the card of whoever is liked on another page', async () => {
  const { client, ids } = clientOf(async () => ({ like: { profile: cards[2] }, match: false, conversation_id: null }));
  const like = client.getMutationCache().build(client, likeMutation(client));
  await like.execute({ profileId: 'c', liked: true, source: 'profile' });
  expect(ids()).toEqual(['a', 'b', 'd', 'e', 'f']);
});

it('sends choices in the order they were made', async () => {
  const sent: string[] = [];
  const answered = Promise.withResolvers<void>();
  const { choose } = clientOf(async ({ body }) => {
    sent.push((body as { profile_id: string }).profile_id);
    await answered.promise;
    return { ...round, match: false, conversation_id: null };
  });
  const chosen = [choose(0, 'pass'), choose(1, 'like')];
  await setImmediate();
  expect(sent, 'until the first is answered').toEqual(['a']);
  answered.resolve();
  await Promise.all(chosen);
  expect(sent).toEqual(['a', 'b']);
});

it('puts a card back on top where its choice failed, and says how the round stands', async () => {
  const { choose, ids, game } = clientOf(({ call }) =>
    call.method === 'POST' ? refuse(403, 'swipe_limit', { resets_at: 'tomorrow' }) : new Promise(() => undefined),
  );
  await expect(choose(0, 'like')).rejects.toThrow('swipe_limit');
  expect(ids()[0]).toBe('a');
  expect(game()).toMatchObject({ likes_left: 0, resets_at: 'tomorrow' });
});

it('puts a card whose choice failed late behind the one that lies on top by then', async () => {
  const { choose, ids } = clientOf(({ call }) =>
    call.method === 'POST' ? refuse(0, 'offline') : new Promise(() => undefined),
  );
  await Promise.allSettled([choose(0, 'like'), choose(1, 'like')]);
  expect(ids().slice(0, 3)).toEqual(['b', 'c', 'a']);
});

it.each([
  ['like', 0, 'offline'],
  ['like', 410, 'profile_gone'],
  ['pass', 0, 'offline'],
] as const)('has as many likes left as before where a choice failed: %s, %i %s', async (choice, status, code) => {
  const { choose, game } = clientOf(({ call }) =>
    call.method === 'POST' ? refuse(status, code) : new Promise(() => undefined),
  );
  await expect(choose(0, choice)).rejects.toThrow(code);
  expect(game().likes_left).toBe(start.likes_left);
});

it('leaves away whoever is gone', async () => {
  const { choose, ids } = clientOf(({ call }) =>
    call.method === 'POST' ? refuse(410, 'profile_gone') : new Promise(() => undefined),
  );
  await expect(choose(0, 'like')).rejects.toThrow('profile_gone');
  expect(ids()).not.toContain('a');
});

it('brings back the last pass', async () => {
  const { choose, undo, ids, game } = clientOf(async ({ call }) =>
    call.method === 'DELETE'
      ? { profile: cards[0], can_undo: false }
      : { ...round, match: false, conversation_id: null },
  );
  await choose(0, 'pass');
  expect(game().can_undo).toBe(true);
  await undo();
  expect(ids()[0]).toBe('a');
  expect(game().can_undo).toBe(false);
});

it('refills behind the cards in sight', () => {
  const fetched = { ...start, queue: [bareCard('x'), bareCard('b'), bareCard('y')] };
  expect(refilled(start, fetched).queue.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'x', 'y']);
  expect(refilled(start, fetched).queue[1]).toBe(fetched.queue[1]);
  expect(refilled(undefined, fetched)).toEqual(fetched);
});

it('lets a pass be taken back before it was answered, and sends the undo after it', async () => {
  const sent: string[] = [];
  const answered = Promise.withResolvers<void>();
  const { choose, undo, ids, game } = clientOf(async ({ call }) => {
    sent.push(call.method);
    await answered.promise;
    return call.method === 'DELETE'
      ? { profile: cards[0], can_undo: false }
      : { ...round, match: false, conversation_id: null };
  });
  const passed = choose(0, 'pass');
  expect(game().can_undo).toBe(true);
  const undone = undo();
  await setImmediate();
  expect(sent, 'until the pass is answered').toEqual(['POST']);
  answered.resolve();
  await Promise.all([passed, undone]);
  expect(sent).toEqual(['POST', 'DELETE']);
  expect(ids()[0]).toBe('a');
});

it('offers no undo of a pass that failed', async () => {
  const { choose, game } = clientOf(({ call }) =>
    call.method === 'POST' ? refuse(503, 'unavailable') : new Promise(() => undefined),
  );
  await expect(choose(0, 'pass')).rejects.toThrow('unavailable');
  expect(game().can_undo).toBe(false);
});

it('offers to take a pass back whose like before it was refused', async () => {
  const { choose, game } = clientOf(async ({ body }) =>
    (body as { profile_id: string }).profile_id === 'a'
      ? refuse(410, 'profile_gone')
      : { ...round, match: false, conversation_id: null },
  );
  await Promise.allSettled([choose(0, 'like'), choose(1, 'pass')]);
  expect(game().can_undo).toBe(true);
});

it('a match asks again who may write, for the list of conversations, and for the like and the badge that count no more', async () => {
  let match = false;
  const { client, choose } = clientOf(async () => ({ ...round, match, conversation_id: null }));
  const conversations = ['a', 'b', 'c'].map((id) => chatKeys.conversation({ profile_id: id }));
  for (const [place, key] of conversations.entries()) client.setQueryData(key, { profile: cards[place] });
  const others = [chatKeys.chats, accountKeys.user, membersKeys.like(cards[2]!.id)];
  for (const key of others) client.setQueryData(key, {});
  const areOld = () => [...conversations, ...others].map((key) => client.getQueryState(key)?.isInvalidated);
  await choose(0, 'pass');
  expect(areOld()).not.toContain(true);
  await choose(1, 'like');
  expect(areOld()).not.toContain(true);
  match = true;
  await choose(2, 'like');
  expect(areOld()).toEqual([false, false, true, true, true, true]);
});
