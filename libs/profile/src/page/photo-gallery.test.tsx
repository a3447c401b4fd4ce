// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { imageOf } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { PhotoGallery } from './photo-gallery.tsx';

beforeAll(() => {
  installTopLayer();
  Element.prototype.scrollTo = () => undefined;
});

const photos = ['one', 'two', 'three'].map((name) => imageOf(name));

/** Whose last photo is taken away while somebody looks at it. */
function Fewer() {
  const [count, keep] = useState(photos.length);
  const profile = { id: 'nora', name: 'Nora', photos: photos.slice(0, count) };
  return (
    <>
      <PhotoGallery profile={profile} renderPhotoAct={({ id }) => <p data-testid="act">{id}</p>} />
      <button onClick={() => keep(2)}>Take away</button>
    </>
  );
}

it('offers its acts for the photo that is shown, also when the last one disappears', async () => {
  renderPage(<Fewer />, {});
  const act = async () => (await screen.findByTestId('act')).textContent;
  expect(await act()).toBe(photos[0]!.id);
  const thumbs = screen.getAllByRole('button', { name: /^Photo 3/ });
  await userEvent.click(thumbs[0]!);
  expect(await act()).toBe(photos[2]!.id);
  expect(document.querySelector('[data-unscripted]')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Take away' }));
  expect(await act()).toBe(photos[1]!.id);
});
