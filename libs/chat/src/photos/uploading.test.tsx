// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cameraPhoto } from '@parlour/testing/camera-photo';
import { box, chat, lost } from '../testing/conversation-page.ts';
import { renderChat } from '../testing/render-chat.tsx';
import { type ChatServer, failure } from '../testing/server.ts';
import { withChatServer } from '../testing/with-chat-server.ts';
import {
  bring,
  choose,
  installFilePictures,
  jpegFile,
  openPhotos,
  openSheet,
  sendButton,
  sheet,
  shownPhoto,
} from './photo-sheet.fixture.tsx';

let server: ChatServer;
withChatServer({ credits: 60 }, (fresh) => (server = fresh));
beforeEach(installFilePictures);

const holdUploads = () => void (server.uploadGate = new Promise(() => {}));
const press = async (user: Awaited<ReturnType<typeof openPhotos>>['user'], name: string) =>
  user.click((await sheet()).getByRole('button', { name }));

describe('the upload of a photo for somebody', () => {
  it('is seen at once, tells how far it is, and is heard at its beginning and its end', async () => {
    let arrive = (): void => undefined;
    server.uploadGate = new Promise((resolve) => (arrive = resolve));
    const { user } = await openPhotos(server);
    await choose(user, 'garden.jpg');
    const meter = await (await sheet()).findByRole('meter', { name: 'Sending the photo' });
    await waitFor(() => expect(meter.getAttribute('aria-valuetext')).toBe('60% sent'));
    expect(await shownPhoto()).toBeTruthy();
    expect((await sheet()).getByText('Sending the photo').getAttribute('role')).toBe('status');
    expect((await sendButton()).getAttribute('aria-disabled')).toBe('true');
    arrive();
    expect((await (await sheet()).findByText('Uploaded')).getAttribute('role')).toBe('status');
    expect((await sheet()).queryByRole('meter')).toBeNull();
    expect((await sendButton()).getAttribute('aria-disabled')).not.toBe('true');
  });

  it('that is cancelled stops, and the focus stays in the sheet', async () => {
    holdUploads();
    const { user } = await openPhotos(server);
    await choose(user, 'garden.jpg');
    await (await sheet()).findByRole('meter');
    await press(user, 'Cancel');
    expect(server.uploads[0]?.signal?.aborted).toBe(true);
    expect(await shownPhoto()).toBeNull();
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  });

  it('goes on while the sheet is closed', async () => {
    holdUploads();
    const { user } = await openPhotos(server);
    await choose(user, 'garden.jpg');
    await (await sheet()).findByRole('meter');
    await press(user, 'Close');
    await openSheet(user);
    expect((await sheet()).getByRole('meter')).toBeTruthy();
    expect(server.uploads[0]?.signal?.aborted).toBe(false);
  });

  it('of another takes the place of the one before', async () => {
    const { user } = await openPhotos(server);
    await bring(user, 'garden.jpg');
    holdUploads();
    await user.upload((await sheet()).getByLabelText('A different photo'), jpegFile('lake.jpg'));
    await (await sheet()).findByRole('meter');
    expect((await sendButton()).getAttribute('aria-disabled')).toBe('true');
    await press(user, 'Cancel');
    expect((await shownPhoto())?.src).toMatch(/\/media\/garden\.jpg\/card\.jpg$/);
    expect((await sendButton()).getAttribute('aria-disabled')).not.toBe('true');
  });

  it('that failed is tried again as the same photo, by its member or once there is a connection', async () => {
    server.uploadFailures = [failure(500, 'server_error'), lost()];
    const { user } = await openPhotos(server);
    await choose(user, 'garden.jpg');
    await (await sheet()).findByRole('alert');
    await press(user, 'Try again');
    expect((await (await sheet()).findByRole('alert')).textContent).toBe('We cannot be reached right now.');
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await (await sheet()).findByText('Uploaded');
    expect(server.uploads).toHaveLength(3);
    expect(new Set(server.uploads.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it.each([
    ['the photo', failure(422, 'photo_banned')],
    ['the other member', failure(403, 'not_allowed_by_member')],
  ])('that is refused for the sake of %s is not offered to be tried again', async (_, refusal) => {
    server.uploadFailures = [refusal];
    const { user } = await openPhotos(server);
    await choose(user, 'garden.jpg');
    await (await sheet()).findByRole('alert');
    expect((await sheet()).queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(await shownPhoto()).toBeNull();
    await bring(user, 'lake.jpg');
    expect((await sheet()).queryByRole('alert')).toBeNull();
  });

  it('of a camera’s photo beyond the limit is made smaller, and stays the same at another try', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 6000, height: 8000, close: () => {} }));
    const brush = { fillRect: () => {}, drawImage: () => {}, getImageData: () => ({ data: [0, 0, 0, 255] }) };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(brush as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) =>
      give(new Blob(['small'], { type: 'image/jpeg' })),
    );
    server.uploadFailures = [failure(500, 'server_error')];
    const { user } = await openPhotos(server);
    await choose(user, cameraPhoto());
    await (await sheet()).findByRole('alert');
    await press(user, 'Try again');
    await (await sheet()).findByText('Uploaded');
    const [first, again] = server.uploads.map(({ body }) => (body as { file: File }).file);
    expect([first?.name, first?.size]).toEqual(['camera.jpg', 5]);
    expect(again).toBe(first);
  });

  it('that no browser makes smaller is refused before it begins', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('No')));
    const { user } = await openPhotos(server);
    await choose(user, cameraPhoto());
    const refusal = await (await sheet()).findByRole('alert');
    expect(refusal.textContent).toBe('This photo is too large. Use one of at most 10 MB.');
    expect((await sheet()).queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(server.uploads).toEqual([]);
  });

  it('of a file that is no photo, or too large, is refused before it begins, and what was there stays', async () => {
    const { user } = await openPhotos(server);
    await bring(user, 'garden.jpg');
    await choose(user, new File(['GIF89a'], 'dance.jpg', { type: 'image/jpeg' }));
    expect((await (await sheet()).findByRole('alert')).textContent).toBe('Use a JPEG, PNG or WebP photo.');
    const large = jpegFile('large.jpg');
    Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
    await choose(user, large);
    await (await sheet()).findByText('This photo is too large. Use one of at most 10 MB.');
    expect(server.uploads).toHaveLength(1);
    expect((await shownPhoto())?.src).toMatch(/\/media\/garden\.jpg\/card\.jpg$/);
    expect((await sendButton()).getAttribute('aria-disabled')).not.toBe('true');
  });
});

describe('a picture that is pasted where one writes', () => {
  const paste = async (file: File, types = ['Files']) => {
    renderChat(server, chat);
    return fireEvent.paste(await box(), { clipboardData: { files: [file], types } });
  };

  it('is in the sheet, as if it had been chosen there', async () => {
    expect(await paste(jpegFile('image.png')), 'the box takes nothing of it').toBe(false);
    expect(await (await sheet()).findByText('Uploaded')).toBeTruthy();
    expect(await shownPhoto()).toBeTruthy();
    expect(server.uploads).toHaveLength(1);
  });

  it('is refused as one that was chosen', async () => {
    await paste(new File(['No picture'], 'image.png', { type: 'image/png' }));
    expect((await (await sheet()).findByRole('alert')).textContent).toContain('JPEG, PNG or WebP');
    expect(server.uploads).toEqual([]);
  });

  it.each([
    ['a file of another kind', new File(['Words'], 'words.txt', { type: 'text/plain' }), ['Files']],
    ['words that come with their picture', jpegFile('image.png'), ['text/plain', 'Files']],
  ])('is not %s', async (_, file, types) => {
    expect(await paste(file, types)).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
