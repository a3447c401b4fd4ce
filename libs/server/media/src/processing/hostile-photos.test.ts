import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runningPhotoWorkers } from '../testing/running-photo-workers.ts';
import { hostileFiles, someHostileFiles } from '../testing/hostile-photos.ts';
import { damagedPhotos } from '../testing/hostile/damaged.ts';
import { giantFiles } from '../testing/hostile/giants.ts';
import { jpeg, phonePhoto } from '../testing/sample-photos.ts';
import { tagsIn } from '../testing/tags-in.ts';
import { createPhotoWorkerPool } from './photo-worker-pool.ts';
import type { ProcessedPhoto, ProcessingOrder, PhotoFile } from './processing-order.ts';

const isWhole = process.env['TEST_PHOTOS'] === 'all';
const MEGABYTE = 1024 * 1024;
/**
 * Bytes of the largest photo's pixels: four each, once more where it is turned and cut, or eight each. The rest is twice what a
 * worker keeps that has processed hundreds of photos (measured: 250 MB).
 */
const MAX_PEAK = 8 * 50_000_000 + 500 * MEGABYTE;

/** A busy test machine takes its time; the limit itself has a test of its own. */
const pool = createPhotoWorkerPool({ timeLimit: 30_000, workLimit: 30_000 });
afterAll(() => pool.close());

const processBytes = (bytes: Uint8Array, wishes: Partial<ProcessingOrder> = {}): Promise<ProcessedPhoto> =>
  pool.processPhoto({ bytes, crop: null, shortestSide: 320, ...wishes });

const answerOf = (processed: ProcessedPhoto): string => (processed.ok ? 'taken' : processed.refusal);

let outputs = 0;

/** Nothing but pixels, in colours that every screen knows. */
async function expectBare(files: PhotoFile[]): Promise<void> {
  for (const { bytes } of files) {
    expect(await tagsIn(bytes)).toEqual([]);
    expect(['srgb', 'b-w']).toContain((await sharp(bytes).metadata()).space);
    expect(Buffer.from(bytes).includes('secret')).toBe(false);
    outputs += 1;
  }
}

/** All that are taken stand upright, and are higher than wide then. */
async function expectUpright(processed: ProcessedPhoto): Promise<void> {
  if (!processed.ok) return;
  expect(processed.height).toBeGreaterThan(processed.width);
  await expectBare(processed.files);
}

test('what a photo says besides its pixels is found in every format', async () => {
  const said = ['exif', 'icc', 'xmp', 'orientation'];
  const photo = sharp(await phonePhoto()).keepMetadata();
  expect(await tagsIn(await photo.jpeg().toBuffer())).toEqual([...said, 'segment e1', 'segment e1', 'segment e2']);
  expect(await tagsIn(await photo.webp().toBuffer())).toEqual([...said, 'chunk ICCP', 'chunk EXIF', 'chunk XMP ']);
  expect(await tagsIn(await photo.avif({ effort: 0 }).toBuffer())).toEqual([
    'exif',
    'icc',
    'xmp',
    'Exif',
    'mime',
    'rICC',
  ]);
});

describe('a hostile or odd file', () => {
  const strangers = new Set<string>();
  let begun: string[];

  const ownWorkers = async (): Promise<[id: string, peak: number][]> =>
    [...(await runningPhotoWorkers())].filter(([id]) => !strangers.has(id));

  beforeAll(async () => {
    for (const id of (await runningPhotoWorkers()).keys()) strangers.add(id);
    await processBytes(await jpeg());
    begun = (await ownWorkers()).map(([id]) => id);
  });

  test.each(isWhole ? hostileFiles : someHostileFiles)('%s', async (_name, make, answer) => {
    const processed = await processBytes(await make());
    expect(answerOf(processed)).toBe(answer);
    await expectUpright(processed);
  });

  const cut = { left: 0.1, top: 0.1, width: 0.8, height: 0.8 };
  test.runIf(isWhole).each(giantFiles)('%s, cut', async (_name, make, answer) => {
    const processed = await processBytes(await make(), { crop: cut });
    expect(answerOf(processed)).toBe(answer);
    await expectUpright(processed);
  });

  test('however it is damaged, is answered', { timeout: 600_000 }, async () => {
    for (const bytes of await damagedPhotos(isWhole ? 50 : 2)) {
      const processed = await processBytes(bytes);
      expect(['taken', 'photo_unreadable', 'photo_type', 'photo_too_large', 'photo_too_small']).toContain(
        answerOf(processed),
      );
      if (processed.ok) await expectBare(processed.files);
    }
  });

  const onLinux = process.platform === 'linux';
  test.runIf(onLinux)('brings no worker down and needs no more memory than a photo’s pixels', async () => {
    expect(answerOf(await processBytes(await jpeg()))).toBe('taken');
    const workers = await ownWorkers();
    expect(begun).toHaveLength(1);
    // A worker that had died, or had been stopped for taking too long, would have made room for another one.
    expect(workers.map(([id]) => id)).toEqual(begun);
    const peak = Math.max(...workers.map(([, bytes]) => bytes));
    expect(peak).toBeLessThan(MAX_PEAK);
    if (!isWhole) return;
    const files = hostileFiles.length + giantFiles.length;
    console.log(`peak memory of the photo worker over ${files} files: ${Math.ceil(peak / MEGABYTE)} MB`);
    console.log(`metadata tags in ${outputs} outputs: 0`);
    expect(outputs).toBeGreaterThanOrEqual(1_000);
  });
});
