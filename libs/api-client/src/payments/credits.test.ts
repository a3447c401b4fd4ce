import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { bindTransport, type CallRequest } from '../transport.ts';
import { creditsOptions } from './credits.ts';

test('a country that was chosen is that of the pages which name none', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  let kept = 'NL';
  bindTransport(client, async ({ query }: CallRequest) => {
    kept = (query as { country?: string }).country ?? kept;
    return { country: kept };
  });
  const countryOf = async (country?: string) => (await client.query(creditsOptions({ country }))).country;
  expect(await countryOf()).toBe('NL');
  expect(await countryOf('BE')).toBe('BE');
  expect(await countryOf()).toBe('BE');
});
