// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import type { Image } from '@parlour/contract/types/image';
import { chooseFromPhotoMenu, openPhotoMenu } from './photo-menu.fixture.ts';
import {
  choosePhotos as choose,
  installPictures,
  jpegFile as file,
  openAlbum as open,
  ownPhotos,
} from '../upload/choose-photo.fixture.tsx';

beforeAll(installPictures);

const [one, two, three] = ownPhotos;
const shown = () => screen.getAllByRole('img').map((image) => image.getAttribute('src'));
const srcOf = (photos: Image[]) => photos.map(({ filename }) => filename);

describe('one’s own photos', () => {
  it('are in another order at once, and back where the server refuses', async () => {
    let refuse = (_error: unknown) => {};
    const page = open([one, two, three], {
      'PUT /api/photo.php': () => new Promise((_, reject) => (refuse = reject)),
    });
    await chooseFromPhotoMenu(3, 'Move one forward');
    await waitFor(() => expect(shown()).toEqual(srcOf([one, three, two])));
    expect(page.sent()).toMatchObject([{ body: { id: three.id, order: 1 } }]);
    refuse(new ApiError(503, { code: 'maintenance' }));
    await waitFor(() => expect(shown()).toEqual(srcOf([one, two, three])));
    expect(await screen.findByText(/^Toast: We are working on the site/)).toBeTruthy();
  });

  it('have another main photo when one is moved to the front', async () => {
    const page = open([one, two], { 'PUT /api/photo.php': () => new Promise(() => {}) });
    await chooseFromPhotoMenu(2, 'Move one forward');
    await waitFor(() => expect(shown()).toEqual(srcOf([two, one])));
    expect(page.sent()).toMatchObject([{ body: { id: two.id, is_main: true } }]);
  });

  it('are told of when their menu has put them at another place, also in the words of the one before', async () => {
    open([one, two, three], { 'PUT /api/photo.php': () => new Promise(() => {}) });
    await chooseFromPhotoMenu(3, 'Move one forward');
    const told = await screen.findByText('Photo 3 was put at place 2 of 3.');
    expect(told.closest('[role="status"]')).toBeTruthy();
    await waitFor(() => expect(shown()).toEqual(srcOf([one, three, two])));
    await chooseFromPhotoMenu(3, 'Move one forward');
    expect(await screen.findByText('Photo 3 was put at place 2 of 3.')).not.toBe(told);
    await waitFor(() => expect(shown()).toEqual(srcOf([one, two, three])));
    await chooseFromPhotoMenu(3, 'Make it the main photo');
    expect(await screen.findByText('Photo 3 was put at place 1 of 3.')).toBeTruthy();
  });

  it('are deleted only when that was confirmed', async () => {
    const page = open([one, two], { 'DELETE /api/photo.php': () => ({ photos: [one] }) });
    await chooseFromPhotoMenu(2, 'Delete photo');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
    expect(page.sent()).toEqual([]);
    await chooseFromPhotoMenu(2, 'Delete photo');
    const asking = await screen.findByRole('dialog');
    // The browser gives the focus back to where it was before the dialog.
    const before = screen.getByRole('button', { name: 'Change photo 2' });
    asking.addEventListener('close', () => before.focus());
    await userEvent.click(within(asking).getByRole('button', { name: 'Delete photo' }));
    await waitFor(() => expect(shown()).toEqual(srcOf([one])));
    expect(page.sent()).toMatchObject([{ body: { id: two.id } }]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change photo 1' })));
    expect(await screen.findByText('Toast: Photo deleted')).toBeTruthy();
  });

  it('are shown to whom their owner says', async () => {
    let answer = (_: unknown): void => undefined;
    const page = open([one, two], { 'PUT /api/photo.php': () => new Promise((resolve) => (answer = resolve)) });
    await chooseFromPhotoMenu(2, 'Who sees it');
    await userEvent.click(await screen.findByRole('radio', { name: /Your matches/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your matches')).toBeTruthy();
    expect(page.sent()).toMatchObject([{ body: { id: two.id, visibility: 'matches' } }]);
    expect(screen.queryByText('Toast: Saved')).toBeNull();
    answer({ photos: [one, { ...two, visibility: 'matches' }] });
    expect(await screen.findByText('Toast: Saved')).toBeTruthy();
  });

  it('say whether they wait or were refused, and why', async () => {
    const decision_id = '0190a0a0-0000-7000-8000-000000000000';
    const rejected = { ...three, status: 'rejected', reject_code: 'photo_banned', decision_id } as const;
    open([one, { ...two, status: 'pending' }, rejected]);
    expect(await screen.findByText('Being checked')).toBeTruthy();
    expect(screen.getByText('Not approved')).toBeTruthy();
    expect(screen.getByText(/^This photo cannot be used\. The reasons are in the e-mail we sent you\./)).toBeTruthy();
    const complaint = screen.getByRole('link', { name: 'Complain about this decision' });
    expect(complaint.getAttribute('href')).toBe(`/complaints?about=${decision_id}`);
    await openPhotoMenu(2);
    expect(screen.queryByRole('menuitem', { name: 'Make it the main photo' })).toBeNull();
  });
});

describe('uploads', () => {
  it('go one after the other, each with its progress, and stand in the album as they were chosen', async () => {
    const answers: ((photo: Image) => void)[] = [];
    const page = open([one], {
      'POST /api/photo.php': ({ onProgress }) => {
        onProgress?.(0.4);
        return new Promise((resolve) => answers.push((sent) => resolve({ photo: sent })));
      },
    });
    await choose(file('garden.jpg'), file('lake.jpg'));
    const progress = () => screen.getAllByRole('meter').map((meter) => meter.getAttribute('aria-valuetext'));
    await waitFor(() => expect(progress()).toEqual(['40% sent', 'Waiting for the others']));
    answers[0]!(two);
    await waitFor(() => expect(progress()).toEqual(['40% sent']));
    answers[1]!(three);
    await waitFor(() => expect(screen.queryAllByRole('meter')).toEqual([]));
    expect(shown()).toEqual(srcOf([one, two, three]));
    const sent = page.sent();
    expect(sent.map(({ body }) => (body as { file: File }).file.name)).toEqual(['garden.jpg', 'lake.jpg']);
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('that lost the connection keep their file, and go again under the same key when it is back', async () => {
    let tries = 0;
    const page = open([one], {
      'POST /api/photo.php': () => {
        tries += 1;
        if (tries <= 2) throw new ApiError(0, { code: 'offline' });
        return { photo: tries === 3 ? two : three };
      },
    });
    await choose(file('garden.jpg'), file('lake.jpg'));
    await waitFor(() => expect(screen.getAllByText(/We cannot be reached/)).toHaveLength(2));
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(shown()).toHaveLength(3));
    const sent = page.sent();
    const keyOf = (name: string) =>
      sent
        .filter(({ body }) => (body as { file: File }).file.name === name)
        .map(({ idempotencyKey }) => idempotencyKey);
    for (const name of ['garden.jpg', 'lake.jpg'])
      expect([keyOf(name).length, new Set(keyOf(name)).size]).toEqual([2, 1]);
  });

  it('are tried again or left out one by one', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    open([one], {
      'POST /api/photo.php': ({ body, signal }) => {
        if ((body as { file: File }).file.name === 'noise.jpg')
          throw new ApiError(429, { code: 'rate_limited', params: { minutes: 1 } });
        signals.push(signal);
        return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
      },
    });
    await choose(file('noise.jpg'), file('lake.jpg'));
    const list = await screen.findByRole('list', { name: 'Photos on their way' });
    expect(await within(list).findByText('Too many attempts. Try again in 1 minute.')).toBeTruthy();
    await userEvent.click(within(list).getByRole('button', { name: 'Try again' }));
    expect(document.activeElement).toBe(within(list).getAllByRole('listitem')[0]);
    await userEvent.click(within(list).getByRole('button', { name: 'Leave out lake.jpg' }));
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
    expect(list.contains(document.activeElement)).toBe(true);
    expect(await within(list).findByText('Too many attempts. Try again in 1 minute.')).toBeTruthy();
    await userEvent.click(within(list).getByRole('button', { name: 'Leave out noise.jpg' }));
    expect(screen.queryByRole('list', { name: 'Photos on their way' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change photo 1' }));
  });

  it('go on while another page is open, and stand there again on the way back', async () => {
    let arrive = (_: unknown): void => undefined;
    const page = open([one], { 'POST /api/photo.php': () => new Promise((resolve) => (arrive = resolve)) });
    await choose(file('garden.jpg'), file('lake.jpg'));
    await waitFor(() => expect(page.sent()).toHaveLength(1));
    await act(() => page.router.navigate('?elsewhere'));
    arrive({ photo: two });
    expect(await screen.findByText('Toast: Uploaded')).toBeTruthy();
    await act(() => page.router.navigate('?'));
    await waitFor(() => expect(shown()).toEqual(srcOf([one, two])));
    expect(within(await screen.findByRole('list', { name: 'Photos on their way' })).getAllByRole('meter')).toHaveLength(
      1,
    );
  });

  it('that fail while another page is open say so there', async () => {
    let refuse = (_: unknown): void => undefined;
    const page = open([one], { 'POST /api/photo.php': () => new Promise((_, reject) => (refuse = reject)) });
    await choose(file('noise.jpg'), file('lake.jpg'));
    await waitFor(() => expect(page.sent()).toHaveLength(1));
    await act(() => page.router.navigate('?elsewhere'));
    refuse(new ApiError(422, { code: 'photo_unreadable' }));
    expect(await screen.findByText('Toast: noise.jpg: This photo cannot be read.')).toBeTruthy();
  });

  it('left out when all of it was away are taken out of the album again', async () => {
    let arrive = (_: unknown): void => undefined;
    const page = open([one], {
      'POST /api/photo.php': ({ onProgress, signal }) => {
        onProgress?.(1);
        return new Promise((resolve, reject) => {
          arrive = resolve;
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        });
      },
      'DELETE /api/photo.php': () => ({ photos: [one] }),
    });
    await choose(file('garden.jpg'));
    await userEvent.click(await screen.findByRole('button', { name: 'Upload the whole photo' }));
    await screen.findAllByText('Sent, being prepared');
    await userEvent.click(screen.getByRole('button', { name: 'Leave out garden.jpg' }));
    expect(screen.queryByRole('list', { name: 'Photos on their way' })).toBeNull();
    arrive({ photo: two });
    await waitFor(() => expect(page.sent().at(-1)).toMatchObject({ call: { method: 'DELETE' }, body: { id: two.id } }));
    await waitFor(() => expect(shown()).toEqual(srcOf([one])));
    expect(screen.queryByText('Toast: Uploaded')).toBeNull();
  });

  it('of one photo can be of a part, or of all of it', async () => {
    const page = open([one], { 'POST /api/photo.php': () => ({ photo: two }) });
    await choose(file('garden.jpg'));
    await userEvent.click(await screen.findByRole('button', { name: 'Upload the whole photo' }));
    await waitFor(() => expect(page.sent()).toMatchObject([{ body: { file: expect.any(File) } }]));
    expect(page.sent()[0]?.body).toMatchObject({ crop: undefined });
  });
});
