// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { ownProfileOptions } from '@parlour/api-client/profile/profile';
import type { Profile } from '@parlour/contract/types/profile';
import { imageOf, member, profileOf, regions } from '@parlour/testing/page-data';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { AboutStep } from './about-step.tsx';
import { LocationStep } from './location-step.tsx';
import { PersonalStep } from './personal-step.tsx';
import { PhotoStep } from './photo-step.tsx';
import type { StepForm } from './step-form.ts';

beforeAll(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});
afterEach(cleanup);

const bare: Partial<Profile> = {
  region: null,
  city: null,
  about_me: null,
  interests: [],
  hair_color: null,
  photos: [],
};

function open(
  Step: (form: StepForm) => React.ReactNode,
  answers: Answers = {},
  { profile = {}, lastResult }: { profile?: Partial<Profile>; lastResult?: CallFormResult } = {},
) {
  const onSaved = vi.fn(async () => undefined);
  const form: StepForm = {
    lastResult,
    onSaved,
    actions: ({ isPending }) => <button aria-busy={isPending}>Go on</button>,
  };
  const page = renderPage((search) => (search.has('elsewhere') ? null : <Step {...form} />), {
    'GET /api/user.php': () => member(),
    'GET /api/profile.php': () => ({ profile: profileOf('Lucas', { ...bare, ...profile }) }),
    'GET /api/regions.php': () => regions,
    ...answers,
  });
  return { ...page, onSaved };
}

const goOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Go on' }));
const sent = ({ asked }: ReturnType<typeof open>) => asked.filter(({ call }) => call.method !== 'GET');

describe('the steps of the profile', () => {
  it('save a region and a city', async () => {
    const page = open(LocationStep, {
      'PUT /api/location.php': () => ({ location: { country: 'NL', region: 'nl-utrecht', city: 'Zeist' } }),
    });
    await userEvent.selectOptions(await screen.findByLabelText(/^Province/), 'Utrecht');
    await userEvent.type(screen.getByLabelText(/^City/), 'Zeist');
    await goOn();
    await waitFor(() => expect(page.onSaved).toHaveBeenCalledOnce());
    expect(sent(page)[0]?.body).toEqual({ country: 'NL', region: 'nl-utrecht', city: 'Zeist' });
  });

  it('say at its field what is wrong with a place, and stay', async () => {
    const page = open(LocationStep, {
      'PUT /api/location.php': () => {
        throw new ApiError(422, { code: 'validation_failed', fields: { region: 'region_unknown' } });
      },
    });
    await goOn();
    expect(await screen.findByText('Choose a region from the list.')).toBeTruthy();
    expect(page.onSaved).not.toHaveBeenCalled();
  });

  it('save the facts that are told, and nothing for the others', async () => {
    const page = open(PersonalStep, {
      'PUT /api/profile.php': () => ({ profile: profileOf('Lucas', { hair_color: 'grey' }) }),
    });
    await userEvent.selectOptions(await screen.findByLabelText('Hair colour'), 'Grey');
    await goOn();
    await waitFor(() => expect(page.onSaved).toHaveBeenCalledOnce());
    expect(sent(page)[0]?.body).toMatchObject({ hair_color: 'grey', eye_color: null });
    expect(sent(page)[0]?.body).not.toHaveProperty('name');
  });

  it('say that the words of the sign-up are a draft, and save it as it is', async () => {
    const draft = { about_me: 'I sail.', about_me_status: 'pending', about_me_draft: true } as const;
    const page = open(
      AboutStep,
      { 'PUT /api/profile.php': ({ body }) => ({ profile: profileOf('Lucas', body as Partial<Profile>) }) },
      { profile: draft },
    );
    expect(await screen.findByText('This is a draft. Save it to show it to others.')).toBeTruthy();
    await goOn();
    await waitFor(() => expect(page.onSaved).toHaveBeenCalledOnce());
    expect(sent(page)[0]?.body).toMatchObject({ about_me: 'I sail.' });
  });

  it('begin the words about oneself with those of the sign-up, and refuse contact details at their field', async () => {
    const page = open(AboutStep, {}, { profile: { about_me: 'I sail.' } });
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox');
    expect(text.value).toBe('I sail.');
    await userEvent.type(text, ' Write to tom@example.com');
    await goOn();
    expect(await screen.findByText('Leave out phone numbers, addresses and links.')).toBeTruthy();
    expect(text.getAttribute('aria-invalid')).toBe('true');
    expect(sent(page)).toEqual([]);
  });
});

describe('the photo', () => {
  const file = new File(['x'], 'garden.jpg', { type: 'image/jpeg' });
  const photo = imageOf('garden', { status: 'pending' });
  const choose = async () => userEvent.upload(await screen.findByLabelText('Photo'), file);

  it('is shown and sent when it is chosen; then one goes on', async () => {
    let answer = (_reply: unknown) => {};
    const waiting = new Promise((resolve) => (answer = resolve));
    const page = open(PhotoStep, { 'POST /api/photo.php': () => waiting });
    expect(await screen.findByText('You have no photo yet')).toBeTruthy();
    await choose();
    expect(await screen.findByRole('img', { name: 'Your photo' })).toBeTruthy();
    expect(await screen.findByRole('meter', { name: 'Sending the photo' })).toBeTruthy();
    await goOn();
    expect(page.onSaved).not.toHaveBeenCalled();
    answer({ photo });
    expect(await screen.findByText('Uploaded')).toBeTruthy();
    expect(screen.getByText('Every photo is checked first. Until then only you see it.')).toBeTruthy();
    await goOn();
    expect(page.onSaved).toHaveBeenCalledOnce();
    expect(sent(page)).toMatchObject([{ body: { file } }]);
  });

  it('that failed says why and is sent again under the same key', async () => {
    let tries = 0;
    const page = open(PhotoStep, {
      'POST /api/photo.php': () => {
        tries += 1;
        if (tries === 1) throw new ApiError(0, { code: 'offline' });
        return { photo };
      },
    });
    await choose();
    expect(await screen.findByText(/You are offline/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Uploaded')).toBeTruthy();
    const [first, second] = sent(page).map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
  });

  it('can be taken back while it is on its way', async () => {
    let signal: AbortSignal | undefined;
    open(PhotoStep, {
      'POST /api/photo.php': (request) => {
        signal = request.signal;
        return new Promise(() => undefined);
      },
    });
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(signal?.aborted).toBe(true);
    expect(await screen.findByText('You have no photo yet')).toBeTruthy();
    // A browser tells of a choice only where it differs from what the field has.
    expect(screen.getByLabelText<HTMLInputElement>('Photo').files).toHaveLength(0);
  });

  it('arrives though its step was left while it was on its way', async () => {
    let arrive = (_: unknown): void => undefined;
    const page = open(PhotoStep, {
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
    const page = open(PhotoStep, { 'POST /api/photo.php': () => new Promise((_, reject) => (refuse = reject)) });
    await choose();
    await waitFor(() => expect(sent(page)).toHaveLength(1));
    await act(() => page.router.navigate('?elsewhere'));
    refuse(new ApiError(422, { code: 'photo_unreadable' }));
    expect(await screen.findByText('Toast: This photo cannot be read.')).toBeTruthy();
  });

  it('takes the place of the one before on the server too', async () => {
    const another = imageOf('lake');
    const answers = [photo, another];
    const page = open(PhotoStep, {
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
    const page = open(PhotoStep, {
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
    const page = open(PhotoStep);
    await goOn();
    expect(await screen.findByText('Choose a photo first.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Photo'));
    cleanup();
    const withPhoto = open(PhotoStep, {}, { profile: { photos: [photo] } });
    await goOn();
    expect(page.onSaved).not.toHaveBeenCalled();
    await waitFor(() => expect(withPhoto.onSaved).toHaveBeenCalledOnce());
  });

  it('goes with the form without JavaScript, and comes back with what was wrong', async () => {
    const lastResult: CallFormResult = {
      submission: { status: 'error', error: { file: ['photo_unreadable'] } },
      failure: null,
      params: {},
    };
    open(PhotoStep, {}, { lastResult });
    expect(await screen.findByText('This photo cannot be read.')).toBeTruthy();
    const form = document.querySelector('form')!;
    expect([form.method, form.enctype]).toEqual(['post', 'multipart/form-data']);
    fireEvent.change(screen.getByLabelText('Photo'), { target: { files: [file] } });
    expect(new FormData(form).get('form_token')).toBe('token');
  });
});
