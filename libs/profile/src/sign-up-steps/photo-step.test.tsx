// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { ownProfileOptions } from '@parlour/api-client/profile/profile';
import { imageOf } from '@parlour/testing/page-data';
import { installPictures, jpegFile } from '../photos/upload/choose-photo.fixture.tsx';
import { PhotoStep } from './photo-step.tsx';
import { goOn, stepLeftOpen, sent } from './profile-steps.fixture.tsx';

beforeAll(installPictures);

describe('the photo', () => {
  const file = jpegFile('garden.jpg');
  const photo = imageOf('garden', { status: 'pending' });
  /** On the photo's place, which is no more than that. */
  const expectFocusAround = (words: HTMLElement) => {
    expect(document.activeElement?.contains(words)).toBe(true);
    expect(document.activeElement?.contains(screen.getByLabelText('Photo'))).toBe(false);
  };
  /** A server that cannot be reached for the first photo that is sent. */
  const offlineAtFirst = () => {
    let tries = 0;
    return {
      'POST /api/photo.php': () => {
        tries += 1;
        if (tries === 1) throw new ApiError(0, { code: 'offline' });
        return { photo };
      },
    };
  };
  const choose = async () => {
    await userEvent.upload(await screen.findByLabelText('Photo'), file);
    await userEvent.click(await screen.findByRole('button', { name: 'Upload the whole photo' }));
  };

  it('is shown and sent when it is chosen; then one goes on', async () => {
    let answer = (_reply: unknown) => {};
    const waiting = new Promise((resolve) => (answer = resolve));
    const page = stepLeftOpen(PhotoStep, { 'POST /api/photo.php': () => waiting });
    expect(await screen.findByText('You have no photo yet')).toBeTruthy();
    await choose();
    expect(await screen.findByRole('img', { name: 'Your photo' })).toBeTruthy();
    expect(await screen.findByRole('meter', { name: 'Sending the photo' })).toBeTruthy();
    await goOn();
    expect(page.onSaved).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'Cancel' }).focus();
    answer({ photo });
    expectFocusAround(await screen.findByText('Uploaded'));
    expect(screen.getByText('Every photo is checked first. Until then only you see it.')).toBeTruthy();
    await goOn();
    expect(page.onSaved).toHaveBeenCalledOnce();
    expect(sent(page)).toMatchObject([{ body: { file } }]);
  });

  it('that is left out while it is cut leaves the one before', async () => {
    const page = stepLeftOpen(PhotoStep, { 'POST /api/photo.php': () => ({ photo }) });
    await choose();
    expect(await screen.findByText('Uploaded')).toBeTruthy();
    await userEvent.upload(screen.getByLabelText('Photo'), jpegFile('lake.jpg'));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave out this photo' }));
    expect(screen.getAllByText('garden.jpg')).not.toHaveLength(0);
    expect(sent(page)).toHaveLength(1);
  });

  it('that failed says why and is sent again under the same key', async () => {
    const page = stepLeftOpen(PhotoStep, offlineAtFirst());
    await choose();
    expect(await screen.findByText(/We cannot be reached/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expectFocusAround(await screen.findByText('Uploaded'));
    const [first, second] = sent(page).map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
  });

  it('that is too large says so before it is sent', async () => {
    const large = new File(['x'], 'poster.jpg', { type: 'image/jpeg' });
    Object.defineProperty(large, 'size', { value: 200 * 1024 * 1024 });
    const page = stepLeftOpen(PhotoStep);
    await userEvent.upload(await screen.findByLabelText('Photo'), large);
    expect(await screen.findByText(/too large/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(sent(page)).toHaveLength(0);
  });

  it('that failed is what one is led to before one goes on, and its name stands in the field until it is given up', async () => {
    const text = new File(['x'], 'letter.txt', { type: 'text/plain' });
    const page = stepLeftOpen(PhotoStep, {
      'POST /api/photo.php': () => Promise.reject(new ApiError(422, { code: 'photo_type' })),
    });
    const field = await screen.findByLabelText('Photo');
    fireEvent.change(field, { target: { files: [text] } });
    const failure = await screen.findByText('Use a JPEG, PNG or WebP photo.');
    expect(screen.getByText('letter.txt')).toBeTruthy();
    expect(screen.queryByText('No file chosen')).toBeNull();
    await goOn();
    expect(document.activeElement?.textContent).toBe(failure.textContent);
    expect(screen.queryByText('Choose a photo first.')).toBeNull();
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
    expect(page.onSaved).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('No file chosen')).toBeTruthy();
    await goOn();
    expect(await screen.findByText('Choose a photo first.')).toBeTruthy();
  });

  it('that is one too many cannot be sent again from here', async () => {
    const full = new ApiError(403, { code: 'photo_limit', params: { max: 3, premium_max: 25 } });
    stepLeftOpen(PhotoStep, { 'POST /api/photo.php': () => Promise.reject(full) });
    await choose();
    expect(await screen.findByText(/^You can have up to 3 photos/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('that failed without a connection goes again with it', async () => {
    stepLeftOpen(PhotoStep, offlineAtFirst());
    await choose();
    expect(await screen.findByText(/We cannot be reached/)).toBeTruthy();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Uploaded')).toBeTruthy();
  });

  it('can be taken back while it is on its way', async () => {
    let signal: AbortSignal | undefined;
    stepLeftOpen(PhotoStep, {
      'POST /api/photo.php': (request) => {
        signal = request.signal;
        return new Promise(() => undefined);
      },
    });
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(signal?.aborted).toBe(true);
    expectFocusAround(await screen.findByText('You have no photo yet'));
    // A browser tells of a choice only where it differs from what the field has.
    expect(screen.getByLabelText<HTMLInputElement>('Photo').files).toHaveLength(0);
  });

  it('arrives though its step was left while it was on its way', async () => {
    let arrive = (_: unknown): void => undefined;
    const page = stepLeftOpen(PhotoStep, {
      'POST /api/photo.php': ({ onProgress, signal }) => {
        onProgress?.(0.6);
        return new Promise((resolve, reject) => {
          arrive = resolve;
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        });
      },
    });
    await choose();
    await waitFor(() => expect(sent(page)).toHaveLength(1));
    await act(() => page.router.navigate('?elsewhere'));
    arrive({ photo });
    expect(await screen.findByText('Toast: Uploaded')).toBeTruthy();
    expect(page.client.getQueryState(ownProfileOptions().queryKey)?.isInvalidated).toBe(true);
  });

  it('that fails after its step was left says so', async () => {
    let refuse = (_: unknown): void => undefined;
    const page = stepLeftOpen(PhotoStep, {
      'POST /api/photo.php': () => new Promise((_, reject) => (refuse = reject)),
    });
    await choose();
    await waitFor(() => expect(sent(page)).toHaveLength(1));
    await act(() => page.router.navigate('?elsewhere'));
    refuse(new ApiError(422, { code: 'photo_unreadable' }));
    expect(await screen.findByText('Toast: garden.jpg: This photo cannot be read.')).toBeTruthy();
  });

  it('takes the place of the one before on the server too', async () => {
    const another = imageOf('lake');
    const answers = [photo, another];
    const page = stepLeftOpen(PhotoStep, {
      'POST /api/photo.php': () => ({ photo: answers.shift() }),
      'DELETE /api/photo.php': () => ({ photos: [another] }),
    });
    await choose();
    expect(await screen.findByText('Uploaded')).toBeTruthy();
    expect(sent(page)).toHaveLength(1);
    await choose();
    await waitFor(() => expect(sent(page)).toHaveLength(3));
    expect(sent(page).at(-1)).toMatchObject({ call: { method: 'DELETE' }, body: { id: photo.id } });
  });

  it('that was taken back when all of it was away is taken off the server, and the one before stays', async () => {
    let arrive = (_: unknown): void => undefined;
    const another = imageOf('lake');
    const page = stepLeftOpen(PhotoStep, {
      'POST /api/photo.php': ({ onProgress, signal }) => {
        if (sent(page).length === 1) return { photo };
        onProgress?.(1);
        return new Promise((resolve, reject) => {
          arrive = resolve;
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        });
      },
      'DELETE /api/photo.php': () => ({ photos: [photo] }),
    });
    await choose();
    expect(await screen.findByText('Uploaded')).toBeTruthy();
    await choose();
    await screen.findByRole('meter', { name: 'Sending the photo' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Uploaded')).toBeTruthy();
    arrive({ photo: another });
    await waitFor(() =>
      expect(sent(page).at(-1)).toMatchObject({ call: { method: 'DELETE' }, body: { id: another.id } }),
    );
  });

  it('is asked for before one goes on, unless it is there', async () => {
    const page = stepLeftOpen(PhotoStep);
    await goOn();
    expect(await screen.findByText('Choose a photo first.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Photo'));
    cleanup();
    const withPhoto = stepLeftOpen(PhotoStep, {}, { profile: { photos: [photo] } });
    await goOn();
    expect(page.onSaved).not.toHaveBeenCalled();
    await waitFor(() => expect(withPhoto.onSaved).toHaveBeenCalledOnce());
  });

  it('that is there says why it does not go on', async () => {
    const onSaved = () => Promise.reject(new ApiError(503, { code: 'maintenance' }));
    stepLeftOpen(PhotoStep, {}, { profile: { photos: [photo] }, onSaved });
    await goOn();
    expect(await screen.findByText(/^We are working on the site/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Go on' }).getAttribute('aria-busy')).toBe('false');
  });

  it('is told before it is chosen of which type it may be', async () => {
    stepLeftOpen(PhotoStep);
    expect((await screen.findByLabelText('Photo')).getAttribute('aria-describedby')).toBeTruthy();
    expect(screen.getByText(/^JPEG, PNG or WebP/)).toBeTruthy();
  });

  it('goes with the form without JavaScript, and comes back with what was wrong', async () => {
    const submission: CallFormResult['submission'] = { status: 'error', error: { file: ['photo_unreadable'] } };
    const lastResult: CallFormResult = { submission, failure: null, params: {} };
    stepLeftOpen(PhotoStep, {}, { lastResult });
    expect(await screen.findByText('This photo cannot be read.')).toBeTruthy();
    const form = document.querySelector('form')!;
    expect([form.method, form.enctype]).toEqual(['post', 'multipart/form-data']);
    fireEvent.change(screen.getByLabelText('Photo'), { target: { files: [file] } });
    expect(new FormData(form).get('form_token')).toBe('token');
  });
});
