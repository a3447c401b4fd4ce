// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messageOf } from '@parlour/testing/chat-data';
import { canSend } from '@parlour/testing/page-data';
import { box, chat, flow, memberChat } from '../../testing/conversation-page.ts';
import { renderChat } from '../../testing/render-chat.tsx';
import type { ChatServer } from '../../testing/server.ts';
import { withChatServer } from '../../testing/with-chat-server.ts';

let server: ChatServer;
withChatServer({ messages: [messageOf(1)] }, (fresh) => (server = fresh));

const link = () => screen.queryByRole<HTMLAnchorElement>('link', { name: 'Skip to the message box' });

it.each([chat, memberChat])('the first stop of %s leads past list and messages to the box', async (address) => {
  const { user } = renderChat(server, address);
  const where = await box();
  await user.tab();
  expect(document.activeElement).toBe(link());
  expect(document.querySelector(link()!.hash)).toBe(where);
});

it('nothing leads to a box that is not there', async () => {
  server.canSend = { ...canSend, allowed: false, reason: 'blocked' };
  renderChat(server, chat);
  await waitFor(flow);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(link()).toBeNull();
});
