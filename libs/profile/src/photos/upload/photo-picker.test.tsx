// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { pageCache, PageFrame } from '@parlour/testing/render-page';
import { PhotoPicker } from './photo-picker.tsx';

it.each(['Add photos', 'Take a photo'])('takes by “%s” what was chosen before the scripts came', async (name) => {
  const chosen: string[] = [];
  const client = pageCache(() => Promise.reject(new Error('Nothing is asked.')));
  const page = (
    <PageFrame client={client}>
      <PhotoPicker error={undefined} onChosen={(files) => chosen.push(...files.map((file) => file.name))} />
    </PageFrame>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  const field = screen.getByLabelText<HTMLInputElement>(name);
  await userEvent.upload(field, new File(['x'], 'garden.jpg', { type: 'image/jpeg' }));
  const root = await act(async () => hydrateRoot(place, page));
  onTestFinished(() => {
    act(() => root.unmount());
    place.remove();
  });
  expect(chosen).toEqual(['garden.jpg']);
  expect(field.files).toHaveLength(0);
});
