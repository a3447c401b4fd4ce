// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addresses } from '@parlour/contract/addresses';
import { wordsKey } from '@parlour/state/words/unsent-words';
import { messageOf } from '@parlour/testing/chat-data';
import { box, chat } from '../testing/conversation-page.ts';
import { renderChat } from '../testing/render-chat.tsx';
import { type ChatServer, nora } from '../testing/server.ts';
import { withChatServer } from '../testing/with-chat-server.ts';

let server: ChatServer;
withChatServer({ credits: 100, messages: [messageOf(1, { text: 'Good evening' })] }, (fresh) => (server = fresh));

const row = () => document.querySelector('li small');
const draft = (text: string) => localStorage.setItem(wordsKey('draft', server.memberId, nora.id), text);

it('a message that was begun stands in the list, and where it is open in its box alone', async () => {
  const { user, router } = renderChat(server, chat);
  await user.type(await box(), 'Half a thought');
  expect(row()?.textContent).toBe('Good evening');
  await act(() => router.navigate(addresses.chats.href()));
  await waitFor(() => expect(row()?.textContent).toBe('Draft: Half a thought'));
  expect(row()?.querySelector('[lang=""]')?.textContent).toBe('Half a thought');
  await act(() => router.navigate(chat));
  expect(row()?.textContent).toBe('Good evening');
  await act(() => router.navigate(addresses.chats.href()));
  localStorage.clear();
  await act(async () => void window.dispatchEvent(new Event('storage')));
  expect(row()?.textContent).toBe('Good evening');
});

it.each([
  ['another member’s of this browser', () => draft('Half a thought'), nora.id],
  ['nothing but spaces', () => draft('  \n'), undefined],
])('%s is no draft', async (_, keep, memberId) => {
  keep();
  if (memberId !== undefined) server.memberId = memberId;
  renderChat(server, addresses.chats.href());
  await waitFor(() => expect(row()?.textContent).toBe('Good evening'));
});
