import sharp from 'sharp';
import { expect, it } from 'vitest';
import { isSame } from './compare.ts';

const plain = (red: number, width = 8) =>
  sharp({ create: { width, height: 8, channels: 3, background: { r: red, g: 80, b: 80 } } })
    .png()
    .toBuffer();

it('does not see the rounding of a browser', async () => {
  expect(await isSame(await plain(100), await plain(101))).toBe(true);
});

it('sees a colour that changed', async () => {
  expect(await isSame(await plain(100), await plain(104))).toBe(false);
});

it('sees one pixel', async () => {
  const dot = await plain(200, 1);
  const dotted = await sharp(await plain(100))
    .composite([{ input: dot, left: 3, top: 0 }])
    .png()
    .toBuffer();
  expect(await isSame(await plain(100), dotted)).toBe(false);
});

it('sees another size', async () => {
  expect(await isSame(await plain(100), await plain(100, 9))).toBe(false);
});
