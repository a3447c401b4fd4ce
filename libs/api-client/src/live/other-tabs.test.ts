import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import type { Profile, ProfileCard } from '@parlour/contract/types/profile';
import { openPrivacy } from '@parlour/testing/privacy';
import { accountKeys } from '../account/keys.ts';
import { chatKeys } from '../chat/keys.ts';
import { membersKeys } from '../members/keys.ts';
import { likeMutation, tellOfLike } from '../members/like.ts';
import { swipeGameOptions, swipeMutation, undoSwipeMutation } from '../members/swipe.ts';
import { setOwnProfile } from '../profile/profile.ts';
import { keepPrivacy } from '../profile/privacy.ts';
import { profileKeys } from '../profile/keys.ts';
import { blockMutation } from '../safety/blocks.ts';
import { safetyKeys } from '../safety/keys.ts';
import { reported } from '../safety/reports.ts';
import { bindTransport } from '../transport.ts';
import { followOtherTabs } from './other-tabs.ts';

const other = new BroadcastChannel('parlour.saved');
const client = new QueryClient();
let leave = () => {};
afterEach(() => leave());

it('what is saved in one tab is asked for again in the others, and not in the one', async () => {
  leave = followOtherTabs(client);
  const asked = vi.spyOn(client, 'invalidateQueries');
  const heard = new Promise((resolve) =>
    other.addEventListener('message', ({ data }) => resolve(data), { once: true }),
  );
  setOwnProfile(client, { name: 'Ada' } as Profile);
  expect(await heard).toEqual([profileKeys.own, accountKeys.user]);
  expect(asked).not.toHaveBeenCalled();
  other.postMessage([profileKeys.own]);
  await expect.poll(() => asked.mock.calls).toEqual([[{ queryKey: profileKeys.own }]]);
});

it('a choice of privacy and a block are followed too', async () => {
  leave = followOtherTabs(client);
  const heard: unknown[] = [];
  other.addEventListener('message', ({ data }) => heard.push(...(data as unknown[])));
  bindTransport(client, async ({ call }) =>
    call.path === '/api/privacy.php' ? { privacy: openPrivacy } : { relation: { like_sent: false } },
  );
  const cache = client.getMutationCache();
  await keepPrivacy(client, { invisible: true });
  await cache.build(client, blockMutation(client)).execute({ profileId: 'one', blocked: true });
  await expect
    .poll(() => heard)
    .toEqual(expect.arrayContaining([profileKeys.privacy, profileKeys.one('one'), safetyKeys.blocks, chatKeys.chats]));
});

it('what is not shown is forgotten', async () => {
  leave = followOtherTabs(client);
  const key = chatKeys.conversation({ profile_id: 'one' });
  client.setQueryData(key, { messages: [] });
  other.postMessage([chatKeys.conversations]);
  await expect.poll(() => client.getQueryState(key)).toBeUndefined();
});

it('nobody stays in sight on the deck where a block says who may lie there', async () => {
  leave = followOtherTabs(client);
  client.setQueryData(membersKeys.swipeQueue, { queue: [{ id: 'one' }], likes_left: 3 });
  const asksForEver = { queryFn: () => new Promise(() => {}), staleTime: Infinity };
  const end = new QueryObserver(client, { queryKey: membersKeys.swipeQueue, ...asksForEver }).subscribe(() => {});
  other.postMessage([membersKeys.likes]);
  other.postMessage([membersKeys.swipes]);
  await expect.poll(() => client.getQueryData(membersKeys.swipeQueue)).toEqual({ queue: [], likes_left: 3 });
  end();
});

it('a like given in one tab takes its card off the deck of another, which counts its likes anew', async () => {
  leave = followOtherTabs(client);
  const heard: unknown[] = [];
  other.addEventListener('message', ({ data }) => heard.push(...(data as unknown[])));
  tellOfLike('one');
  await expect.poll(() => heard).toContainEqual(membersKeys.swipeRound);
  const fetched = { queue: [{ id: 'two' }, { id: 'three' }], likes_left: 2 };
  const game = { queue: [{ id: 'one' }, { id: 'two' }], likes_left: 3 };
  client.setQueryData(membersKeys.swipeQueue, game);
  client.setQueryData(membersKeys.swipeRound, { likes_left: 3 });
  bindTransport(client, async () => fetched);
  const end = new QueryObserver(client, { ...swipeGameOptions(), staleTime: Infinity }).subscribe(() => {});
  other.postMessage(heard);
  await expect.poll(() => client.getQueryData(membersKeys.swipeQueue)).toEqual(fetched);
  expect(client.getQueryState(membersKeys.swipeRound), 'is asked for when the home is shown again').toBeUndefined();
  end();
});

it('a like that is taken back ends the chat of a match in other tabs too', async () => {
  leave = followOtherTabs(client);
  const heard: unknown[] = [];
  other.addEventListener('message', ({ data }) => heard.push(...(data as unknown[])));
  bindTransport(client, async () => ({}));
  await client
    .getMutationCache()
    .build(client, likeMutation(client))
    .execute({ profileId: 'one', liked: false, source: 'list' });
  await expect.poll(() => heard).toEqual(expect.arrayContaining([chatKeys.chats, chatKeys.conversations]));
});

it('a pass and its undo are followed too, and a card that is put off is not', async () => {
  leave = followOtherTabs(client);
  const heard: unknown[] = [];
  other.addEventListener('message', ({ data }) => heard.push(data));
  bindTransport(client, async ({ call }) =>
    call.method === 'DELETE' ? { profile: { id: 'one' } } : { match: false, conversation_id: null },
  );
  const cache = client.getMutationCache();
  const choose = (choice: 'pass' | 'later') =>
    cache.build(client, swipeMutation(client)).execute({ card: { id: 'one' } as ProfileCard, choice });
  await choose('later');
  await choose('pass');
  await cache.build(client, undoSwipeMutation(client)).execute();
  await expect.poll(() => heard).toEqual([[membersKeys.like('one'), membersKeys.swipeQueue], [membersKeys.swipeQueue]]);
});

it('a report is followed too', async () => {
  leave = followOtherTabs(client);
  const heard: unknown[] = [];
  other.addEventListener('message', ({ data }) => heard.push(data));
  await reported(client);
  await expect.poll(() => heard).toEqual([[safetyKeys.reports]]);
});

it('a page that follows nobody tells nobody, and keeps what it saved', async () => {
  const heard: unknown[] = [];
  other.addEventListener('message', ({ data }) => heard.push(data));
  setOwnProfile(client, { name: 'Ada' } as Profile);
  const third = new BroadcastChannel('parlour.saved');
  third.postMessage(['asked later']);
  await expect.poll(() => heard).toEqual([['asked later']]);
  third.close();
  expect(client.getQueryData(profileKeys.own)).toEqual({ profile: { name: 'Ada' } });
});
