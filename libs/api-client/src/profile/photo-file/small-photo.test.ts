// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cameraPhoto } from '@parlour/testing/camera-photo';
import type { ChosenPhoto } from './chosen-photo.ts';
import { smallPhoto } from './small-photo.ts';

const within = { megabytes: 10, shortest_side: 320 };
const photoOf = (bytes: number, crop?: ChosenPhoto['crop'], others = {}): ChosenPhoto => ({
  file: cameraPhoto({ bytes, ...others }),
  crop,
  within,
});

/** What the stubbed browser decodes, and gives back of what it draws. */
let picture: { width: number; height: number };
let drawn: { type: string; size: number } | null;
let probe: number[];
const decode = vi.fn(async (_file: File, _options: object) => ({ ...picture, close: () => {} }));
const drawImage = vi.fn();

beforeEach(() => {
  picture = { width: 4000, height: 3000 };
  drawn = { type: 'image/jpeg', size: 600_000 };
  probe = [0, 0, 0, 255];
  vi.stubGlobal('createImageBitmap', decode);
  const brush = { fillRect: () => {}, drawImage, getImageData: () => ({ data: probe }) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(brush as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) =>
    give(drawn && new Blob([new Uint8Array(drawn.size)], { type: drawn.type })),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

it('a camera’s photo is drawn upright, smaller and as a JPEG', async () => {
  const photo = photoOf(5_800_000);
  const { file, crop } = await smallPhoto(photo);
  expect(decode).toHaveBeenCalledWith(photo.file, { imageOrientation: 'from-image' });
  expect(drawImage.mock.lastCall?.slice(1)).toEqual([0, 0, 4000, 3000, 0, 0, 2560, 1920]);
  expect([file.name, file.type, file.size, crop]).toEqual(['camera.jpg', 'image/jpeg', 600_000, undefined]);
});

it('of one that is cut only the wanted part goes, with the pixels that it has', async () => {
  const part = { left: 0.5, top: 0.25, width: 0.2, height: 1 / 3 };
  const { file, crop } = await smallPhoto(photoOf(12_000_000, part));
  expect(drawImage.mock.lastCall?.slice(1)).toEqual([2000, 750, 800, 1000, 0, 0, 800, 1000]);
  expect([file.size, crop]).toEqual([600_000, undefined]);
});

it('a long one keeps as many pixels as the server asks for', async () => {
  picture = { width: 12_000, height: 900 };
  await smallPhoto(photoOf(5_800_000));
  expect(drawImage.mock.lastCall?.slice(-2)).toEqual([4267, 320]);
});

it('a brand that takes only light ones has lighter ones made smaller', async () => {
  const photo = photoOf(1_200_000);
  const { file } = await smallPhoto({ ...photo, within: { ...within, megabytes: 1 } });
  expect(file.size).toBe(600_000);
});

it('one that is as heavy as the brand takes goes as it is', async () => {
  const photo = { ...photoOf(1024 * 1024), within: { ...within, megabytes: 1 } };
  expect(await smallPhoto(photo)).toBe(photo);
});

it('sent again it is the same to the byte, and another part of it is another photo', async () => {
  const photo = photoOf(5_800_000);
  const [first, again] = [await smallPhoto(photo), await smallPhoto({ ...photo })];
  expect(again.file).toBe(first.file);
  const other = await smallPhoto({ ...photo, crop: { left: 0, top: 0, width: 0.5, height: 0.5 } });
  expect(other.file).not.toBe(first.file);
});

it('of several only one at a time is in memory, whatever becomes of another', async () => {
  const told: string[] = [];
  const reading = (name: string) => async () => {
    told.push(`${name} is read`);
    return { ...picture, close: () => told.push(`${name} is gone`) };
  };
  decode.mockImplementationOnce(reading('the first'));
  decode.mockRejectedValueOnce(new DOMException('No'));
  decode.mockImplementationOnce(reading('the third'));
  const sent = await Promise.all([1, 2, 3].map(() => smallPhoto(photoOf(5_800_000))));
  expect(told).toEqual(['the first is read', 'the first is gone', 'the third is read', 'the third is gone']);
  expect(sent.map(({ file }) => file.size)).toEqual([600_000, 5_800_000, 600_000]);
});

it('one that is never read goes as it is after 20 seconds, every time, and those after it are drawn', async () => {
  vi.useFakeTimers();
  const read = Promise.withResolvers<Awaited<ReturnType<typeof decode>>>();
  decode.mockReturnValueOnce(read.promise);
  const photo = photoOf(5_800_000);
  const sent = [smallPhoto(photo), smallPhoto(photoOf(5_800_000))];
  await vi.advanceTimersByTimeAsync(19_900);
  expect(decode).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(200);
  read.resolve({ ...picture, close: () => {} });
  vi.useRealTimers();
  expect((await Promise.all(sent)).map(({ file }) => file.size)).toEqual([5_800_000, 600_000]);
  expect(await smallPhoto(photo)).toBe(photo);
});

it.each([
  ['has too many pixels', cameraPhoto({ bytes: 19_000_000, width: 12_000, height: 9_000 })],
  ['does not tell its pixels', new File([new Uint8Array(2_100_000)], 'broken.jpg', { type: 'image/jpeg' })],
])('one that %s goes as it is, and is never decoded', async (_, file) => {
  const photo = { file, within };
  expect(await smallPhoto(photo)).toBe(photo);
  expect(decode).not.toHaveBeenCalled();
});

describe('a photo goes as it is, with its part,', () => {
  const part = { left: 0.5, top: 0, width: 0.5, height: 1 };
  it('where it may let its ground through, or move', async () => {
    const photo = photoOf(5_800_000, part, { type: 'image/png' });
    expect(await smallPhoto(photo)).toBe(photo);
  });

  it.each<[string, () => void, number?]>([
    ['where it is light', () => {}, 1_900_000],
    ['where there is no room for its pixels', () => {}, 61_000_000],
    ['where the browser cannot read it', () => decode.mockRejectedValueOnce(new DOMException('No'))],
    ['where it knows no orientation', () => vi.stubGlobal('createImageBitmap', undefined)],
    ['where it hides what is drawn', () => (probe = [255, 255, 255, 255])],
    ['where nothing can be drawn', () => (drawn = null)],
    ['where it writes no JPEG', () => (drawn = { type: 'image/png', size: 600_000 })],
    ['where that makes it no smaller', () => (drawn = { type: 'image/jpeg', size: 5_900_000 })],
  ])('%s', async (_, arrange, bytes = 5_800_000) => {
    arrange();
    const photo = photoOf(bytes, part);
    expect(await smallPhoto(photo)).toBe(photo);
  });
});
