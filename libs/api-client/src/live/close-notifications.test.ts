import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CONVERSATION, messageOf } from '@parlour/testing/chat-data';
import { readMarkMutation } from '../chat/update-chat.ts';
import { ApiError } from '../api-error.ts';
import { bindTransport } from '../transport.ts';
import { applyEvent } from './apply-event.ts';
import { closeNotifications } from './close-notifications.ts';

const other = '00000000-0000-4000-8000-0000000000c2';

/** What the device shows, by its tag. */
let shown: string[];
beforeEach(() => {
  shown = [CONVERSATION, other];
  const getNotifications = async ({ tag: wanted }: { tag?: string }) =>
    shown
      .filter((tag) => wanted === undefined || tag === wanted)
      .map((tag) => ({ tag, close: () => (shown = shown.filter((each) => each !== tag)) }));
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ getNotifications }) } });
});
afterEach(() => vi.unstubAllGlobals());

it('what was read on another device is shown no longer, and the rest stays', async () => {
  const read = { kind: 'conversation_read', conversation_id: CONVERSATION, read_seq: 1 } as const;
  applyEvent(new QueryClient(), { id: 1, event: { ...read, total_unread: 0, total_new: 0 } });
  await expect.poll(() => shown).toEqual([other]);
});

it.each([
  ['what was read here is shown no longer', null, [other]],
  [
    'what the server does not know to be read stays',
    new ApiError(500, { code: 'server_error' }),
    [CONVERSATION, other],
  ],
])('%s', async (_, failure, left) => {
  const client = new QueryClient();
  bindTransport(client, async () => {
    if (failure) throw failure;
    return { chat: { conversation: { id: CONVERSATION }, num_unread_messages: 0 }, total_unread: 0 };
  });
  const reading = new MutationObserver(client, readMarkMutation(client));
  await reading.mutate({ id: CONVERSATION, read_until: messageOf(1).id }).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown).toEqual(left);
});

it.each([
  ['without workers', {}],
  ['that has none yet', { serviceWorker: { getRegistration: async () => undefined } }],
  ['that keeps them from the page', { serviceWorker: { getRegistration: () => Promise.reject(new Error('no')) } }],
])('a browser %s is left alone', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  await expect(closeNotifications(CONVERSATION)).resolves.toBeUndefined();
});
