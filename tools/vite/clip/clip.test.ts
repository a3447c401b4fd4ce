import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { landerClip } from '@parlour/models/account/lander-clip';
import { brand } from '../../../apps/default/settings.ts';
import { clipCast } from '../lander-clip-files.ts';
import { drawClip } from './draw-clip.ts';
import { keyFrameOf } from './key-frame.ts';
import { storyboard } from './storyboard.ts';
import { webmOf } from './webm.ts';

const portraits = path.resolve(import.meta.dirname, '../../../libs/shell/src/drawn-people');
const MAX_BYTES = 400_000;

it('fills each chapter to the millisecond', () => {
  for (let chapter = 0; chapter < landerClip.chapters; chapter += 1) {
    const stills = storyboard().filter((still) => still.chapter === chapter);
    expect(stills.reduce((sum, { milliseconds }) => sum + milliseconds, 0)).toBe(landerClip.chapterSeconds * 1000);
    expect(stills.at(-1)).toMatchObject({ act: 1, open: 1 });
  }
});

it('takes the key frame out of a plain lossy picture, and no other', async () => {
  const blank = sharp({ create: { width: 16, height: 16, channels: 3, background: 'white' } });
  const frame = keyFrameOf(await blank.webp().toBuffer());
  // The start code of a key frame (RFC 6386, section 9.1).
  expect([...frame.subarray(3, 6)]).toEqual([0x9d, 0x01, 0x2a]);
  const lossless = await blank.webp({ lossless: true }).toBuffer();
  expect(() => keyFrameOf(lossless)).toThrow('begins with VP8L');
});

it('writes where each still begins', () => {
  const frames = [1, 2].map((fill) => ({ picture: Buffer.alloc(3, fill), milliseconds: 500 }));
  const webm = webmOf(frames, { width: 2, height: 2 });
  const segment = webm.indexOf(Buffer.from('18538067', 'hex')) + 12;
  const places = [...webm.toString('hex').matchAll(/f10100000000000004(.{8})/g)].map(([, place = '']) =>
    Number.parseInt(place, 16),
  );
  expect(places.map((place) => webm.toString('hex', segment + place, segment + place + 4))).toEqual([
    '1f43b675',
    '1f43b675',
  ]);
});

it('shows people of the ages that a brand is for, and whom they may hear from', async () => {
  const { default_search, genders } = brand;
  const cast = async (changes: Partial<typeof brand>) =>
    (await clipCast({ default_search, genders, ...changes }, portraits)).map((file) => path.basename(file, '.svg'));
  expect(await cast({})).toEqual(['amara-36', 'annelies-63', 'claire-52', 'daan-42']);
  expect(await cast({ default_search: { ...default_search, min_age: 50 } })).toEqual([
    'annelies-63',
    'claire-52',
    'grace-61',
    'henk-61',
  ]);
  expect(await cast({ genders: ['female'] })).toEqual(['amara-36', 'annelies-63', 'claire-52', 'grace-61']);
});

it('draws a small clip with a poster of the same size', async () => {
  const people = await Promise.all((await clipCast(brand, portraits)).map((file) => readFile(file, 'utf8')));
  const { webm, poster } = await drawClip({ colors: brand.theme[brand.theme.defaultScheme], people });
  expect(webm.length).toBeLessThan(MAX_BYTES);
  expect(await sharp(poster).metadata()).toMatchObject({ width: landerClip.width, height: landerClip.height });
});
