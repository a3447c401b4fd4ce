// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { imageOf } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { DeletePhotoDialog } from './delete-photo-dialog.tsx';

beforeAll(installTopLayer);

const without = 'Your profile is then without a main photo.';
const another = 'Your next approved photo becomes your main photo.';

it.each([
  [true, true, another],
  [true, false, without],
  [false, true, null],
  [false, false, null],
])('says what becomes of the main photo (is it: %j, another: %j)', async (is_main, hasHeir, sentence) => {
  const nothing = () => undefined;
  const photo = imageOf('one', { is_main });
  renderPage(() => <DeletePhotoDialog {...{ photo, hasHeir }} onClose={nothing} onDelete={nothing} />, {});
  const dialog = await screen.findByRole('dialog');
  const said = [another, without].filter((text) => dialog.textContent?.includes(text));
  expect(said).toEqual(sentence === null ? [] : [sentence]);
});
