// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { refresh } from '@parlour/api-client/live/refresh';
import { addresses } from '@parlour/contract/addresses';
import type { Chat } from '@parlour/contract/types/chat';
import { CONVERSATION, messageOf } from '@parlour/testing/chat-data';
import { bareCard } from '@parlour/testing/page-data';
import { renderChat } from '../testing/render-chat.tsx';
import { type ChatServer, failure } from '../testing/server.ts';
import { withChatServer } from '../testing/with-chat-server.ts';

let server: ChatServer;
withChatServer({ messages: [messageOf(1)], unread: 1 }, (fresh) => (server = fresh));

const list = () => screen.getByLabelText('Conversations');
const segment = (name: string) => screen.findByRole('link', { name, hidden: true });
const isChosen = async (name: string) => (await segment(name)).getAttribute('aria-current') === 'page';
const at = ({ router }: ReturnType<typeof renderChat>) => router.state.location.pathname + router.state.location.search;
const chat = addresses.chat.href({ id: CONVERSATION }, { filter: 'unread' });

it('the chosen part of the conversations stays chosen in a conversation and on the way back', async () => {
  const page = renderChat(server, addresses.chats.href());
  await page.user.click(await segment('Unread'));
  await waitFor(() => expect(at(page)).toBe('/chats?filter=unread'));
  await page.user.click(screen.getByRole('link', { name: /Nora/ }));
  await screen.findByRole('log');
  expect(at(page)).toBe(chat);
  expect(await isChosen('Unread')).toBe(true);
  await waitFor(() => expect(server.asked).toContain('PUT /api/chat.php'));
  await waitFor(() => expect(within(list()).queryByText('1 unread message')).toBeNull());
  expect(document.querySelector('li [aria-current]')?.getAttribute('href')).toBe(chat);
  await page.user.click(screen.getByRole('link', { name: 'All conversations' }));
  expect(at(page)).toBe('/chats?filter=unread');
  expect(await screen.findByText('Nothing here right now')).toBeTruthy();
  await page.user.click(await segment('All'));
  await waitFor(() => expect(at(page)).toBe('/chats'));
});

it('the parts have addresses, for whoever has no scripts; choosing one is no way to another page', async () => {
  renderChat(server, addresses.chats.href(undefined, { filter: 'unread' }));
  const links = await Promise.all(['All', 'Unread', 'Requests'].map(segment));
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/chats',
    '/chats?filter=unread',
    '/chats?filter=requests',
  ]);
  expect(links.every((link) => link.matches('[data-in-place]'))).toBe(true);
});

it.each([
  ['a member’s in one that nobody knows', { text: 'Goedenavond' }, 'Goedenavond', 'Goedenavond'],
  ['one’s own too, but not who wrote them', { text: 'Hallo', from: 'me' }, 'You: Hallo', 'Hallo'],
  ['ours in that of the page', { text: null, deleted: true }, 'Message removed', undefined],
] as const)('the newest words of a conversation have their language: %s', async (_, changes, words, ofMember) => {
  server.messages = [messageOf(1, changes)];
  renderChat(server, addresses.chats.href());
  await waitFor(() => expect(document.querySelector('li small')?.textContent).toBe(words));
  expect(document.querySelector('li small [lang=""]')?.textContent).toBe(ofMember);
});

it('an unknown part is all of them', async () => {
  renderChat(server, addresses.chats.href(undefined, { filter: 'else' }));
  expect(await isChosen('All')).toBe(true);
});

describe('the conversations behind the last one', () => {
  const older = (number: number): Chat => ({
    conversation: { ...server.conversation(), id: `00000000-0000-4000-8000-00000000010${number}` },
    profile: bareCard(`00000000-0000-4000-8000-00000000020${number}`, { name: `Older ${number}` }),
    num_unread_messages: 0,
  });
  const rows = () => screen.queryAllByRole('listitem');
  const names = () => rows().map(({ textContent }) => /Nora|Older \d/.exec(textContent)?.[0]);
  const button = (name: string) => screen.findByRole('button', { name });
  beforeEach(() => {
    server.olderChats = [older(1), older(2)];
  });

  it('are shown by a button, after a failure too, and the focus stays in the list', async () => {
    server.olderFailures = [failure(500, 'server_error')];
    const { user } = renderChat(server, addresses.chats.href());
    await user.click(await button('Show older messages'));
    expect((await screen.findByRole('alert')).textContent).toBe('The older messages could not be loaded.');
    await user.click(await button('Try again'));
    expect(await screen.findByRole('link', { name: /Older 2/ })).toBeTruthy();
    expect(names()).toEqual(['Nora', 'Older 1', 'Older 2']);
    expect(document.activeElement?.textContent).toContain('Nora');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are still there when the list is asked for again, without what was removed elsewhere', async () => {
    const { user, client } = renderChat(server, addresses.chats.href());
    await user.click(await button('Show older messages'));
    await screen.findByRole('link', { name: /Older 2/ });
    server.olderChats = [older(2)];
    act(() => refresh(client));
    await waitFor(() => expect(names()).toEqual(['Nora', 'Older 2']));
  });

  it('are a longer page of the same part where there are no scripts', async () => {
    renderChat(server, addresses.chat.href({ id: CONVERSATION }, { filter: 'unread' }));
    const show = await screen.findByRole<HTMLButtonElement>('button', { name: 'Show older messages', hidden: true });
    expect(show.form?.getAttribute('action')).toBe('/chats');
    expect([...new FormData(show.form!, show)]).toEqual([
      ['filter', 'unread'],
      ['page', '2'],
    ]);
  });

  it('may be of a part of which the newest have none', async () => {
    server.olderChats = [{ ...older(1), num_unread_messages: 1 }];
    server.unread = 0;
    const { user } = renderChat(server, addresses.chats.href());
    await user.click(await segment('Unread'));
    await waitFor(() => expect(rows()).toEqual([]));
    expect(screen.queryByText('Nothing here right now')).toBeNull();
    await user.click(await button('Show older messages'));
    expect(await screen.findByRole('link', { name: /Older 1/ })).toBeTruthy();
    expect(document.activeElement).toBe(await segment('Unread'));
  });
});
