// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { applyEvent } from '@parlour/api-client/live/apply-event';
import { canSend } from '@parlour/testing/page-data';
import { removeKept } from '../../testing/another-tab.ts';
import { again, box, chat, flow, lost, open, send, sendButton } from '../../testing/conversation-page.ts';
import { renderChat } from '../../testing/render-chat.tsx';
import { type ChatServer, failure } from '../../testing/server.ts';
import { withChatServer } from '../../testing/with-chat-server.ts';

let server: ChatServer;
withChatServer({ credits: 100 }, (fresh) => (server = fresh));

/** The page as a reload brings it: of this page nothing is left but what the browser keeps. */
async function reload() {
  cleanup();
  return open(server);
}

describe('a message that was not sent', () => {
  it('stands in the conversation alone when its member comes back', async () => {
    server.failures = [lost()];
    const page = await open(server);
    await send(page, 'Good evening');
    await again();
    await act(() => page.router.navigate('/elsewhere'));
    await act(() => page.router.navigate(chat));
    expect((await box()).value).toBe('');
    expect(within(flow()).getAllByText('Good evening')).toHaveLength(1);
  });

  it('is sent again once there is a connection, and what was written after it follows', async () => {
    server.failures = [lost(), lost()];
    const page = await open(server);
    await send(page, 'At eight?');
    await send(page, 'No, at nine');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
    const [first, second] = server.sent.map(({ key }) => key);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(within(flow()).getAllByText(/^Sent/)).toHaveLength(1));
    await waitFor(() => expect(server.sent.map(({ key }) => key)).toEqual([first, second, first, second]));
    expect(server.messages.map(({ text }) => text)).toEqual(['At eight?', 'No, at nine']);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('is there after a reload, each for itself, and is tried again as the same one', async () => {
    server.failures = [lost(), lost()];
    const page = await open(server);
    await send(page, 'One');
    await send(page, 'Two');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
    const { user } = await reload();
    expect((await box()).value).toBe('');
    expect(screen.getAllByText('Not sent. Trying again never charges twice.')).toHaveLength(2);
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
    expect(await within(flow()).findByText('Sent')).toBeTruthy();
    expect(server.sent.map(({ body }) => body['text'])).toEqual(['One', 'Two', 'One']);
    expect(server.sent[2]?.key).toBe(server.sent[0]?.key);
    await reload();
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  });

  it('has arrived where the conversation has it, whatever became of the answer', async () => {
    server.lostAnswers = 1;
    await send(await open(server), 'Good evening');
    await waitFor(() => expect(server.messages).toHaveLength(1));
    await reload();
    expect((await box()).value).toBe('');
    expect(within(flow()).getAllByText('Good evening')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    server.messages = [];
    await reload();
    expect(within(flow()).queryByText('Good evening')).toBeNull();
  });

  it('can be given up', async () => {
    server.failures = [lost()];
    await send(await open(server), 'Good evening');
    await again();
    const { user } = await reload();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(within(flow()).queryByText('Good evening')).toBeNull();
    expect(document.activeElement).toBe(await box());
    await reload();
    expect(within(flow()).queryByText('Good evening')).toBeNull();
  });

  it('and was given up in another tab is gone here too, and is not sent once there is a connection', async () => {
    server.failures = [lost()];
    await send(await open(server), 'Good evening');
    await again();
    removeKept();
    expect(within(flow()).queryByText('Good evening')).toBeNull();
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(server.sent).toHaveLength(1);
  });

  it('is sent once there is a connection also where the device keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    server.failures = [lost()];
    await send(await open(server), 'Good evening');
    await again();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await within(flow()).findByText('Sent')).toBeTruthy();
    expect(server.messages).toHaveLength(1);
  });

  it('stays where it is when it is refused after something else was begun', async () => {
    let answer = () => {};
    server.gate = new Promise((resolve) => (answer = resolve));
    server.failures = [failure(402, 'insufficient_credits', { needed: 10, credits: 0, name: 'Nora' })];
    const page = await open(server);
    await send(page, 'Good evening');
    await page.user.type(await box(), 'By the way');
    server.canSend = { ...canSend, allowed: false, reason: 'insufficient_credits' };
    answer();
    expect(await screen.findByText('You do not have enough credits to send this message to Nora')).toBeTruthy();
    expect((await box()).value).toBe('By the way');
    expect(within(flow()).getByText('Good evening')).toBeTruthy();
    expect(screen.getByText('Not sent. No credits were used.')).toBeTruthy();
  });

  it('for want of credits says so no longer than they are wanting', async () => {
    server.credits = 0;
    const { client, user } = await open(server);
    server.failures = [failure(402, 'insufficient_credits', { needed: 10, credits: 0, name: 'Nora' })];
    server.canSend = { ...canSend, allowed: false, reason: 'insufficient_credits' };
    await user.type(await box(), 'Good evening{Enter}');
    await screen.findByRole('alert');
    await screen.findAllByRole('link', { name: 'Buy credits' });
    server.canSend = canSend;
    server.credits = 100;
    act(() => applyEvent(client, { id: 1, event: { kind: 'credits', credits: 100, paid_user: true } }));
    await waitFor(() => expect(screen.queryByText(/^You do not have enough credits/)).toBeNull());
    expect(sendButton()).toBeTruthy();
  });

  it('because it is too long says so at the field', async () => {
    const { user } = renderChat(server, chat);
    await user.click(await box());
    await user.paste('x'.repeat(1_001));
    expect(screen.getByRole('alert').textContent).toBe('This message is too long. Use at most 1000 characters.');
    await user.keyboard('{Enter}');
    expect(server.sent).toEqual([]);
    await user.keyboard('{Backspace}{Enter}');
    await waitFor(() => expect(server.sent).toHaveLength(1));
  });

  it('because it is too long says so once, after it was posted too', async () => {
    const params = { max: 1_000 };
    const initialValue = { text: 'x'.repeat(1_001) };
    const submission = { initialValue, error: { text: ['message_too_long'] } };
    renderChat(server, chat, { lastResult: { submission, failure: null, params } });
    await box();
    expect(screen.getAllByText('This message is too long. Use at most 1000 characters.')).toHaveLength(1);
  });

  it('because it is longer than the site takes by now says so above the box', async () => {
    const submission = { initialValue: { text: 'Good evening' }, error: { text: ['message_too_long'] } };
    renderChat(server, chat, { lastResult: { submission, failure: null, params: { max: 5 } } });
    expect(await screen.findByText('This message is too long. Use at most 5 characters.')).toBeTruthy();
  });
});

describe('a draft', () => {
  it('survives leaving the page, and is gone once it is sent', async () => {
    const { user } = renderChat(server, chat);
    await user.type(await box(), 'Half a thought');
    cleanup();
    renderChat(server, chat);
    await waitFor(async () => expect((await box()).value).toBe('Half a thought'));
    await user.click(sendButton());
    await within(flow()).findByText('Sent');
    cleanup();
    renderChat(server, chat);
    expect((await box()).value).toBe('');
  });
});

describe('a draft in two tabs', () => {
  it('of which one is sent leaves what the other has kept since', async () => {
    const { user } = await open(server);
    await user.type(await box(), 'Here');
    const key = Object.keys(localStorage).find((name) => name.startsWith('parlour.draft.'))!;
    expect(localStorage.getItem(key)).toBe('Here');
    localStorage.setItem(key, 'Half a thought over there');
    await user.keyboard('{Enter}');
    await within(flow()).findByText('Sent');
    expect((await box()).value).toBe('');
    expect(localStorage.getItem(key)).toBe('Half a thought over there');
  });
});

describe('the next member of the browser', () => {
  it('finds neither a draft nor an unsent message of the one before', async () => {
    server.failures = [lost()];
    const page = await open(server);
    await send(page, 'Good evening');
    await again();
    await page.user.type(await box(), 'Half a thought');
    server.memberId = '00000000-0000-4000-8000-0000000000b2';
    await reload();
    expect((await box()).value).toBe('');
    expect(within(flow()).queryByText('Good evening')).toBeNull();
  });
});
