// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addresses } from '@parlour/contract/addresses';
import type { Message } from '@parlour/contract/types/chat';
import { messageOf } from '@parlour/testing/chat-data';
import { canSend, imageOf } from '@parlour/testing/page-data';
import { again, box, chat, flow, open, send } from '../testing/conversation-page.ts';
import { renderChat } from '../testing/render-chat.tsx';
import { type ChatServer, failure, nora } from '../testing/server.ts';
import { withChatServer } from '../testing/with-chat-server.ts';

let server: ChatServer;
withChatServer({}, (fresh) => (server = fresh));

const older = (name: string) => screen.findByRole('button', { name });

describe('the focus is not lost', () => {
  it('by trying a failed message again', async () => {
    server.failures = [failure(500, 'server_error')];
    const page = await open(server);
    await send(page, 'Good evening');
    await page.user.click(await again());
    await within(flow()).findByText('Sent');
    expect(document.activeElement).toBe(await box());
  });

  it('by accepting a request', async () => {
    server.messages = [messageOf(1)];
    server.state = 'request';
    const { user } = renderChat(server, chat);
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull());
    expect(document.activeElement).toBe(await box());
  });

  it.each<[NonNullable<Message['veiled']>, Partial<Message>, RegExp]>([
    ['words', { text: 'Ravens' }, /^Hidden message/],
    ['photo', { type: 'image', image: imageOf('garden') }, /Show the photo/],
  ])('by lifting the veil over %s: what it hid has it', async (veiled, what, button) => {
    server.messages = [messageOf(1, { ...what, veiled })];
    const { user } = renderChat(server, chat);
    await user.click(await screen.findByRole('button', { name: button }));
    const lifted = veiled === 'words' ? screen.getByText('Ravens') : screen.getByRole('img').parentElement;
    expect(document.activeElement).toBe(lifted);
  });

  it('by loading the oldest messages, and no step before that', async () => {
    server.messages = [messageOf(2)];
    server.hasMore = true;
    server.olderFailures = [failure(500, 'server_error')];
    const { user } = renderChat(server, chat);
    await user.click(await older('Show older messages'));
    expect((await screen.findByRole('alert')).textContent).toBe('The older messages could not be loaded.');
    expect(document.activeElement).toBe(await older('Try again'));
    await user.click(await older('Try again'));
    await screen.findByText('The oldest');
    expect(document.activeElement).toBe(flow());
  });

  it('where an acknowledgement is missing: it goes there, with what is wrong', async () => {
    server.profile = { ...nora, fictional: true };
    server.canSend = { ...canSend, allowed: false, reason: 'fictional_ack_required' };
    const { user } = renderChat(server, chat);
    await user.type(await box(), 'Hello{Enter}');
    const tick = screen.getByRole('checkbox', { name: 'I know that Nora is a fictional profile.' });
    expect(document.activeElement).toBe(tick);
    expect(document.getElementById(tick.getAttribute('aria-describedby')!)?.textContent).toBe(
      'Confirm this before you write.',
    );
    const aloud = () => screen.queryByText('Confirm this before you write.', { selector: '[role="status"] > *' });
    expect(aloud()).toBeNull();
    await user.keyboard('{Enter}');
    const first = aloud();
    expect(first).not.toBeNull();
    await user.keyboard('{Enter}');
    expect(aloud()).not.toBe(first);
    expect(document.activeElement).toBe(tick);
  });
});

describe('one writes at once', () => {
  const follow = async () => {
    server.messages = [messageOf(1)];
    const { user } = renderChat(server, addresses.chats.href());
    await user.click(await screen.findByRole('link', { name: /Nora/ }));
    return box();
  };

  it('in a conversation that was opened where a keyboard is at hand', async () => {
    const where = await follow();
    await waitFor(() => expect(document.activeElement).toBe(where));
  });

  it.each(['(pointer: fine)', '(min-width: 992px)'])('but no keyboard jumps up without %s', async (missing) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: !query.includes(missing) }));
    const where = await follow();
    expect(document.activeElement).not.toBe(where);
  });

  it('but not in a page that was loaded', async () => {
    renderChat(server, chat);
    const where = await box();
    expect(document.activeElement).not.toBe(where);
  });
});
