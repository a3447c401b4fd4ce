import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { cardOf, member } from '@parlour/testing/page-data';
import { userOptions } from '../account/user.ts';
import { ApiError } from '../api-error.ts';
import { applyEvent } from '../live/apply-event.ts';
import { refresh } from '../live/refresh.ts';
import { profileKeys } from '../profile/keys.ts';
import { bindTransport } from '../transport.ts';
import { membersKeys } from './keys.ts';
import { newMatchesOptions, seeMatch, tellOfMatch } from './new-match.ts';

const [nora, mila] = [cardOf('Nora'), cardOf('Mila')];
const ways: [string, (client: QueryClient) => void][] = [
  ['a poll', refresh],
  ['counts', (client) => applyEvent(client, { id: 2, event: { kind: 'counts', total_unread: 0, total_new: 0 } })],
];

/** A page on which Nora is a match; `answer` is what is known of her like. */
function pageOf(answer: () => Promise<unknown>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const transport = vi.fn(answer);
  bindTransport(client, transport);
  client.setQueryData(userOptions().queryKey, member() as never);
  const isOld = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated;
  return { client, transport, isOld };
}
const gone = () => Promise.reject(new ApiError(404, { code: 'like_not_found' }));

it.each(ways)('after %s asks again for whoever is shown with their like, and for nobody else', (_, hear) => {
  const { client, isOld } = pageOf(gone);
  const shown = (like_received: boolean) => ({ profile: { relation: { like_received } } });
  client.setQueryData(profileKeys.one('nora'), shown(true));
  client.setQueryData(profileKeys.one('mila'), shown(false));
  client.setQueryData(profileKeys.own, { profile: {} });
  client.setQueryData(membersKeys.like('nora'), { like: { match: true } });
  hear(client);
  expect([profileKeys.one('nora'), membersKeys.like('nora')].map(isOld)).toEqual([true, true]);
  expect([profileKeys.one('mila'), profileKeys.own].map(isOld)).toEqual([false, false]);
});

it.each(ways)('after %s a match that is over is no longer told of', async (_, hear) => {
  const { client, transport } = pageOf(gone);
  for (const profile of [nora, mila]) tellOfMatch(client, { profile, conversationId: null });
  seeMatch(client, { profile: mila, conversationId: null });
  hear(client);
  await expect.poll(() => client.getQueryData(newMatchesOptions().queryKey)).toHaveLength(1);
  expect(transport, 'not of one that was seen').toHaveBeenCalledTimes(1);
});

it('a match stays told of where it stands, and where that cannot be read', async () => {
  const answers = [
    async () => ({ like: { match: true } }),
    () => Promise.reject(new ApiError(503, { code: 'offline' })),
  ];
  for (const answer of answers) {
    const { client, transport } = pageOf(answer);
    tellOfMatch(client, { profile: nora, conversationId: null });
    refresh(client);
    await expect.poll(() => transport.mock.results.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve));
    expect(client.getQueryData(newMatchesOptions().queryKey)).toHaveLength(1);
  }
});
