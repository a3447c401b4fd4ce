// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { addresses } from '@parlour/contract/addresses';
import { renderChat } from './testing/render-chat.tsx';
import { ChatServer } from './testing/server.ts';

afterEach(cleanup);

const show = (begun: boolean, filter?: string) =>
  renderChat(Object.assign(new ChatServer(), { begun }), addresses.chats.href(undefined, { filter }));
const choose = () => screen.queryByText('Choose a conversation');

it('asks to choose a conversation, also while none is shown of those there are', async () => {
  show(true, 'unread');
  expect(await screen.findByText('Nothing here right now')).toBeTruthy();
  expect(choose()).toBeTruthy();
});

it('asks nobody to choose a conversation who has none', async () => {
  show(false);
  expect(await screen.findByText('No messages yet')).toBeTruthy();
  expect(choose()).toBeNull();
  expect(screen.queryByRole('region', { name: 'Conversation' })).toBeNull();
});
