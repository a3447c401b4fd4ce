// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refresh } from '@parlour/api-client/live/refresh';
import { addresses } from '@parlour/contract/addresses';
import { messageOf } from '@parlour/testing/chat-data';
import { imageOf } from '@parlour/testing/page-data';
import { chat } from '../testing/conversation-page.ts';
import { renderChat } from '../testing/render-chat.tsx';
import { type ChatServer, failure, nora } from '../testing/server.ts';
import { withChatServer } from '../testing/with-chat-server.ts';

let server: ChatServer;
withChatServer({ messages: [messageOf(1, { text: 'Good evening' })] }, (fresh) => (server = fresh));

const box = () => screen.queryByRole('textbox', { name: 'Write to Nora' });
const menuEntries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
const words = () => screen.queryByText('Good evening', { selector: '[role=log] *' });

it.each([
  ['blocked', "You're blocked by Nora. You do not have access to this page."],
  ['role_required', 'You do not have access to this.'],
] as const)('a conversation whose other has blocked its reader closes while it is open: %s', async (code, sentence) => {
  server.profile = { ...nora, main_image: imageOf('Nora') };
  const { client, user } = renderChat(server, chat);
  await waitFor(() => expect(words()).toBeTruthy());
  expect(document.querySelector('header img')).toBeTruthy();
  server.closed = failure(403, code, { name: 'Nora' });
  act(() => refresh(client));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(words()).toBeNull();
  expect(box()).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nora');
  expect(screen.queryByText('online now', { selector: 'header *' })).toBeNull();
  expect(document.querySelector('header img')).toBeNull();
  expect(screen.queryByRole('link', { name: /profile/i })).toBeNull();
  expect(document.querySelector(`a[href="${addresses.member.href({ id: nora.id })}"]`)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(menuEntries()).toEqual(['Remove conversation']);

  server.closed = null;
  act(() => refresh(client));
  await waitFor(() => expect(box()).toBeTruthy());
  expect(words()).toBeTruthy();
  expect(menuEntries()).toEqual(['View profile', 'Mute', 'Remove conversation']);
  expect(document.querySelector('header img')).toBeTruthy();
});

it('a conversation that cannot be asked for at the moment stays as it was', async () => {
  const { client } = renderChat(server, chat);
  await waitFor(() => expect(words()).toBeTruthy());
  server.closed = failure(500, 'server_error');
  await act(async () => refresh(client));
  expect(words()).toBeTruthy();
  expect(box()).toBeTruthy();
});
