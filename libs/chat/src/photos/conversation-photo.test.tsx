// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Image } from '@parlour/contract/types/image';
import { messageOf } from '@parlour/testing/chat-data';
import { imageOf } from '@parlour/testing/page-data';
import { chat } from '../testing/conversation-page.ts';
import { renderChat } from '../testing/render-chat.tsx';
import type { ChatServer } from '../testing/server.ts';
import { withChatServer } from '../testing/with-chat-server.ts';

let server: ChatServer;
withChatServer({ credits: 60 }, (fresh) => (server = fresh));

const photoMessage = (image: Image, changes = {}) => messageOf(1, { type: 'image', text: null, image, ...changes });

function open(image: Image, changes = {}) {
  server.messages = [photoMessage(image, changes)];
  return renderChat(server, chat);
}
const inConversation = () => screen.findByRole('button', { name: 'Photo from Nora' });
const readings = () => server.asked.filter((call) => call === 'GET /api/messages.php').length;

describe('a photo in the conversation', () => {
  it('opens as large as the screen, and gives the focus back', async () => {
    const { user } = open(imageOf('garden'));
    await user.click(await inConversation());
    const large = await screen.findByRole('dialog', { name: 'Photo from Nora' });
    expect(large.querySelector('img')?.getAttribute('src')).toBe('/media/garden/card.jpg');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('behind a veil opens only once that is lifted', async () => {
    const { user } = open(imageOf('garden'), { veiled: 'photo' });
    const veil = await screen.findByRole('button', { name: /Show the photo/ });
    expect(veil.querySelector('button')).toBeNull();
    await user.click(veil);
    expect(document.activeElement).toBe(await inConversation());
    await user.click(await inConversation());
    await screen.findByRole('dialog', { name: 'Photo from Nora' });
  });

  it('whose address has expired has the conversation read anew, once', async () => {
    open(imageOf('garden'));
    const photo = (await inConversation()).querySelector('img')!;
    const before = readings();
    server.messages = [photoMessage(imageOf('garden', { filename: '/media/garden/later.jpg' }))];
    fireEvent.error(photo);
    await waitFor(() => expect(photo.getAttribute('src')).toBe('/media/garden/later.jpg'));
    fireEvent.error(photo);
    expect(readings()).toBe(before + 1);
    fireEvent.load(photo);
    fireEvent.error(photo);
    await waitFor(() => expect(readings()).toBe(before + 2));
  });
});
