// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { conversationOptions } from '@parlour/api-client/chat/conversation';
import { applyEvent } from '@parlour/api-client/live/apply-event';
import { addresses } from '@parlour/contract/addresses';
import { CONVERSATION, messageOf } from '@parlour/testing/chat-data';
import { canSend, cardOf } from '@parlour/testing/page-data';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { Dialog } from '@parlour/ui';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { ArrivalNews } from './arrival-news.tsx';

const nora = cardOf('Nora');
const mila = cardOf('Mila');
const conversationOf = ({ id }: { id: string }, muted = false) => ({
  id: id === nora.id ? CONVERSATION : id,
  state: 'open' as const,
  muted,
  last_message: null,
  updated_at: messageOf(1).sent_at,
  free: false,
  can_send: canSend,
});
const chats = [nora, mila].map((profile) => ({
  conversation: conversationOf(profile),
  profile,
  num_unread_messages: 1,
}));

beforeAll(installTopLayer);
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A page, with what stands on it beside the news, that hears of messages as the live stream brings them. */
function open(beside = <></>, answers: Answers = {}, address = '/') {
  const { client, asked } = renderPage(
    <>
      {beside}
      <ArrivalNews />
    </>,
    { 'GET /api/chats.php': () => ({ chats, total_unread: 1, requests: 0 }), ...answers },
    { address },
  );
  let seq = 0;
  const hear = (profile = nora, { from = 'them', muted = false }: { from?: 'me' | 'them'; muted?: boolean } = {}) => {
    seq += 1;
    const counts = { unread: 1, total_unread: seq, total_new: 0 };
    const message = messageOf(seq, { from, text: 'A secret' });
    const conversation = conversationOf(profile, muted);
    const event = { kind: 'message' as const, message, conversation, profile_id: profile.id, ...counts };
    act(() => applyEvent(client, { id: seq, event }));
  };
  return { hear, asked };
}
const said = () => screen.getByRole('status').textContent;
const pause = () => act(() => vi.advanceTimersByTimeAsync(1_500));

it('says who has written, each time anew, and never what', async () => {
  const { hear, asked } = open();
  expect(said()).toBe('');
  hear();
  await waitFor(() => expect(said()).toBe('New message from Nora'));
  const [first] = screen.getByRole('status').children;
  hear();
  await waitFor(() => expect(first?.isConnected).toBe(false));
  expect(said()).toBe('New message from Nora');
  expect(asked).toHaveLength(1);
  expect(screen.queryByText(/^Toast|secret/)).toBeNull();
});

it('is heard in a modal, outside of which nothing is', async () => {
  const { hear } = open(<Dialog open title="A gift" closeLabel="Close" onClose={() => {}} />);
  hear();
  const news = await screen.findByText('New message from Nora');
  expect(news.closest('dialog')).toBe(screen.getByRole('dialog'));
});

it('says once what comes at once', async () => {
  const { hear } = open();
  hear();
  hear();
  await waitFor(() => expect(said()).toBe('New message from Nora'));
  hear();
  hear(mila);
  await waitFor(() => expect(said()).toBe('New messages'));
});

it('names nobody where nobody can be asked who it is', async () => {
  const offline = () => {
    throw new ApiError(0, { code: 'offline' });
  };
  const { hear } = open(undefined, { 'GET /api/chats.php': offline });
  hear();
  await waitFor(() => expect(said()).toBe('New messages'));
});

it.each([
  ['what one has written elsewhere', { from: 'me' as const }],
  ['a conversation that is muted', { muted: true }],
])('is silent about %s', async (_, changes) => {
  const { hear } = open();
  hear(nora, changes);
  await pause();
  expect(said()).toBe('');
});

it('is silent in a tab that nobody sees', async () => {
  const { hear } = open();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  hear();
  await pause();
  expect(said()).toBe('');
});

it('says all that has come meanwhile where it has to ask for a name, and no older news after it', async () => {
  const list = Promise.withResolvers<unknown>();
  const { hear, asked } = open(undefined, { 'GET /api/chats.php': () => list.promise });
  hear();
  await pause();
  expect(asked).toHaveLength(1);
  hear(mila);
  await pause();
  expect(said()).toBe('New messages');
  await act(async () => list.resolve({ chats, total_unread: 1, requests: 0 }));
  await pause();
  expect(said()).toBe('New messages');
});

it('says after three seconds at the latest what comes without a pause', async () => {
  const { hear } = open();
  for (let time = 0; time < 4; time += 1) {
    hear();
    expect(said()).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(700));
  }
  hear();
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(said()).toBe('New message from Nora');
});

it('says what somebody writes whose conversation is only known to the page', async () => {
  const Step = () => useQuery(conversationOptions({ profile_id: nora.id })).data?.profile.name;
  const page = { conversation: null, profile: nora, can_send: canSend, messages: [], has_more: false };
  const { hear } = open(<Step />, { 'GET /api/messages.php': () => page });
  await screen.findByText('Nora');
  hear();
  await waitFor(() => expect(said()).toBe('New message from Nora'));
});

it.each([
  ['of its own', addresses.chat.href({ id: CONVERSATION })],
  ['of its member', addresses.memberChat.href({ id: nora.id })],
])('leaves the conversation that is open to its page, at the address %s, and says the others', async (_, address) => {
  const { hear } = open(undefined, {}, address);
  hear(nora);
  await pause();
  expect(said()).toBe('');
  hear(mila);
  await waitFor(() => expect(said()).toBe('New message from Mila'));
});
