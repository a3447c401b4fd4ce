// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { refresh } from '@parlour/api-client/live/refresh';
import { canSend } from '@parlour/testing/page-data';
import { changeKept } from '../testing/another-tab.ts';
import { again, box, chat, flow, lost, open, send } from '../testing/conversation-page.ts';
import { renderChat } from '../testing/render-chat.tsx';
import { type ChatServer, failure } from '../testing/server.ts';
import { withChatServer } from '../testing/with-chat-server.ts';

let server: ChatServer;
withChatServer({ credits: 100 }, (fresh) => (server = fresh));

/** What these are about: a message that has been sent off, and nobody answered. */
async function sendUnanswered() {
  const page = await open(server);
  await send(page, 'Good evening');
  await again();
  return page;
}

/** It is tried again at the price that was seen, which is another by then. */
async function sendAtFormerPrice(writtenMeanwhile = '') {
  server.failures = [lost(), failure(409, 'price_changed', { cost: 12 })];
  const page = await sendUnanswered();
  if (writtenMeanwhile) await page.user.type(await box(), writtenMeanwhile);
  server.canSend = { ...canSend, cost: { text: 12, image: 20 } };
  act(() => refresh(page.client));
  await screen.findByRole('button', { name: /^Send for 12 credits/ });
  await page.user.click(await again());
  return page;
}

it('is not offered to be taken back before a later page has looked for it', async () => {
  server.failures = [lost()];
  await sendUnanswered();
  const words = 'We don’t know whether this arrived. Trying again never charges twice.';
  expect(screen.getByRole('alert').textContent).toBe(`${words}Try again`);
  cleanup();
  renderChat(server, chat);
  expect((await screen.findByRole('alert')).textContent).toContain('Not sent. Trying again never charges twice.');
  expect(screen.getByRole('button', { name: 'Remove' })).toBeTruthy();
});

it('says that it is not sent where another tab was refused it, and is not sent unasked', async () => {
  server.failures = [lost()];
  await sendUnanswered();
  changeKept({ notSent: 'refused' });
  expect(screen.getByRole('alert').textContent).toBe('Not sent. No credits were used.Try againRemove');
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(server.sent).toHaveLength(1);
});

it.each([
  ['the session is over', new ApiError(403, { code: 'authentication_required', authenticationRequired: true })],
  ['the page is too old', failure(426, 'client_outdated')],
  ['there were too many', failure(429, 'rate_limited', { minutes: 1 })],
])('stays the same one, and unknown, where %s when it is tried again', async (_, refusal) => {
  server.failures = [lost(), refusal];
  const { user } = await sendUnanswered();
  await user.click(await again());
  await waitFor(() => expect(server.sent).toHaveLength(2));
  expect(await screen.findByText(/^We don’t know whether this arrived/)).toBeTruthy();
  expect((await box()).value).toBe('');
  await user.click(await again());
  expect(await within(flow()).findByText('Sent')).toBeTruthy();
  expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1);
});

it('at a price that has changed since is not sent at the new one, but goes back beside it', async () => {
  const { user } = await sendAtFormerPrice();
  await waitFor(async () => expect((await box()).value).toBe('Good evening'));
  expect(server.sent.map(({ body }) => body['expected_cost'])).toEqual([10, 10]);
  expect(screen.getByRole('alert').textContent).toContain('The price has changed');
  await user.click(screen.getByRole('button', { name: /^Send for 12 credits/ }));
  await within(flow()).findByText('Sent');
  expect(server.sent.at(-1)?.body['expected_cost']).toBe(12);
});

it('at a price that has changed since stands below what is being written by then', async () => {
  await sendAtFormerPrice('At eight?');
  await waitFor(async () => expect((await box()).value).toBe('At eight?\nGood evening'));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('to a fictional profile is tried again with what is acknowledged by then, and not before', async () => {
  server.failures = [lost(), lost()];
  const { user, client } = await sendUnanswered();
  server.canSend = { ...canSend, allowed: false, reason: 'fictional_ack_required' };
  act(() => refresh(client));
  const tick = await screen.findByRole('checkbox', { name: 'I know that Nora is a fictional profile.' });
  await user.click(await again());
  expect(document.activeElement).toBe(tick);
  expect(server.sent).toHaveLength(1);
  await user.click(tick);
  await user.click(await again());
  await waitFor(() => expect(server.sent).toHaveLength(2));
  expect(server.sent[1]?.body['accept_fictional']).toBe(true);
  await user.click(tick);
  await user.click(await again());
  expect(server.sent).toHaveLength(2);
});
