import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { cardOf } from '@parlour/testing/page-data';
import { bindTransport } from '../transport.ts';
import { frontDoorMembersOptions } from './newest.ts';
import { tileCardOf } from './tile-card.ts';

test('a visitor’s page carries along six members who take a first message, and fictional ones only where real ones are too few', async () => {
  const profiles = Array.from({ length: 20 }, (_, place) => cardOf(`${place}`, { fictional: place < 16 }));
  const client = new QueryClient();
  const transport = vi.fn(async () => ({ profiles }));
  bindTransport(client, transport);
  const members = await client.query(frontDoorMembersOptions());
  expect(transport).toHaveBeenCalledWith(
    expect.objectContaining({ query: expect.objectContaining({ takes_message: '1' }) }),
  );
  expect(members).toEqual([...profiles.slice(16), ...profiles.slice(0, 2)].map(tileCardOf));
});
