import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { bindTransport } from '../transport.ts';
import { notificationsOptions, seeNotifications } from './notifications.ts';

afterEach(() => vi.unstubAllGlobals());

it('what happened up to a moment is new no longer, that of the moment itself too, and what came after it is', async () => {
  const client = new QueryClient();
  const { queryKey } = notificationsOptions(1);
  const times = ['2026-11-21T20:00:01Z', '2026-11-21T20:00:00Z', '2026-11-21T19:00:00Z'];
  const notifications = times.map((happened_at) => ({ happened_at, unread: true }));
  client.setQueryData(queryKey, { notifications } as never);
  bindTransport(client, async () => undefined);
  await seeNotifications(client, '2026-11-21T20:00:00Z');
  expect(client.getQueryData(queryKey)?.notifications.map(({ unread }) => unread)).toEqual([true, false, false]);
});

it.each([
  ['news of the account that were seen are shown by the device no longer', null, true],
  ['those of which the server does not know it stay', new ApiError(500, { code: 'server_error' }), false],
])('%s', async (_, failure, isClosed) => {
  const close = vi.fn();
  const getNotifications = async ({ tag }: { tag: string }) => (tag === 'account' ? [{ tag, close }] : []);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ getNotifications }) } });
  const client = new QueryClient();
  bindTransport(client, async () => {
    if (failure) throw failure;
  });
  await seeNotifications(client, '2026-11-21T20:00:00Z').catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
  expect(close).toHaveBeenCalledTimes(isClosed ? 1 : 0);
});
