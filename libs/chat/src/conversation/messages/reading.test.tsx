// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refresh } from '@parlour/api-client/live/refresh';
import { CONVERSATION, messageOf } from '@parlour/testing/chat-data';
import { canSend, imageOf } from '@parlour/testing/page-data';
import { enterModal } from '@parlour/ui/kit/behaviour/open-modals';
import { box, chat, hear, memberChat, open, readMarks, send } from '../../testing/conversation-page.ts';
import { renderChat } from '../../testing/render-chat.tsx';
import { type ChatServer, failure } from '../../testing/server.ts';
import { withChatServer } from '../../testing/with-chat-server.ts';

let server: ChatServer;
withChatServer({}, (fresh) => (server = fresh));
afterEach(() => void vi.useRealTimers());

const list = () => screen.getByLabelText('Conversations');

describe('what has been read', () => {
  it('is told also while an old list of chats knows of nothing unread', async () => {
    server.messages = [messageOf(1)];
    renderChat(server, chat);
    await waitFor(() => expect(readMarks(server)).toBe(1));
  });

  it('is not told again', async () => {
    server.messages = [messageOf(1, { read_at: '2026-11-21T20:30:00.000Z' })];
    await open(server);
    expect(readMarks(server)).toBe(0);
  });

  it.each([
    ['the page is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the connection is back', () => window.dispatchEvent(new Event('online'))],
  ])('is told once more when %s, where the server has not heard it', async (_, happen) => {
    server.messages = [messageOf(1)];
    server.unread = 1;
    server.readFailures = [failure(500, 'server_error')];
    renderChat(server, chat);
    await waitFor(() => expect(readMarks(server)).toBe(1));
    expect(await within(list()).findByText('1 unread message')).toBeTruthy();
    act(() => void happen());
    await waitFor(() => expect(readMarks(server)).toBe(2));
    await waitFor(() => expect(within(list()).queryByText('1 unread message')).toBeNull());
  });
});

describe('where no script runs', () => {
  const fieldsOf = (button: HTMLButtonElement) => Object.fromEntries(new FormData(button.form ?? undefined));

  it('a press says what has been read, and so does an answer', async () => {
    server.messages = [messageOf(1), messageOf(2)];
    renderChat(server, chat);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Mark all as seen', hidden: true });
    expect(button.type).toBe('submit');
    expect(button.form?.method).toBe('post');
    expect(button.form?.getAttribute('action')).toBeNull();
    expect(button.form?.matches('[hidden][data-unscripted]')).toBe(true);
    const read = { conversation_id: CONVERSATION, read_until: messageOf(2).id };
    expect(fieldsOf(button)).toMatchObject({ ...read, form_token: expect.any(String) as unknown });
    expect((await box()).form?.elements.namedItem('read_until')).toMatchObject({ value: read.read_until });
  });

  it('nothing has to be said where all is read', async () => {
    server.messages = [messageOf(1, { read_at: '2026-11-21T20:30:00.000Z' })];
    renderChat(server, chat);
    expect((await box()).form?.elements.namedItem('read_until')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark all as seen', hidden: true })).toBeNull();
  });

  it('the menu mutes by a form, and what it asks about first has none', async () => {
    server.messages = [messageOf(1)];
    await open(server);
    const entry = (name: string) => screen.getByRole<HTMLButtonElement>('menuitem', { name, hidden: true });
    expect(fieldsOf(entry('Mute'))).toMatchObject({ conversation_id: CONVERSATION, muted: 'yes' });
    expect(entry('Remove conversation').form).toBeNull();
  });

  it('a request is accepted by a form of its own', async () => {
    server.messages = [messageOf(1)];
    server.state = 'request';
    renderChat(server, chat);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Accept' });
    expect(button.type).toBe('submit');
    expect(button.form).not.toBe((await box()).form);
    expect(button.form?.parentElement?.closest('form')).toBeNull();
    expect(fieldsOf(button)).toMatchObject({ conversation_id: CONVERSATION, accept: 'yes' });
  });
});

describe('what is read aloud', () => {
  it('is every message of the other, also the same words again, a photo and a gift', async () => {
    const { client } = await open(server);
    hear(client, server, messageOf(1, { text: 'Hello?' }));
    const first = await screen.findByText('Nora: Hello?');
    hear(client, server, messageOf(2, { text: 'Hello?' }));
    await waitFor(() => expect(first.isConnected).toBe(false));
    expect(screen.getByText('Nora: Hello?')).toBeTruthy();
    hear(client, server, messageOf(3, { type: 'image', text: null, image: imageOf('Nora') }));
    expect(await screen.findByText('Nora: Photo')).toBeTruthy();
    const rose = { id: 'rose', name: 'Rose', image: '/gifts/rose.svg', cost: 0, money: null };
    hear(client, server, messageOf(4, { type: 'gift', text: null, gift: rose }));
    expect(await screen.findByText('Nora: A gift: Rose')).toBeTruthy();
  });

  it('is in the modal that is open then, outside of which nothing is heard', async () => {
    const { client } = await open(server);
    const modal = document.body.appendChild(document.createElement('dialog'));
    let leave = () => {};
    act(() => void (leave = enterModal(modal)));
    hear(client, server, messageOf(1, { text: 'Hello?' }));
    const words = await screen.findByText('Nora: Hello?');
    expect(modal.contains(words)).toBe(true);
    act(leave);
    modal.remove();
  });

  const saidSent = () => screen.queryAllByRole('status').filter(({ textContent }) => textContent === 'Sent');

  it('is that what was written has arrived, each time anew', async () => {
    const page = await open(server);
    await send(page, 'Good evening!');
    await waitFor(() => expect(saidSent()).toHaveLength(1));
    const [first] = saidSent()[0]!.children;
    await send(page, 'Are you there?');
    await waitFor(() => expect(first?.isConnected).toBe(false));
    expect(saidSent()).toHaveLength(1);
  });

  it('is told once of what arrives in one go', async () => {
    await open(server);
    const text = await box();
    vi.useFakeTimers();
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    for (const value of ['Good evening!', 'Are you there?']) {
      fireEvent.change(text, { target: { value } });
      fireEvent.keyDown(text, { key: 'Enter' });
      await pass(300);
    }
    expect(server.sent).toHaveLength(2);
    expect(saidSent()).toEqual([]);
    await pass(300);
    expect(saidSent()).toHaveLength(1);
  });

  it('is that it has not, at once and in its place', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.failures = [failure(500, 'server_error')];
    await send(await open(server), 'Good evening!');
    expect((await screen.findByRole('alert')).textContent).toContain('Trying again never charges twice.');
    await act(() => vi.advanceTimersByTimeAsync(700));
    expect(saidSent()).toEqual([]);
  });

  it('is nothing older that is loaded afterwards', async () => {
    server.messages = [messageOf(2, { from: 'me' }), messageOf(3, { from: 'me' })];
    server.hasMore = true;
    const { user } = renderChat(server, chat);
    await user.click(await screen.findByRole('button', { name: 'Show older messages' }));
    expect(await screen.findByText('The oldest')).toBeTruthy();
    expect(screen.queryByText('Nora: The oldest')).toBeNull();
  });

  it.each(['insufficient_credits', 'blocked', 'not_allowed_by_member'] as const)(
    'is what comes to stand in the way of writing: %s',
    async (reason) => {
      const { client } = await open(server);
      const silent = screen.getAllByRole('status').filter(({ textContent }) => textContent === '');
      server.canSend = { ...canSend, allowed: false, reason };
      act(() => refresh(client));
      await waitFor(() =>
        expect(silent.filter(({ isConnected, textContent }) => isConnected && textContent !== '')).toHaveLength(1),
      );
    },
  );

  it('is that one has blocked the other, also where nobody has written yet', async () => {
    server.begun = false;
    server.canSend = { ...canSend, allowed: false, reason: 'not_allowed_by_member' };
    renderChat(server, memberChat, { isBlocked: true });
    expect(await screen.findByText('You have blocked Nora.')).toBeTruthy();
    expect(screen.queryByText(/Send a like/)).toBeNull();
  });

  it('is that the member decides who writes first, with the way to where one likes them', async () => {
    server.begun = false;
    server.canSend = { ...canSend, allowed: false, reason: 'not_allowed_by_member' };
    renderChat(server, memberChat);
    const way = await screen.findByRole('link', { name: 'Go to the profile to like' });
    expect(way.getAttribute('href')).toBe(`/members/${server.profile.id}`);
  });

  it('is in whatever language it was written, and not in that of the page', async () => {
    server.messages = [messageOf(1, { text: 'Goedenavond' })];
    renderChat(server, chat);
    const written = () => screen.findByText('Goedenavond', { selector: '[role="log"] *' });
    expect((await written()).getAttribute('lang')).toBe('');
  });

  it('says whose a photo is', async () => {
    const photo = { type: 'image', text: null, image: imageOf('Nora') } as const;
    server.messages = [messageOf(1, photo), messageOf(2, { ...photo, from: 'me' })];
    renderChat(server, chat);
    expect(await screen.findByRole('img', { name: 'Photo from Nora' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Your photo' })).toBeTruthy();
  });
});
