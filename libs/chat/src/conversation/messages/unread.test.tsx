// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addresses } from '@parlour/contract/addresses';
import { messageOf } from '@parlour/testing/chat-data';
import { box, chat, hear, open } from '../../testing/conversation-page.ts';
import { type ChatServer, failure } from '../../testing/server.ts';
import { withChatServer } from '../../testing/with-chat-server.ts';

let server: ChatServer;
withChatServer({}, (fresh) => (server = fresh));

const line = () => screen.queryByRole('separator');
const place = () => line()?.parentElement;
/** The message above the line, if any, and the one below it. */
const around = () =>
  [place()?.previousElementSibling, place()?.nextElementSibling].map(
    (beside) => /Message \d|The oldest|Today/.exec(beside?.textContent ?? '')?.[0],
  );

it('what is new stands below a line, as long as the conversation is open', async () => {
  server.messages = [1, 2, 3].map((seq) => messageOf(seq));
  server.unread = 2;
  const { client, router } = await open(server);
  expect(line()?.getAttribute('aria-label')).toBe('2 unread messages');
  expect(around()).toEqual(['Message 1', 'Message 2']);
  expect(place()?.previousElementSibling?.querySelector('time'), 'what was read ends there').toBeTruthy();
  await waitFor(() => expect(server.asked).toContain('PUT /api/chat.php'));

  hear(client, server, messageOf(4));
  expect(await screen.findByText('Message 4', { selector: '[role="log"] *' })).toBeTruthy();
  expect(around()).toEqual(['Message 1', 'Message 2']);

  await act(() => router.navigate(addresses.chats.href()));
  await act(() => router.navigate(chat));
  await box();
  expect(line()).toBeNull();
});

it('nothing is new where all was read, also by those of whom nobody sees that they read', async () => {
  server.messages = [messageOf(1, { read_at: null })];
  await open(server);
  expect(line()).toBeNull();
});

/** The button that leads to the line. */
const way = (count: number) => screen.queryByRole('button', { name: `${count} unread messages` });
const pagesAsked = () => server.asked.filter((call) => call === 'GET /api/messages.php').length;

describe('where the first new message is older than what is loaded', () => {
  beforeEach(() => {
    server.messages = [2, 3].map((seq) => messageOf(seq));
    server.unread = 3;
    server.hasMore = true;
  });

  it('the line stands at the oldest that is, until that is', async () => {
    const { user } = await open(server);
    expect(around()).toEqual(['Today', 'Message 2']);
    await user.click(screen.getByRole('button', { name: 'Show older messages' }));
    await waitFor(() => expect(around()).toEqual(['Today', 'The oldest']));
    expect(line()?.getAttribute('aria-label')).toBe('3 unread messages');
  });

  it('a button loads it and leads to it', async () => {
    const { user } = await open(server);
    await user.click(way(3)!);
    await waitFor(() => expect(document.activeElement).toBe(place()));
    expect(around()).toEqual(['Today', 'The oldest']);
    expect(way(3)).toBeNull();
  });

  it('the button stays where they could not be loaded, for another try', async () => {
    server.olderFailures = [failure(500, 'server_error')];
    const { user } = await open(server);
    await user.click(way(3)!);
    await waitFor(() => expect(server.olderFailures).toEqual([]));
    await waitFor(() => expect(way(3)?.getAttribute('aria-disabled')).not.toBe('true'));
    expect(document.activeElement).toBe(way(3));
    await user.click(way(3)!);
    await waitFor(() => expect(document.activeElement).toBe(place()));
    expect(way(3)).toBeNull();
  });

  it('the button loads ten pages and no more', async () => {
    server.messages = [messageOf(900)];
    server.unread = 500;
    server.olderPages = Array.from({ length: 12 }, (_, page) => [messageOf(899 - page)]);
    const { user } = await open(server);
    expect(pagesAsked()).toBe(1);
    await user.click(way(500)!);
    await waitFor(() => expect(document.activeElement).toBe(place()));
    expect(pagesAsked()).toBe(11);
    expect(place()?.nextElementSibling?.textContent).toContain('Message 890');
  });
});

describe('where the line is loaded', () => {
  /** Tells the page whether the line is in sight. */
  let see = (_: boolean) => {};
  beforeEach(() => {
    server.messages = [1, 2, 3].map((seq) => messageOf(seq));
    server.unread = 2;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
          see = (isIntersecting) => act(() => tell([{ isIntersecting }]));
        }
        observe() {}
        disconnect() {
          see = () => {};
        }
      },
    );
  });

  it('no button leads to what has been in sight', async () => {
    await open(server);
    expect(way(2)).toBeNull();
    see(true);
    see(false);
    expect(way(2)).toBeNull();
  });

  it('a button leads to what has not, until it is', async () => {
    await open(server);
    see(false);
    expect(way(2)).toBeTruthy();
    see(true);
    expect(way(2)).toBeNull();
  });

  it('a press gives it the focus', async () => {
    const { user } = await open(server);
    see(false);
    await user.click(way(2)!);
    await waitFor(() => expect(document.activeElement).toBe(place()));
    expect(way(2)).toBeNull();
  });
});
