import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { cardOf } from '@parlour/testing/page-data';
import { bindTransport } from '../transport.ts';
import { newGuestsOptions } from './search.ts';

test('a visitor’s page carries along eight guests, and fictional ones only where real ones are too few', async () => {
  const profiles = Array.from({ length: 20 }, (_, place) => cardOf(`${place}`, { fictional: place < 14 }));
  const client = new QueryClient();
  bindTransport(client, async () => ({ profiles }));
  const guests = await client.fetchQuery(newGuestsOptions());
  expect(guests).toEqual([...profiles.slice(14), ...profiles.slice(0, 2)]);
});
