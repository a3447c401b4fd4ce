// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { messageOf } from '@parlour/testing/chat-data';
import { canSend } from '@parlour/testing/page-data';
import { box, flow, memberChat, send } from '../../testing/conversation-page.ts';
import { renderChat } from '../../testing/render-chat.tsx';
import type { ChatServer } from '../../testing/server.ts';
import { withChatServer } from '../../testing/with-chat-server.ts';

let server: ChatServer;
withChatServer({ credits: 0 }, (fresh) => (server = fresh));

beforeEach(() => {
  server.begun = false;
  server.freeConversations = 2;
  server.canSend = { ...canSend, cost: { text: 0, image: 20 }, money: { text: null, image: null } };
});

const price = async () => {
  await box();
  return screen.getByText(/^Free/, { selector: 'b' }).parentElement?.textContent;
};

it('who may begin conversations for free sees how many, and which one is the last', async () => {
  renderChat(server, memberChat);
  expect(await price()).toBe('Free2 free conversations left');
});

it('the last one is said to be', async () => {
  server.freeConversations = 1;
  renderChat(server, memberChat);
  expect(await price()).toBe('FreeLast free conversation');
});

it('one that is begun is free as a whole, and the others are counted anew', async () => {
  const page = renderChat(server, memberChat);
  await box();
  const asked = () => server.asked.filter((call) => call === 'GET /api/user.php').length;
  const before = asked();
  server.begun = true;
  server.free = true;
  await send(page, 'Good evening');
  await within(flow()).findByText('Sent');
  expect(await price()).toBe('Free in this conversation');
  await expect.poll(asked).toBe(before + 1);
  await send(page, 'Are you there?');
  await expect.poll(() => within(flow()).queryByText('Are you there?')).toBeTruthy();
  expect(asked()).toBe(before + 1);
});

it('free messages are counted as such', async () => {
  server.canSend = { ...server.canSend, free_left: 3 };
  renderChat(server, memberChat);
  expect(await price()).toBe('Free3 free messages left');
});

it('where no conversation is given, what costs nothing is free', async () => {
  server.freeConversations = null;
  renderChat(server, memberChat);
  expect(await price()).toBe('Free');
});

it('nothing is promised to whom nothing free is left', async () => {
  server.begun = true;
  server.messages = [messageOf(1)];
  server.freeConversations = 0;
  server.canSend = { ...server.canSend, allowed: false, reason: 'free_limit' };
  renderChat(server, memberChat);
  expect(await price()).toBe('Free');
});
