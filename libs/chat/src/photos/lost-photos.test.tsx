// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { messageOf } from '@parlour/testing/chat-data';
import { flow, hear, sentOff } from '../testing/conversation-page.ts';
import type { ChatServer } from '../testing/server.ts';
import { withChatServer } from '../testing/with-chat-server.ts';
import {
  bring,
  installFilePictures,
  openPhotos,
  openSheet,
  send,
  sendButton,
  shownPhoto,
} from './photo-sheet.fixture.tsx';

let server: ChatServer;
withChatServer({ credits: 60 }, (fresh) => (server = fresh));
beforeEach(installFilePictures);

describe('a photo whose answer got lost', () => {
  it('is sent once the conversation is read', async () => {
    server.lostAnswers = 1;
    const { user } = await openPhotos(server);
    await bring(user, 'garden.jpg');
    await send(user);
    await within(flow()).findByRole('button', { name: 'Your photo' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openSheet(user);
    expect(await shownPhoto()).toBeNull();
    expect(server.sent).toHaveLength(1);
  });

  it('is sent once the live stream tells of it, while it is being sent still', async () => {
    server.gate = new Promise(() => {});
    const { client, user } = await openPhotos(server);
    await bring(user, 'garden.jpg');
    await send(user);
    await waitFor(() => expect(sentOff(client)).toBeTruthy());
    const { clientId: client_id } = sentOff(client)!;
    const image = server.photoOf('garden.jpg');
    hear(client, server, messageOf(1, { from: 'me', type: 'image', text: null, image, client_id }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openSheet(user);
    expect(await shownPhoto()).toBeNull();
    expect((await sendButton()).getAttribute('aria-busy')).toBeNull();
  });
});
