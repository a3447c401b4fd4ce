import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { bindTransport } from '../transport.ts';
import { notificationsOptions, seeNotifications } from './notifications.ts';

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
