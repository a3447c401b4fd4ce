// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Message } from '@parlour/contract/types/chat';
import { TAKE_BACK_MINUTES } from '@parlour/models/chat/take-back';
import { messageOf } from '@parlour/testing/chat-data';
import { chat, flow } from '../../testing/conversation-page.ts';
import { renderChat } from '../../testing/render-chat.tsx';
import { type ChatServer, failure, SERVER_TIME } from '../../testing/server.ts';
import { withChatServer } from '../../testing/with-chat-server.ts';

let server: ChatServer;
withChatServer({}, (fresh) => (server = fresh));

const dialog = () => screen.getByRole('dialog', { name: 'Remove this message?' });
const minutesAgo = (minutes: number) => new Date(Date.parse(SERVER_TIME) - minutes * 60_000).toISOString();

/** Opens a conversation with one message and asks to remove it. */
async function ask(changes: Partial<Message>) {
  server.messages = [messageOf(1, { text: 'Too much said', ...changes })];
  const { client, user } = renderChat(server, chat);
  await user.click(await screen.findByRole('button', { name: 'Remove this message' }));
  const choose = (name: string) => user.click(within(dialog()).getByRole('button', { name }));
  return { client, user, choose };
}
const choices = () =>
  within(dialog())
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

it('the acts of a message are told apart from those of others by what it says', async () => {
  server.messages = [messageOf(1, { text: 'Good evening' }), messageOf(2, { from: 'me', text: 'Too much said' })];
  renderChat(server, chat);
  const groups = () => within(flow()).getAllByRole('group', { name: /Good evening|Too much said/ });
  await waitFor(() => expect(groups()).toHaveLength(2));
  for (const [place, name] of [/^Nora:\s*Good evening/, /^You:\s*Too much said/].entries()) {
    const acts = within(flow()).getByRole('group', { name });
    expect(within(acts).getByRole('button', { name: 'Remove this message' })).toBeTruthy();
    expect(acts).toBe(groups()[place]);
  }
});

describe('removing a message', () => {
  it.each([
    ['Only for me', 'me'],
    ['For both', 'all'],
  ])('of one’s own, sent lately: %s', async (name, whom) => {
    const { choose } = await ask({ from: 'me', sent_at: minutesAgo(1) });
    expect(within(dialog()).getByText('Credits are not returned.')).toBeTruthy();
    await choose(name);
    expect(await within(flow()).findByText('Message removed')).toBeTruthy();
    expect(server.removed).toEqual([{ id: messageOf(1).id, for: whom }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove this message' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(flow()));
  });

  it.each<[string, Partial<Message>, RegExp, 'me' | 'all']>([
    ['of the other', { from: 'them', sent_at: minutesAgo(1) }, /^It disappears for you, Nora keeps it\.$/, 'me'],
    [
      'of one’s own, too old to go for both',
      { from: 'me', sent_at: minutesAgo(TAKE_BACK_MINUTES + 1) },
      /too late/,
      'me',
    ],
    [
      'that is held',
      { from: 'me', seq: null, status: 'held', sent_at: minutesAgo(1) },
      /^It will not be sent to Nora/,
      'all',
    ],
  ])('%s goes without a choice', async (_, message, sentence, whom) => {
    const { choose } = await ask(message);
    expect(within(dialog()).getByText(sentence)).toBeTruthy();
    expect(choices()).toEqual(['Keep it', 'Remove']);
    await choose('Remove');
    expect(await within(flow()).findByText('Message removed')).toBeTruthy();
    expect(server.removed).toMatchObject([{ for: whom }]);
  });

  it('that was held is asked about anew once it has been sent', async () => {
    const { client, user, choose } = await ask({ from: 'me', seq: null, status: 'held', sent_at: minutesAgo(1) });
    await choose('Keep it');
    server.messages = [messageOf(1, { from: 'me', text: 'Sent by now', sent_at: minutesAgo(1) })];
    await act(() => client.invalidateQueries());
    await within(flow()).findByText('Sent by now');
    await user.click(screen.getByRole('button', { name: 'Remove this message' }));
    expect(choices()).toEqual(['Only for me', 'For both']);
    expect(within(dialog()).getByText('Credits are not returned.')).toBeTruthy();
  });

  it('can be tried again, and says why it failed', async () => {
    server.messageRemovals = [failure(403, 'too_late', { minutes: TAKE_BACK_MINUTES })];
    const { choose } = await ask({ from: 'me', sent_at: minutesAgo(1) });
    await choose('For both');
    expect(await within(dialog()).findByText('This message can no longer be taken back.')).toBeTruthy();
    expect(within(flow()).getByText('Too much said')).toBeTruthy();
    await choose('Only for me');
    expect(await within(flow()).findByText('Message removed')).toBeTruthy();
  });

  it('is done where the message has gone already', async () => {
    server.messageRemovals = [failure(404, 'not_found')];
    const { choose } = await ask({ from: 'them' });
    server.messages = [messageOf(1, { text: null, deleted: true })];
    await choose('Remove');
    expect(await within(flow()).findByText('Message removed')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is left alone', async () => {
    const { choose } = await ask({ from: 'them' });
    await choose('Keep it');
    expect(within(flow()).getByText('Too much said')).toBeTruthy();
    expect(server.removed).toEqual([]);
  });
});
