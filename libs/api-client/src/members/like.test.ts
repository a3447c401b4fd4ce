import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { cardOf } from '@parlour/testing/page-data';
import { bindTransport } from '../transport.ts';
import { applyLikeEvent } from './apply-like-event.ts';
import { membersKeys } from './keys.ts';
import { likeMutation } from './like.ts';
import { newMatchesOptions, tellOfMatch } from './new-match.ts';

const nora = cardOf('Nora', { like_sent: false });
const list = [...membersKeys.all, 'search'];

it('a like stays on the card where a list that was read before comes late', async () => {
  const client = new QueryClient();
  client.setQueryData(list, { profiles: [nora] });
  bindTransport(client, async () => {
    client.setQueryData(list, { profiles: [nora] });
    return { like: { profile: nora }, match: false, conversation_id: null };
  });
  const mutation = client.getMutationCache().build(client, likeMutation(client));
  await mutation.execute({ profileId: nora.id, liked: true, source: 'list' });
  expect(client.getQueryData(list)).toEqual({ profiles: [{ ...nora, like_sent: true }] });
});

it('a match that ends with its like is told of no more', async () => {
  const client = new QueryClient();
  const mila = cardOf('Mila');
  for (const profile of [nora, mila]) tellOfMatch(client, { profile, conversationId: null });
  bindTransport(client, async () => ({ match: false }));
  const mutation = client.getMutationCache().build(client, likeMutation(client));
  await mutation.execute({ profileId: nora.id, liked: false, source: 'list' });
  expect(client.getQueryData(newMatchesOptions().queryKey)).toEqual([{ profile: mila, conversationId: null }]);
});

it('whoever has become a match in another tab is no card of the swipe game any more', () => {
  const client = new QueryClient();
  client.setQueryData(membersKeys.swipeQueue, { queue: [nora, cardOf('Mila')], likes_left: 3 });
  const like = { profile: nora, liked_at: '2026-11-21T12:00:00Z', like_new: false, match: true };
  applyLikeEvent(client, { kind: 'match', like, total_new: 0 } as never);
  expect(client.getQueryData(membersKeys.swipeQueue)).toMatchObject({ queue: [{ name: 'Mila' }] });
});
