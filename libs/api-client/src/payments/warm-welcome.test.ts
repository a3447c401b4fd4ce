// @vitest-environment jsdom
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { member } from '@parlour/testing/page-data';
import { userOptions } from '../account/user.ts';
import { ApiError } from '../api-error.ts';
import { bindTransport } from '../transport.ts';
import { warmWelcome } from './warm-welcome.ts';

afterEach(() => {
  vi.doUnmock('./credits.ts');
  vi.resetModules();
});

/** A page of a member who never paid, which reaches nobody. */
function unreached(): QueryClient {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  bindTransport(cache, async () => {
    throw new ApiError(0, { code: 'offline' });
  });
  return cache;
}

const knowing = (cache: QueryClient) => {
  cache.setQueryData(userOptions().queryKey, member({}, { paid_user: false }) as never);
  return cache;
};

it.each([
  ['the offer', knowing(unreached())],
  ['who is here', unreached()],
])('a page is drawn also where %s cannot be read', async (_, cache) => {
  await expect(warmWelcome(cache)).resolves.toBeUndefined();
});

it('without a connection nothing is waited for', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onlineManager.setOnline(false);
  await expect(warmWelcome(knowing(unreached()))).resolves.toBeUndefined();
  onlineManager.setOnline(true);
  onLine.mockRestore();
});

it('a page is drawn also where the code that reads the offer cannot be fetched', async () => {
  vi.doMock('./credits.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await expect(warmWelcome(knowing(unreached()))).resolves.toBeUndefined();
});
