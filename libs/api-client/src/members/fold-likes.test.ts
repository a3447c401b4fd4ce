import { QueryClient } from '@tanstack/react-query';
import { afterAll, describe, expect, it } from 'vitest';
import type { LikesOfType } from '@parlour/contract/members/list-likes';
import type { Like } from '@parlour/contract/types/chat';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { bareCard } from '@parlour/testing/page-data';
import { ApiError } from '../api-error.ts';
import { accountKeys } from '../account/keys.ts';
import { chatKeys } from '../chat/keys.ts';
import { followOtherTabs } from '../live/other-tabs.ts';
import { profileKeys } from '../profile/keys.ts';
import { bindTransport } from '../transport.ts';
import { applyLikeEvent } from './apply-like-event.ts';
import { changeCard, withLikeSent } from './fold-cards.ts';
import { membersKeys } from './keys.ts';
import { likeMutation } from './like.ts';
import { foldLike, type LikeEvent } from './fold-likes.ts';
import { seeLikes } from './likes-seen.ts';
import { swipeMutation } from './swipe.ts';

const likeOf = (id: string, match = false): Like => ({
  profile: bareCard(id),
  liked_at: '2026-11-21T12:00:00Z',
  like_new: true,
  match,
});
const empty: LikesOfType = {
  likes: [],
  page: 1,
  pages: 1,
  total: 0,
  counts: { received: 0, sent: 0, matches: 0 },
  total_new: 0,
};
const liked: LikeEvent = { kind: 'like', like: likeOf('nora'), total_new: 1, total_unread: 3 };
const matched: LikeEvent = {
  kind: 'match',
  like: likeOf('nora', true),
  conversation_id: null,
  total_new: 1,
  total_unread: 3,
};

describe('a live like', () => {
  it('stands on its tab once, however often it comes', () => {
    const once = foldLike(empty, 'received', liked);
    expect(once).toMatchObject({ total: 1, counts: { received: 1 }, total_new: 1, likes: [{ like_new: true }] });
    expect(foldLike(once, 'received', liked)).toEqual(once);
    expect(foldLike(empty, 'matches', liked).likes).toEqual([]);
  });

  it('is counted on a further page, and stands only on the first', () => {
    const second = foldLike({ ...empty, page: 2, pages: 2 }, 'received', liked);
    expect(second).toMatchObject({ likes: [], total: 1, counts: { received: 1 }, total_new: 1 });
  });

  it('that makes a match stands among the matches and marks the one sent', () => {
    const sent = { ...empty, likes: [{ ...likeOf('nora'), like_new: false }], counts: { ...empty.counts, sent: 1 } };
    expect(foldLike(empty, 'matches', matched)).toMatchObject({ total: 1, likes: [{ match: true }] });
    expect(foldLike(sent, 'sent', matched).likes[0]?.match).toBe(true);
  });

  it('that was returned on another device is new no more, and its heart is full', () => {
    const client = new QueryClient();
    const received = membersKeys.likesOf('received', 1);
    const card = bareCard('nora', { like_new: true });
    client.setQueryData(received, { ...empty, likes: [{ ...likeOf('nora'), profile: card }] });
    client.setQueryData(membersKeys.related('x'), { profiles: [card] });
    const returned = { ...matched, like: { ...matched.like, like_new: false } };
    applyLikeEvent(client, returned);
    const shown = { like_new: false, like_sent: true };
    expect(client.getQueryData(received)).toMatchObject({ likes: [{ like_new: false, match: true, profile: shown }] });
    expect(client.getQueryData(membersKeys.related('x'))).toMatchObject({ profiles: [shown] });
    applyLikeEvent(client, matched);
    expect(client.getQueryData(membersKeys.related('x'))).toMatchObject({
      profiles: [{ like_new: true, like_sent: true }],
    });
  });

  it('has the profile asked for again: a match opens photos of it, and who may write may have changed', () => {
    const client = new QueryClient();
    for (const id of ['nora', 'ines']) {
      client.setQueryData(profileKeys.one(id), { profile: bareCard(id) });
      client.setQueryData(chatKeys.conversation({ profile_id: id }), { profile: bareCard(id) });
    }
    client.setQueryData(chatKeys.chats, {});
    const isOld = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
    const isStale = (id: string) => isOld(profileKeys.one(id)) && isOld(chatKeys.conversation({ profile_id: id }));
    applyLikeEvent(client, liked);
    expect([isStale('nora'), isStale('ines'), isOld(chatKeys.chats)]).toEqual([true, false, false]);
    client.setQueryData(profileKeys.one('nora'), { profile: bareCard('nora') });
    applyLikeEvent(client, matched);
    expect([isStale('nora'), isStale('ines'), isOld(chatKeys.chats)]).toEqual([true, false, true]);
  });

  it('reaches open cards', () => {
    const client = new QueryClient();
    client.setQueryData(membersKeys.related('x'), { profiles: [bareCard('nora'), bareCard('ines')] });
    applyLikeEvent(client, liked);
    expect(client.getQueryData(membersKeys.related('x'))).toMatchObject({
      profiles: [{ like_new: true }, { id: 'ines' }],
    });
  });
});

describe('a card in an answer', () => {
  it('changes alone; everything else stays the same value', () => {
    const data = { profiles: [bareCard('nora'), bareCard('ines')], total: 2 };
    const changed = changeCard(data, 'nora', (it) => withLikeSent(it, true));
    expect(changed.profiles[0]?.like_sent).toBe(true);
    expect(changed.profiles[1]).toBe(data.profiles[1]);
    expect(changeCard(data, 'nobody', (it) => withLikeSent(it, true))).toBe(data);
  });
});

describe('liking', () => {
  const clientOf = (answer: () => Promise<unknown>) => {
    const client = new QueryClient();
    bindTransport(client, answer);
    client.setQueryData(membersKeys.related('x'), { profiles: [bareCard('nora')] });
    const wish = { profileId: 'nora', liked: true, source: 'list' } as const;
    const run = () => client.getMutationCache().build(client, likeMutation(client)).execute(wish);
    const shown = () =>
      client.getQueryData<{ profiles: ProfileCard[] }>(membersKeys.related('x'))!.profiles[0]!.like_sent;
    return { client, run, shown };
  };

  it('is shown before the answer', async () => {
    let answer = (_: unknown): void => undefined;
    const { run, shown } = clientOf(() => new Promise((resolve) => (answer = resolve)));
    const running = run();
    await Promise.resolve();
    expect(shown()).toBe(true);
    await new Promise((resolve) => setTimeout(resolve));
    answer({ like: likeOf('nora'), match: false, conversation_id: null });
    expect(await running).toMatchObject({ match: false });
  });

  it('that makes a match has the profile and the badges asked for again', async () => {
    const { client, run } = clientOf(() =>
      Promise.resolve({ like: likeOf('nora'), match: true, conversation_id: null }),
    );
    const conversation = chatKeys.conversation({ profile_id: 'nora' });
    const asked = [profileKeys.one('nora'), accountKeys.user, chatKeys.chats, conversation];
    for (const key of asked) client.setQueryData(key, { profile: bareCard('nora') });
    await run();
    for (const key of asked) expect(client.getQueryState(key)?.isInvalidated).toBe(true);
  });

  it('that is taken back ends what the page of the like says of a match', async () => {
    const { client } = clientOf(() => Promise.resolve({ match: false }));
    client.setQueryData(membersKeys.like('nora'), { like: likeOf('nora', true) });
    const wish = { profileId: 'nora', liked: false, source: 'profile' } as const;
    await client.getMutationCache().build(client, likeMutation(client)).execute(wish);
    expect(client.getQueryState(membersKeys.like('nora'))?.isInvalidated).toBe(true);
  });

  it('is put back where it was refused', async () => {
    const { run, shown } = clientOf(() => Promise.reject(new ApiError(410, { code: 'profile_gone' })));
    await expect(run()).rejects.toThrow('profile_gone');
    expect(shown()).toBe(false);
  });

  it('stands where another tab was quicker', async () => {
    const { run, shown } = clientOf(() => Promise.reject(new ApiError(409, { code: 'already_liked' })));
    expect(await run()).toEqual({ match: false });
    expect(shown()).toBe(true);
  });
});

describe('a like that was seen', () => {
  const seen = async (profileId: string | null) => {
    const client = new QueryClient();
    bindTransport(client, async () => ({ total_new: 0 }));
    const profiles = ['nora', 'ines'].map((id) => bareCard(id, { like_new: true }));
    client.setQueryData(membersKeys.related('x'), { profiles });
    client.setQueryData(membersKeys.likesOf('matches', 1), { ...empty, likes: [likeOf('nora', true)] });
    client.setQueryData(profileKeys.one('nora'), { profile: profiles[0] });
    await seeLikes(client, profileId);
    const [card, other] = client.getQueryData<{ profiles: ProfileCard[] }>(membersKeys.related('x'))!.profiles;
    const whole = client.getQueryData<{ profile: ProfileCard }>(profileKeys.one('nora'))!.profile;
    return [card, other, whole].map((shown) => shown?.like_new);
  };

  it('is new on no card any more', async () => {
    expect(await seen('nora')).toEqual([false, true, false]);
    expect(await seen(null)).toEqual([false, false, false]);
  });
});

describe('the other tabs of the browser', () => {
  const other = new BroadcastChannel('parlour.saved');
  afterAll(() => other.close());

  /** What they are told to ask for again. */
  async function told(act: (client: QueryClient) => Promise<unknown>): Promise<unknown> {
    const client = new QueryClient();
    bindTransport(client, async () => ({ total_new: 0, match: false }));
    const leave = followOtherTabs(client);
    const heard = new Promise((resolve) =>
      other.addEventListener('message', ({ data }) => resolve(data), { once: true }),
    );
    await act(client);
    return heard.finally(leave);
  }
  const lists = [membersKeys.all, membersKeys.likes];
  const game = [membersKeys.swipeQueue, membersKeys.swipeRound];
  const allOf = (id: string) => [profileKeys.one(id), membersKeys.like(id), ...lists, ...game];

  it('hear of a like, a swiped one too, and that likes were seen', async () => {
    const liking = { profileId: 'nora', liked: true, source: 'list' } as const;
    const swiping = { card: bareCard('ines'), choice: 'like' } as const;
    expect(
      await told((client) => client.getMutationCache().build(client, likeMutation(client)).execute(liking)),
    ).toEqual(allOf('nora'));
    expect(
      await told((client) => client.getMutationCache().build(client, swipeMutation(client)).execute(swiping)),
    ).toEqual(allOf('ines'));
    expect(await told((client) => seeLikes(client, null))).toEqual([accountKeys.user, ...lists]);
  });
});
