import { screen, within } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { chat } from '../testing/conversation-page.ts';
import { renderChat } from '../testing/render-chat.tsx';
import type { ChatServer } from '../testing/server.ts';

type User = ReturnType<typeof userEvent.setup>;

export const rose = { id: 'rose', name: 'Rose', image: '/gifts/rose.svg', cost: 25, money: null };
export const star = { id: 'star', name: 'Star', image: '/gifts/star.svg', cost: 75, money: null };

/** The sheet from which Nora is given something. */
export const sheet = async () => within(await screen.findByRole('dialog', { name: 'A gift for Nora' }));

export const choose = async (user: User, name: RegExp) => user.click((await sheet()).getByRole('radio', { name }));
export const give = async (user: User) => user.click((await sheet()).getByRole('button', { name: /^Give/ }));

/** The conversation with Nora, with the sheet open. */
export async function openGifts(server: ChatServer) {
  const page = renderChat(server, chat);
  await page.user.click(await screen.findByRole('button', { name: 'Send a gift' }));
  await (await sheet()).findByRole('radio', { name: /^Rose/ });
  return page;
}
