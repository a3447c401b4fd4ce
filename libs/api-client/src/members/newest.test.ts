import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { cardOf } from '@parlour/testing/page-data';
import { bindTransport } from '../transport.ts';
import { guestOf } from './guest.ts';
import { newGuestsOptions } from './newest.ts';

test('a visitor’s page carries along six guests, and fictional ones only where real ones are too few', async () => {
  const profiles = Array.from({ length: 20 }, (_, place) => cardOf(`${place}`, { fictional: place < 16 }));
  const client = new QueryClient();
  bindTransport(client, async () => ({ profiles }));
  const guests = await client.fetchQuery(newGuestsOptions());
  expect(guests).toEqual([...profiles.slice(16), ...profiles.slice(0, 2)].map(guestOf));
});
