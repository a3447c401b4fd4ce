import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ApiError } from '../api-error.ts';
import { profileKeys } from '../profile/keys.ts';
import { bindTransport } from '../transport.ts';
import { blockMutation } from './blocks.ts';

it.each([
  ['is read anew where nobody knows whether it was blocked', new ApiError(0, { code: 'offline' }), true],
  ['stays where it was not', new ApiError(429, { code: 'rate_limited' }), false],
])('a profile %s', async (_, error, isRead) => {
  const client = new QueryClient();
  bindTransport(client, () => Promise.reject(error));
  client.setQueryData(profileKeys.one('one'), { profile: {} });
  const block = client.getMutationCache().build(client, blockMutation(client));
  await expect(block.execute({ profileId: 'one', blocked: true })).rejects.toBe(error);
  expect(client.getQueryState(profileKeys.one('one'))?.isInvalidated).toBe(isRead);
});
