// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addresses } from '@parlour/contract/addresses';
import { CONVERSATION, messageOf } from '@parlour/testing/chat-data';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { renderChat } from '../testing/render-chat.tsx';
import { ChatServer } from '../testing/server.ts';

let server: ChatServer;
beforeEach(() => {
  installTopLayer();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  server = new ChatServer();
  server.messages = [messageOf(1)];
  server.unread = 1;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const segment = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name, hidden: true });
const at = ({ router }: ReturnType<typeof renderChat>) => router.state.location.pathname + router.state.location.search;
const chat = addresses.chat.href({ id: CONVERSATION }, { filter: 'unread' });

it('the chosen part of the conversations stays chosen in a conversation and on the way back', async () => {
  const page = renderChat(server, addresses.chats.href());
  await page.user.click(await segment('Unread'));
  await waitFor(() => expect(at(page)).toBe('/chats?filter=unread'));
  await page.user.click(screen.getByRole('link', { name: /Nora/ }));
  await screen.findByRole('log');
  expect(at(page)).toBe(chat);
  expect((await segment('Unread')).checked).toBe(true);
  await waitFor(() => expect(server.asked).toContain('PUT /api/chat.php'));
  await waitFor(() => expect(screen.queryByText('1 unread message')).toBeNull());
  expect(document.querySelector('[aria-current]')?.getAttribute('href')).toBe(chat);
  await page.user.click(screen.getByRole('link', { name: 'All conversations' }));
  expect(at(page)).toBe('/chats?filter=unread');
  expect(await screen.findByText('Nothing here right now')).toBeTruthy();
  await page.user.click(await segment('All'));
  await waitFor(() => expect(at(page)).toBe('/chats'));
});

it('an unknown part is all of them', async () => {
  renderChat(server, addresses.chats.href(undefined, { filter: 'else' }));
  expect((await segment('All')).checked).toBe(true);
});
