// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Chat, Conversation } from '@parlour/contract/types/chat';
import { messageOf } from '@parlour/testing/chat-data';
import { cardOf, member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { OpenChats } from './open-chats.tsx';

const chatWith = (name: string, state: Conversation['state'] = 'open') =>
  ({
    conversation: { id: name, state, muted: false, last_message: messageOf(1), updated_at: messageOf(1).sent_at },
    profile: cardOf(name),
    num_unread_messages: 1,
  }) as Chat;

const show = (chats: Chat[]) =>
  renderPage(<OpenChats />, {
    'GET /api/user.php': () => member(),
    'GET /api/chats.php': () => ({ chats, total_unread: 1, requests: 1 }),
  });

it('shows the newest three that are open, and no stranger’s request before them', async () => {
  show([
    chatWith('Stranger', 'request'),
    chatWith('Nora'),
    chatWith('Blocked', 'blocked'),
    chatWith('Mila'),
    chatWith('Gone', 'gone'),
    chatWith('Claire'),
    chatWith('Sofia'),
  ]);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => /Stranger|Nora|Blocked|Mila|Gone|Claire|Sofia/.exec(row.textContent)?.[0])).toEqual([
    'Nora',
    'Mila',
    'Claire',
  ]);
});

it.each([
  ['nobody has written', [], 'No messages yet'],
  ['only a request waits', [chatWith('Stranger', 'request')], 'Nothing here right now'],
])('says so where %s', async (_, chats, words) => {
  show(chats);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('listitem')).toBeNull();
});
