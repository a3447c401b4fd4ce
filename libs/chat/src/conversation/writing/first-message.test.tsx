// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { messageOf } from '@parlour/testing/chat-data';
import { canSend } from '@parlour/testing/page-data';
import { box, flow, memberChat, sendButton } from '../../testing/conversation-page.ts';
import { renderChat } from '../../testing/render-chat.tsx';
import { type ChatServer, nora } from '../../testing/server.ts';
import { withChatServer } from '../../testing/with-chat-server.ts';

let server: ChatServer;
withChatServer({}, (fresh) => (server = fresh));

beforeEach(() => {
  server.begun = false;
  server.canSend = { ...canSend, cost: { text: 0, image: 20 }, money: { text: null, image: null } };
});

it('a first message begins with an idea and becomes the conversation where one is', async () => {
  server.icebreakers = [{ id: 'shared_interest:wine', key: 'shared_interest', params: { interest: 'wine' } }];
  const { user } = renderChat(server, memberChat);
  await user.click(
    await screen.findByRole('button', { name: 'Something we both like: Wine. How did it begin for you?' }),
  );
  const area = await box();
  expect(document.activeElement).toBe(area);
  await user.keyboard('{Enter}');
  expect(await within(flow()).findByText('Sent')).toBeTruthy();
  expect(document.activeElement).toBe(area);
  expect(server.sent[0]?.body).toMatchObject({ profile_id: nora.id, expected_cost: 0 });
});

it('a message that nobody would see is none', async () => {
  const { user } = renderChat(server, memberChat);
  await user.type(await box(), '\u2800\u200B');
  expect(sendButton().getAttribute('aria-disabled')).toBe('true');
  await user.type(await box(), '!');
  expect(sendButton().getAttribute('aria-disabled')).toBeNull();
});

it('whom one has blocked before anything was written is said to be, with the way to end that', async () => {
  server.canSend = { ...server.canSend, allowed: false, reason: 'already_blocked' };
  renderChat(server, memberChat);
  expect(await screen.findByText('You have blocked Nora.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View profile' }).getAttribute('href')).toBe(`/members/${nora.id}`);
});

it('one’s own block is ended where it is said, and the focus goes to the box', async () => {
  const allowed = server.canSend;
  server.canSend = { ...allowed, allowed: false, reason: 'already_blocked' };
  const entry = { label: 'Unblock Nora', endsBlock: true, onSelect: () => void end() };
  const { client, user } = renderChat(server, memberChat, { menuEntries: () => [entry] });
  const end = () => {
    server.canSend = allowed;
    return client.invalidateQueries();
  };
  await user.click(await screen.findByRole('button', { name: 'Unblock' }));
  const area = await box();
  await waitFor(() => expect(document.activeElement).toBe(area));
  expect(screen.queryByText('You have blocked Nora.')).toBeNull();
});

it('the focus is not lost where the box comes only after the block has ended', async () => {
  const allowed = server.canSend;
  server.canSend = { ...allowed, allowed: false, reason: 'already_blocked' };
  let isBlocked = true;
  const entry = { label: 'Unblock Nora', endsBlock: true, onSelect: () => end() };
  server.credits = 1;
  const { client, user } = renderChat(server, memberChat, { menuEntries: () => (isBlocked ? [entry] : []) });
  const end = () => {
    isBlocked = false;
    server.credits = 2;
    void client.invalidateQueries({ queryKey: userOptions().queryKey });
  };
  await user.click(await screen.findByRole('button', { name: 'Unblock' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Unblock' })).toBeNull());
  expect(document.activeElement?.textContent).toContain('You have blocked Nora.');
  expect(document.activeElement).not.toBe(document.body);
  server.canSend = allowed;
  await act(() => client.invalidateQueries());
  const area = await box();
  await waitFor(() => expect(document.activeElement).toBe(area));
});

it('a draft to whom one has blocked oneself is not said to be refused', async () => {
  const allowed = server.canSend;
  const { client, user } = renderChat(server, memberChat);
  await user.type(await box(), 'Half a thought');
  server.canSend = { ...allowed, allowed: false, reason: 'already_blocked' };
  await act(() => client.invalidateQueries());
  expect(await screen.findByText('You have blocked Nora.')).toBeTruthy();
  expect(screen.queryByText('Half a thought')).toBeNull();
});

it('what becomes of a first message is said before the address is confirmed', async () => {
  server.canSend = { ...server.canSend, warn_not_confirmed: true };
  server.messages = [messageOf(1, { from: 'me', seq: null, status: 'held' })];
  renderChat(server, memberChat);
  expect(
    await screen.findByText("Your e-mail address hasn't been confirmed, so the other member cannot reply"),
  ).toBeTruthy();
  expect(within(flow()).getByText('Waiting for your confirmation')).toBeTruthy();
});

it('once no more may wait for the confirmation, that is said, with the way to it', async () => {
  server.canSend = { ...server.canSend, allowed: false, reason: 'not_confirmed', warn_not_confirmed: true };
  renderChat(server, memberChat);
  expect(await screen.findByText('Confirm your e-mail address first.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Confirm' }).getAttribute('href')).toBe('/complete-signup?step=confirm');
  expect(await box()).toBeTruthy();
});

it('a fictional profile is to be acknowledged before anything is paid', async () => {
  server.profile = { ...nora, fictional: true };
  server.canSend = { ...canSend, allowed: false, reason: 'fictional_ack_required' };
  const { user } = renderChat(server, memberChat);
  await user.type(await box(), 'Hello');
  await user.click(sendButton());
  expect(server.sent).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'I know that Nora is a fictional profile.' }));
  await user.click(sendButton());
  await waitFor(() => expect(server.sent[0]?.body).toMatchObject({ accept_fictional: true }));
});
