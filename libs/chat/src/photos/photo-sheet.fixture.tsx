import { screen, within } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { chat } from '../testing/conversation-page.ts';
import { renderChat } from '../testing/render-chat.tsx';
import type { ChatServer } from '../testing/server.ts';

type User = ReturnType<typeof userEvent.setup>;

/** What a browser has for pictures of files. */
export function installFilePictures(): void {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
}

/** A file that begins as a photo does. */
export const jpegFile = (name: string): File =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff)], name, { type: 'image/jpeg' });

/** The sheet from which Nora is sent a photo. */
export const sheet = async () => within(await screen.findByRole('dialog', { name: 'A photo for Nora' }));

export const choose = async (user: User, file: File | string) =>
  user.upload((await sheet()).getByLabelText(/hoto$/), typeof file === 'string' ? jpegFile(file) : file);

/** Chooses a photo and waits until the server has it. */
export async function bring(user: User, name: string) {
  await choose(user, name);
  await (await sheet()).findByText('Uploaded');
}

export const sendButton = async () => (await sheet()).getByRole('button', { name: /^Send/ });
export const send = async (user: User) => user.click(await sendButton());
export const shownPhoto = async () => (await sheet()).queryByRole<HTMLImageElement>('img', { name: 'Your photo' });

export async function openSheet(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Send a photo' }));
  await sheet();
}

/** The conversation with Nora, with the sheet open. */
export async function openPhotos(server: ChatServer) {
  const page = renderChat(server, chat);
  await openSheet(page.user);
  return page;
}
