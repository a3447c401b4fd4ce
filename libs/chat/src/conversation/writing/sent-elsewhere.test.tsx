// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addresses } from '@parlour/contract/addresses';
import { CONVERSATION, messageOf } from '@parlour/testing/chat-data';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { renderChat } from '../../testing/render-chat.tsx';
import { ChatServer, failure } from '../../testing/server.ts';

let server: ChatServer;
/** Ends the sending in the other tab, which has no answer. */
let end: () => void;
afterEach(() => {
  cleanup();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'locks');
  vi.unstubAllGlobals();
});

const flow = () => screen.getByRole('log', { name: 'Messages with Nora' });
const again = () => screen.queryByRole('button', { name: 'Try again' });
const giveUp = () => screen.queryByRole('button', { name: 'Remove' });

async function open() {
  const { user } = renderChat(server, addresses.chat.href({ id: CONVERSATION }));
  return { user, box: await screen.findByRole('textbox', { name: 'Message to Nora' }) };
}

/** A page that has read the conversation while another tab sends a message which has not arrived yet. */
beforeEach(async () => {
  installTopLayer();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  server = new ChatServer();
  server.credits = 100;
  server.failures = [failure(0, 'offline')];
  const { user, box } = await open();
  await user.type(box, 'Good evening{Enter}');
  await screen.findByRole('button', { name: 'Try again' });
  cleanup();
  const ended = Promise.withResolvers<void>();
  end = ended.resolve;
  const request = (_: string, __: object, hold: () => void) => ended.promise.then(hold);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  await open();
});

it('is on its way for as long as another tab sends it, and unsent once it was looked for in vain', async () => {
  expect(within(flow()).getByText('Good evening')).toBeTruthy();
  expect(again()).toBeNull();
  await act(async () => end());
  expect(again()).toBeTruthy();
  expect(await screen.findByText('Not sent. Trying again never charges twice.')).toBeTruthy();
  expect(giveUp()).toBeTruthy();
});

it('has arrived where the conversation has it by then', async () => {
  server.messages = [messageOf(1, { from: 'me', text: 'Good evening', client_id: server.sent[0]!.key })];
  await act(async () => end());
  expect(await within(flow()).findByText('Sent')).toBeTruthy();
  expect(again()).toBeNull();
  expect(within(flow()).getAllByText('Good evening')).toHaveLength(1);
});

it('is neither called unsent nor given up where it could not be looked for', async () => {
  server.closed = failure(500, 'server_error');
  await act(async () => end());
  expect(await screen.findByText(/^We don't know whether this arrived/)).toBeTruthy();
  expect(giveUp()).toBeNull();
});
