import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { chatKeys } from '@parlour/api-client/chat/keys';
import { bindTransport } from '@parlour/api-client/transport';
import { cardOf } from '@parlour/testing/page-data';
import type { PageArguments } from '../loading/page-arguments.ts';
import { drawnConversationQueries } from './conversation-page.tsx';

const nora = cardOf('Nora');
const page = { params: { id: nora.id }, search: new URLSearchParams() } as unknown as PageArguments;
const icebreakers = { icebreakers: [{ id: '1', key: 'about_me', params: {} }] };

function serverWith(messages: unknown[], answer = async (): Promise<unknown> => icebreakers) {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const told = { profile: nora, messages, conversation: null, can_send: {} };
  const transport = vi.fn(async ({ call }) => (call.path === '/api/icebreakers.php' ? answer() : told));
  bindTransport(cache, transport);
  const draw = () => drawnConversationQueries((id) => ({ profile_id: id }))(page, cache);
  return { draw, drawn: () => cache.getQueryData(chatKeys.icebreakers(nora.id)) };
}

it('the server draws how to begin above an empty conversation, and above no other', async () => {
  const [empty, begun] = [serverWith([]), serverWith([{ id: '1' }])];
  await Promise.all([empty.draw(), begun.draw()]);
  expect(empty.drawn()).toEqual(icebreakers);
  expect(begun.drawn()).toBeUndefined();
});

it('a conversation is drawn whole where how to begin cannot be read', async () => {
  const away = serverWith([], () => Promise.reject(new Error('away')));
  expect(await away.draw()).toHaveLength(3);
  expect(away.drawn()).toBeUndefined();
});
