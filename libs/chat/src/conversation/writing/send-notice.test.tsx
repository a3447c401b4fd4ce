// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refresh } from '@parlour/api-client/live/refresh';
import { canSend } from '@parlour/testing/page-data';
import { box, flow, open, send } from '../../testing/conversation-page.ts';
import { type ChatServer, failure } from '../../testing/server.ts';
import { withChatServer } from '../../testing/with-chat-server.ts';

let server: ChatServer;
withChatServer({ credits: 10 }, (fresh) => (server = fresh));

const due = 'You do not have enough credits to send this message to Nora';
const isSaidAloud = (words: string) =>
  screen.queryAllByRole('status').some(({ textContent }) => textContent.includes(words));

it('after the last message that could be paid nothing is said of one that nobody writes, nor aloud', async () => {
  const page = await open(server);
  server.canSend = { ...canSend, allowed: false, reason: 'insufficient_credits' };
  await send(page, 'Good evening');
  await within(flow()).findByText('Sent');
  const words = 'You don’t have enough credits for another message.';
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByText(due)).toBeNull();
  expect(isSaidAloud(words)).toBe(false);

  await page.user.type(await box(), 'A');
  expect(screen.getByText(due)).toBeTruthy();
  expect(isSaidAloud(due)).toBe(true);
  expect(screen.queryByText(words)).toBeNull();
});

it('one’s own block is said in place of why the last message was refused', async () => {
  const page = await open(server);
  server.failures = [failure(409, 'price_changed', { cost: 12 })];
  await send(page, 'Good evening');
  expect(await screen.findByText(/^The price has changed/)).toBeTruthy();
  server.canSend = { ...canSend, allowed: false, reason: 'already_blocked' };
  act(() => refresh(page.client));
  await waitFor(() => expect(isSaidAloud('You have blocked Nora.')).toBe(true));
  expect(screen.queryByText(/^The price has changed/)).toBeNull();
});
