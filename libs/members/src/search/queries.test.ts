import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { bindTransport } from '@parlour/api-client/transport';
import type { PublicSettings } from '@parlour/contract/account/reference-data/settings';
import { member, visitor } from '@parlour/testing/page-data';
import { pageSettings } from '@parlour/testing/page-settings';
import { membersPageQueries } from './queries.ts';

it.each([
  ['a member', member(), { online: '1', hair_color: 'red' }],
  ['a visitor', visitor, { online: '1' }],
])('the page is asked for by what %s may search by', async (_, user, filters) => {
  const client = new QueryClient();
  bindTransport(client, async () => user);
  const search = new URLSearchParams('online=1&hair_color=red');
  const settings = pageSettings as unknown as PublicSettings;
  const [page] = await membersPageQueries({ search, settings }, client);
  expect(page?.queryKey.at(-1)).toEqual({ ...filters, search: filters, narrow: false, outside: 1 });
});
