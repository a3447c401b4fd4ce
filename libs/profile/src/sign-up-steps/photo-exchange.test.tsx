// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Image } from '@parlour/contract/types/image';
import { imageOf } from '@parlour/testing/page-data';
import { installPictures, jpegFile } from '../photos/upload/choose-photo.fixture.tsx';
import { PhotoStep } from './photo-step.tsx';
import { stepLeftOpen, sent } from './profile-steps.fixture.tsx';

beforeAll(installPictures);

describe('another photo, after a reload', () => {
  const garden = imageOf('garden');
  const lake = imageOf('lake', { status: 'pending' });

  /** Chooses the lake where these photos are there already; whatever the server does with it. */
  async function choose(photos: Image[], upload: () => unknown = () => ({ photo: lake })) {
    const page = stepLeftOpen(
      PhotoStep,
      { 'POST /api/photo.php': upload, 'DELETE /api/photo.php': () => ({ photos: [lake] }) },
      { profile: { photos } },
    );
    await userEvent.upload(await screen.findByLabelText('Photo'), jpegFile('lake.jpg'));
    await userEvent.click(await screen.findByRole('button', { name: 'Upload the whole photo' }));
    await waitFor(() => expect(sent(page)).not.toHaveLength(0));
    return page;
  }

  it.each(['approved', 'rejected'] as const)('takes the place of the one that is there: %s', async (status) => {
    const page = await choose([{ ...garden, status }]);
    await waitFor(() => expect(sent(page)).toHaveLength(2));
    expect(sent(page)[1]).toMatchObject({ call: { method: 'DELETE' }, body: { id: garden.id } });
  });

  it('takes the place of none where there are several, nor of itself', async () => {
    for (const photos of [[garden, imageOf('dog')], [lake]]) {
      const page = await choose(photos);
      await screen.findByText('lake.jpg', { selector: 'p' });
      await screen.findByText('Uploaded');
      expect(sent(page)).toHaveLength(1);
      cleanup();
    }
  });

  it('leaves the one that is there where it is refused', async () => {
    const page = await choose([garden], () => Promise.reject(new TypeError('a bug')));
    await screen.findByText(/^An error occurred/);
    expect(sent(page)).toHaveLength(1);
  });
});
