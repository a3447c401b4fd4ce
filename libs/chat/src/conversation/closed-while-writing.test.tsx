// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { applyEvent } from '@parlour/api-client/live/apply-event';
import { refresh } from '@parlour/api-client/live/refresh';
import { CONVERSATION, messageOf } from '@parlour/testing/chat-data';
import { box, flow, open, send } from '../testing/conversation-page.ts';
import { type ChatServer, failure } from '../testing/server.ts';
import { withChatServer } from '../testing/with-chat-server.ts';

let server: ChatServer;
withChatServer({ messages: [messageOf(1, { text: 'Good evening' })] }, (fresh) => (server = fresh));

/** A conversation whose other is typing, and then lets nobody in. */
async function closing(code: 'blocked' | 'role_required') {
  const page = await open(server);
  const change = (kind: 'typing' | 'conversation_changed') =>
    act(() => applyEvent(page.client, { id: null, event: { kind, conversation_id: CONVERSATION } }));
  change('typing');
  expect(await screen.findByText('Nora is typing')).toBeTruthy();
  server.closed = failure(403, code, { name: 'Nora' });
  return { ...page, hearOfChange: () => change('conversation_changed') };
}

describe.each([
  ['blocked', "You're blocked by Nora. You do not have access to this page."],
  ['role_required', 'You do not have access to this.'],
] as const)('a conversation that closes while one writes in it: %s', (code, sentence) => {
  /** Says why, and what is not sent; who was writing goes on there. */
  async function expectClosed(words: string) {
    expect(await screen.findByText(sentence)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Write to Nora' })).toBeNull());
    expect(flow().textContent).toBe('');
    expect(screen.queryByText(/is typing/)).toBeNull();
    expect(document.activeElement?.textContent).toBe(`${sentence}Your message was not sent${words}`);
  }

  /** Opens the conversation again: what was written is there still. */
  async function expectKept({ client }: Awaited<ReturnType<typeof closing>>, text: string) {
    server.closed = null;
    act(() => refresh(client));
    await waitFor(async () => expect((await box()).value).toBe(text));
    expect(within(flow()).getAllByText('Good evening')).toHaveLength(1);
  }

  it('by sending', async () => {
    const page = await closing(code);
    server.failures = [failure(403, code, { name: 'Nora' })];
    await send(page, 'Are you there?');
    await expectClosed('Are you there?');
    await expectKept(page, 'Are you there?');
  });

  it('by what the live stream tells', async () => {
    const page = await closing(code);
    await page.user.type(await box(), 'Are you');
    page.hearOfChange();
    await expectClosed('Are you');
    await expectKept(page, 'Are you');
  });
});
