import sharp from 'sharp';
import { expect, it } from 'vitest';
import { renderSize } from './render-size.ts';
import type { PhotoSize } from './sizes.ts';

async function measures(width: number, height: number, size: PhotoSize): Promise<string> {
  const photo = sharp({ create: { width, height, channels: 3, background: '#888' } }).png();
  const rendered = await sharp(await renderSize(sharp(await photo.toBuffer()), size, 'jpg')).metadata();
  return `${rendered.width} x ${rendered.height}`;
}

it.each<[shape: string, width: number, height: number, thumb: string, card: string]>([
  ['a portrait', 1080, 1350, '160 x 200', '400 x 500'],
  ['a phone’s upright photo', 1080, 1920, '160 x 284', '400 x 711'],
  ['a photo from side to side', 1080, 608, '355 x 200', '888 x 500'],
  ['a square', 1080, 1080, '200 x 200', '500 x 500'],
  ['a photo that is small anyway', 320, 320, '200 x 200', '320 x 320'],
])('the small files of %s cover a card', async (_, width, height, thumb, card) => {
  expect(await measures(width, height, 'thumb')).toBe(thumb);
  expect(await measures(width, height, 'card')).toBe(card);
});

it('what a lock lets through is another file each time, by which the same picture is not known elsewhere', async () => {
  const photo = sharp({ create: { width: 300, height: 400, channels: 3, background: '#a86' } });
  const twin = () => renderSize(photo.clone(), 'blurred', 'jpg');
  expect(Buffer.compare(await twin(), await twin())).not.toBe(0);
});

it('the file of a match is square, and what a lock lets through is small', async () => {
  expect(await measures(1080, 608, 'match')).toBe('400 x 400');
  expect(await measures(1080, 608, 'blurred')).toBe('160 x 90');
});
