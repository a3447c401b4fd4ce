// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { imageOf, member, profileOf } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { letPageGo } from '@parlour/state/page/hold-page';
import { PhotoStep } from '../../sign-up-steps/photo-step.tsx';
import { installPictures, jpegFile } from './choose-photo.fixture.tsx';
import { OwnPhotos } from '../album/own-photos.tsx';

beforeAll(installPictures);
// Uploads of other tests that are never answered hold the window that these share with them.
beforeEach(letPageGo);

const isAskedFirst = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** A page that its member may leave for another one of the site, with uploads that are answered one by one. */
function open(page: React.ReactNode) {
  const arrivals: (() => void)[] = [];
  const { router } = renderPage((search) => (search.has('elsewhere') ? null : page), {
    'GET /api/user.php': () => member(),
    'GET /api/profile.php': () => ({ profile: profileOf('Lucas', { photos: [] }) }),
    'GET /api/photos.php': () => ({ photos: [], max: 9, used: 0 }),
    'POST /api/photo.php': ({ body }) =>
      new Promise((resolve) => {
        const photo = imageOf((body as { file: File }).file.name);
        arrivals.push(() => resolve({ photo }));
      }),
  });
  return { arrivals, leave: () => act(() => router.navigate('?elsewhere')) };
}

it('lets the browser ask for as long as one of several photos waits or is sent, whichever page is open', async () => {
  const { arrivals, leave } = open(<OwnPhotos />);
  const field = await screen.findByLabelText('Add photos');
  expect(isAskedFirst()).toBe(false);
  await userEvent.upload(field, ['one', 'two', 'three'].map(jpegFile));
  await waitFor(() => expect(arrivals).toHaveLength(1));
  expect(isAskedFirst()).toBe(true);
  arrivals[0]!();
  await waitFor(() => expect(arrivals).toHaveLength(2));
  await leave();
  arrivals[1]!();
  await waitFor(() => expect(arrivals).toHaveLength(3));
  await screen.findAllByText('Toast: Uploaded');
  expect(isAskedFirst()).toBe(true);
  arrivals[2]!();
  await waitFor(() => expect(isAskedFirst()).toBe(false));
});

it('lets it ask while the photo of the sign-up is on its way, after its step was left too', async () => {
  const { arrivals, leave } = open(<PhotoStep isRequired={false} actions={() => null} onSaved={async () => {}} />);
  await userEvent.upload(await screen.findByLabelText('Photo'), jpegFile('one'));
  await userEvent.click(await screen.findByRole('button', { name: 'Upload the whole photo' }));
  await waitFor(() => expect(arrivals).toHaveLength(1));
  expect(isAskedFirst()).toBe(true);
  await leave();
  expect(isAskedFirst()).toBe(true);
  arrivals[0]!();
  await waitFor(() => expect(isAskedFirst()).toBe(false));
});
