// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { applyEvent } from '@parlour/api-client/live/apply-event';
import { addresses } from '@parlour/contract/addresses';
import { storedFactKey } from '@parlour/state/stored/stored-fact';
import { CONVERSATION, messageOf } from '@parlour/testing/chat-data';
import { canSend } from '@parlour/testing/page-data';
import { box, chat, flow, hear, open, sendButton } from './testing/conversation-page.ts';
import { renderChat } from './testing/render-chat.tsx';
import { type ChatServer, failure, nora, SERVER_TIME } from './testing/server.ts';
import { withChatServer } from './testing/with-chat-server.ts';

let server: ChatServer;
withChatServer({}, (fresh) => (server = fresh));

describe('a conversation', () => {
  it('shows what was said by day, and what the next message costs', async () => {
    server.messages = [
      messageOf(1, { sent_at: '2026-11-20T20:00:00Z', text: 'Good evening' }),
      messageOf(2, { from: 'me', text: 'Hello', status: 'read' }),
    ];
    await open(server);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Yesterday',
      'Today',
    ]);
    expect(within(flow()).getByText('Good evening')).toBeTruthy();
    expect(within(flow()).getByText('Read')).toBeTruthy();
    expect(screen.getByText('10 credits')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send for 10 credits, €0.90' })).toBeTruthy();
  });

  it('shows a message at once and then as sent, at the price that was seen', async () => {
    const { user } = renderChat(server, chat);
    await user.type(await box(), 'Good evening');
    await user.click(sendButton());
    expect((await box()).value).toBe('');
    expect(await within(flow()).findByText('Sent')).toBeTruthy();
    expect(within(flow()).getAllByText('Good evening')).toHaveLength(1);
    expect(server.sent).toMatchObject([
      { body: { conversation_id: CONVERSATION, text: 'Good evening', expected_cost: 10 } },
    ]);
    expect(server.sent[0]?.key).toBe(server.sent[0]?.body['client_id']);
  });

  it('hears the other side at once, aloud, and marks it as read', async () => {
    const { client } = await open(server);
    act(() => applyEvent(client, { id: null, event: { kind: 'typing', conversation_id: CONVERSATION } }));
    expect(await screen.findByText('Nora is typing')).toBeTruthy();
    hear(client, server, messageOf(1, { text: 'There you are' }));
    expect(await within(flow()).findByText('There you are')).toBeTruthy();
    expect(screen.queryByText('Nora is typing')).toBeNull();
    expect(screen.getByText('Nora: There you are')).toBeTruthy();
    await waitFor(() => expect(server.asked).toContain('PUT /api/chat.php'));
  });

  it('tells the other side of typing once in a while, and at once after a message', async () => {
    const told = () => server.asked.filter((call) => call === 'POST /api/typing.php');
    const { user } = renderChat(server, chat);
    await user.type(await box(), 'Hi');
    expect(told()).toHaveLength(1);
    await user.click(sendButton());
    await user.type(await box(), 'So');
    expect(told()).toHaveLength(2);
  });

  it('is kept as the one that its member has opened last, by the server’s clock', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(SERVER_TIME) + 5 * 3_600_000 });
    onTestFinished(() => void vi.useRealTimers());
    server.credits = 100;
    await open(server);
    const kept = localStorage.getItem(storedFactKey(`last-chat.${server.memberId}`));
    expect(JSON.parse(kept ?? 'null')).toEqual({ profileId: nora.id, name: 'Nora', at: SERVER_TIME });
  });

  it('loads what was said before', async () => {
    server.messages = [messageOf(2), messageOf(3)];
    server.hasMore = true;
    const { user } = renderChat(server, chat);
    await user.click(await screen.findByRole('button', { name: 'Show older messages' }));
    expect(await screen.findByText('The oldest')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show older messages' })).toBeNull();
  });
});

describe('a message that is not sent', () => {
  it.each([
    [429, 'rate_limited', 'Not sent. No credits were used. Too many attempts. Try again in 2 minutes.'],
    [500, 'server_error', 'We don’t know whether this arrived. Trying again never charges twice.'],
  ] as const)(
    'says after a %i what is known of it, and is tried again as the same one',
    async (status, code, words) => {
      server.failures = [failure(status, code, { minutes: 2 })];
      const { user } = renderChat(server, chat);
      await user.type(await box(), 'Good evening');
      await user.click(sendButton());
      expect((await screen.findByRole('alert')).textContent).toContain(words);
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await within(flow()).findByText('Sent')).toBeTruthy();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1);
    },
  );

  it('for want of credits keeps the draft and says where to get some', async () => {
    const { user } = await open(server);
    server.failures = [failure(402, 'insufficient_credits', { needed: 10, credits: 0, name: 'Nora' })];
    server.canSend = { ...canSend, allowed: false, reason: 'insufficient_credits' };
    await user.type(await box(), 'Good evening');
    await user.click(sendButton());
    expect(await screen.findByText('You do not have enough credits to send this message to Nora')).toBeTruthy();
    expect((await box()).value).toBe('Good evening');
    expect((await screen.findByRole('link', { name: 'Buy credits' })).getAttribute('href')).toBe('/credits');
    expect(within(flow()).queryByText('Good evening')).toBeNull();
    await user.type(await box(), '{Enter}');
    const focused = document.activeElement;
    expect(focused).toBe(screen.getByRole('link', { name: 'Buy credits' }));
    expect(document.getElementById(focused?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'You do not have enough credits to send this message to Nora',
    );
  });

  it('and was posted without a script, comes back with the draft and the sentence', async () => {
    server.messages = [messageOf(1)];
    server.canSend = { ...canSend, allowed: false, reason: 'insufficient_credits' };
    const lastResult = {
      submission: { initialValue: { text: 'Good evening' } },
      failure: { code: 'insufficient_credits', params: { name: 'Nora' } },
      params: { name: 'Nora' },
    } as const;
    renderChat(server, chat, { lastResult });
    expect((await box()).value).toBe('Good evening');
    expect((await screen.findByRole('alert')).textContent).toContain('You do not have enough credits');
    expect((await box()).form?.elements).toMatchObject({ form_token: {}, expected_cost: { value: '10' } });
    expect(screen.getByRole('link', { name: 'Buy credits' }).getAttribute('href')).toBe('/credits');
  });

  it('at a price that has changed shows the new one first', async () => {
    const { user } = await open(server);
    server.failures = [failure(409, 'price_changed', { cost: 12 })];
    server.canSend = { ...canSend, cost: { text: 12, image: 20 } };
    await user.type(await box(), 'Hi');
    await user.click(sendButton());
    await user.click(await screen.findByRole('button', { name: /12 credits/ }));
    await waitFor(() => expect(server.sent.map(({ body }) => body['expected_cost'])).toEqual([10, 12]));
  });
});

describe('a request', () => {
  it('is accepted where one writes', async () => {
    server.messages = [messageOf(1)];
    server.state = 'request';
    const { user } = renderChat(server, chat);
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(server.asked).toContain('PUT /api/chat.php'));
  });
});

describe('the list', () => {
  it('shows the newest words and what is unread, live', async () => {
    server.messages = [messageOf(1, { from: 'me', text: 'Sleep well!' })];
    const { client } = renderChat(server, addresses.chats.href());
    expect((await screen.findByText('Sleep well!')).parentElement?.textContent).toBe('You: Sleep well!');
    hear(client, server, messageOf(2, { text: 'You had me at subtitles.' }));
    expect(await screen.findByText('You had me at subtitles.')).toBeTruthy();
    expect(screen.getByText('1 unread message')).toBeTruthy();
  });

  it('says what to do where there is nothing yet', async () => {
    server.begun = false;
    renderChat(server, addresses.chats.href());
    expect((await screen.findByRole('link', { name: 'Find members' })).getAttribute('href')).toBe('/members');
  });

  it('lets a conversation go at once, and brings it back with an alert where that failed', async () => {
    server.removal = failure(500, 'server_error');
    const alert = vi.fn();
    vi.stubGlobal('alert', alert);
    const { user, router } = renderChat(server, chat);
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove conversation' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(router.state.location.pathname).toBe('/chats');
    await waitFor(() => expect(alert).toHaveBeenCalledOnce());
    expect(await screen.findByText('Nora')).toBeTruthy();
  });
});
