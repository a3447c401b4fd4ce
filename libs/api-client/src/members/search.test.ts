import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { bindTransport } from '../transport.ts';
import { membersPageOptions } from './search.ts';

it.each([
  ['on its first page', { page: 1, total: 2 }, false, true],
  ['on a further page', { page: 2, total: 2 }, false, false],
  ['where there are many', { page: 1, total: 800 }, false, false],
  ['where that is unwelcome', { page: 1, total: 2 }, true, false],
])('a search asks for those just outside of it %s: %o, %s, %s', async (_, results, narrow, isAsked) => {
  const client = new QueryClient();
  const asked: unknown[] = [];
  bindTransport(client, async ({ call }) => {
    asked.push(call.when);
    return call.when ? { profiles: [], count: 3 } : { profiles: [], ...results };
  });
  const { similar } = await client.query(membersPageOptions({}, { narrow, outside: 1 }));
  expect([asked.length, similar?.count]).toEqual(isAsked ? [2, 3] : [1, undefined]);
  client.clear();
});
