// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, renderHook, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { imageOf } from '@parlour/testing/page-data';
import { pageCache } from '@parlour/testing/render-page';
import { installPictures, jpegFile } from './choose-photo.fixture.tsx';
import { useUploadQueue } from './use-upload-queue.ts';

beforeAll(installPictures);

/** A page of the site that sends photos; it notes what it would say of them in its words. */
function openPages(send: () => unknown) {
  const client = pageCache(async () => send());
  const said: string[] = [];
  const open = (words: string) =>
    renderHook(
      () =>
        useUploadQueue({
          onSent: () => said.push(`${words}: sent`),
          onFailedUnseen: () => said.push(`${words}: failed`),
        }),
      { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
    );
  return { open, said };
}

it('photos are told of in the words of the page that was there last, and sent again wherever one is', async () => {
  const answers = [
    () => {
      throw new ApiError(0, { code: 'offline' });
    },
    () => ({ photo: imageOf('garden') }),
  ];
  const { open, said } = openPages(() => answers.shift()!());
  open('first').unmount();
  const page = open('second');
  page.result.current.add([{ file: jpegFile('garden.jpg') }]);
  page.unmount();
  await waitFor(() => expect(said).toEqual(['second: failed']));
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(said).toEqual(['second: failed', 'second: sent']));
});
