// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addresses } from '@parlour/contract/addresses';
import { CONVERSATION, messageOf } from '@parlour/testing/chat-data';
import { canSend } from '@parlour/testing/page-data';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { renderChat } from '../../testing/render-chat.tsx';
import { ChatServer, nora } from '../../testing/server.ts';

let server: ChatServer;
beforeEach(() => {
  installTopLayer();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  server = new ChatServer();
  server.messages = [messageOf(1)];
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const chat = addresses.chat.href({ id: CONVERSATION });
const link = () => screen.queryByRole<HTMLAnchorElement>('link', { name: 'Skip to the message box' });

it.each([chat, addresses.memberChat.href({ id: nora.id })])(
  'the first stop of %s leads past list and messages to the box',
  async (address) => {
    const { user } = renderChat(server, address);
    const box = await screen.findByRole('textbox', { name: 'Message to Nora' });
    await user.tab();
    expect(document.activeElement).toBe(link());
    expect(document.querySelector(link()!.hash)).toBe(box);
  },
);

it('nothing leads to a box that is not there', async () => {
  server.canSend = { ...canSend, allowed: false, reason: 'blocked' };
  renderChat(server, chat);
  await screen.findByRole('log', { name: 'Messages with Nora' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(link()).toBeNull();
});
