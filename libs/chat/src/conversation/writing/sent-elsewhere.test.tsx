// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { messageOf } from '@parlour/testing/chat-data';
import { again, flow, lost, open, send } from '../../testing/conversation-page.ts';
import { type ChatServer, failure } from '../../testing/server.ts';
import { withChatServer } from '../../testing/with-chat-server.ts';

let server: ChatServer;
withChatServer({ credits: 100 }, (fresh) => (server = fresh));
/** Ends the sending in the other tab, which has no answer. */
let end: () => void;
afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

const tryAgain = () => screen.queryByRole('button', { name: 'Try again' });
const giveUp = () => screen.queryByRole('button', { name: 'Remove' });

/** A page that has read the conversation while another tab sends a message which has not arrived yet. */
beforeEach(async () => {
  server.failures = [lost()];
  await send(await open(server), 'Good evening');
  await again();
  cleanup();
  const ended = Promise.withResolvers<void>();
  end = ended.resolve;
  const request = (_: string, __: object, hold: () => void) => ended.promise.then(hold);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  await open(server);
});

it('is on its way for as long as another tab sends it, and unsent once it was looked for in vain', async () => {
  expect(within(flow()).getByText('Good evening')).toBeTruthy();
  expect(tryAgain()).toBeNull();
  await act(async () => end());
  expect(tryAgain()).toBeTruthy();
  expect(await screen.findByText('Not sent. Trying again never charges twice.')).toBeTruthy();
  expect(giveUp()).toBeTruthy();
});

it('has arrived where the conversation has it by then', async () => {
  server.messages = [messageOf(1, { from: 'me', text: 'Good evening', client_id: server.sent[0]!.key })];
  await act(async () => end());
  expect(await within(flow()).findByText('Sent')).toBeTruthy();
  expect(tryAgain()).toBeNull();
  expect(within(flow()).getAllByText('Good evening')).toHaveLength(1);
});

it('is neither called unsent nor given up where it could not be looked for', async () => {
  server.closed = failure(500, 'server_error');
  await act(async () => end());
  expect(await screen.findByText(/^We don’t know whether this arrived/)).toBeTruthy();
  expect(giveUp()).toBeNull();
});
