import { CallRefusal } from '@parlour/server-kit/calls/refusal';
import sharp from 'sharp';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { withJpegSize } from '../testing/jpeg-parts.ts';
import { runningPhotoWorkers } from '../testing/running-photo-workers.ts';
import { jpeg, phonePhoto, picture } from '../testing/sample-photos.ts';
import { createPhotoWorkerPool } from './photo-worker-pool.ts';
import type { ProcessedPhoto, ProcessingOrder, PhotoFile } from './processing-order.ts';

/** A busy test machine takes its time; the limit itself has a test of its own. */
const pool = createPhotoWorkerPool({ timeLimit: 30_000, workLimit: 30_000 });
afterAll(() => pool.close());

const processBytes = (bytes: Uint8Array, wishes: Partial<ProcessingOrder> = {}): Promise<ProcessedPhoto> =>
  pool.processPhoto({ bytes, crop: null, shortestSide: 320, ...wishes });

async function taken(bytes: Uint8Array, wishes: Partial<ProcessingOrder> = {}) {
  const processed = await processBytes(bytes, wishes);
  if (!processed.ok) throw new Error(processed.refusal);
  return processed;
}

const fileOf = (files: PhotoFile[], size: string, format = 'jpg'): Uint8Array =>
  files.find((file) => file.size === size && file.format === format)!.bytes;

describe('a photo', () => {
  it('is known by its pixels, whatever else its file says', async () => {
    const plain = await picture().png().toBuffer();
    const tagged = await picture()
      .withExif({ IFD0: { Copyright: 'Nora Noor' } })
      .png()
      .toBuffer();
    const another = await picture(601).png().toBuffer();
    expect(tagged.equals(plain)).toBe(false);
    const [one, same, other] = await Promise.all([plain, tagged, another].map((bytes) => taken(bytes)));
    expect(one!.digest).toMatch(/^[0-9a-f]{64}$/);
    expect(same!.digest).toBe(one!.digest);
    expect(other!.digest).not.toBe(one!.digest);
  });

  it('stands upright, in every size and format', async () => {
    const { files, width, height } = await taken(await phonePhoto());
    expect([width, height]).toEqual([600, 800]);
    const sizes = await Promise.all(
      files.map(async ({ size, format, bytes }) => {
        const head = await sharp(bytes).metadata();
        return `${size}.${format} ${head.width}×${head.height}`;
      }),
    );
    const everyFormat = { thumb: '160×213', card: '400×533', large: '600×800', match: '400×400' };
    expect(sizes).toEqual([
      ...Object.entries(everyFormat).flatMap(([size, pixels]) =>
        ['jpg', 'webp', 'avif'].map((format) => `${size}.${format} ${pixels}`),
      ),
      'blurred.jpg 160×210',
    ]);
  });

  it.each([
    [8_160, 6_144],
    [8_192, 6_144],
  ])('is taken as phones call it 50 megapixels: %i by %i', async (width, height) => {
    expect(await taken(withJpegSize(await jpeg(), width, height))).toMatchObject({ width: 1_080 });
  });

  it('is cut as its owner wants it, and measured after that', async () => {
    const crop = { left: 0.5, top: 0.25, width: 0.5, height: 0.5 };
    const { files, width, height } = await taken(await jpeg(1_000, 1_000), { crop });
    expect([width, height]).toEqual([500, 500]);
    const [red = 0, , blue = 0] = await sharp(fileOf(files, 'large')).resize(1, 1).raw().toBuffer();
    expect(blue).toBeGreaterThan(red);
    expect(await processBytes(await jpeg(500, 500), { crop })).toEqual({ ok: false, refusal: 'photo_too_small' });
  });

  it.each([
    ['a panorama', 2_400, 400],
    ['a long screenshot', 400, 3_000],
  ])('is refused where too little is left of it: %s', async (_, width, height) => {
    const bytes = await jpeg(width, height);
    expect(await processBytes(bytes)).toEqual({ ok: false, refusal: 'photo_too_small' });
    const crop = { left: 0, top: 0, width: Math.min(1, 400 / width), height: Math.min(1, 400 / height) };
    expect(await taken(bytes, { crop })).toMatchObject({ width: 400, height: 400 });
  });

  it('shows no face where it is blurred', async () => {
    const { files } = await taken(await jpeg());
    const { data } = await sharp(fileOf(files, 'blurred')).greyscale().raw().toBuffer({ resolveWithObject: true });
    const steps = Array.from({ length: 159 }, (_, x) => Math.abs(data[x]! - data[x + 1]!));
    expect(Math.max(...steps)).toBeLessThan(20);
  });
});

describe('the few bytes that stand for a photo', () => {
  it('are there for every shape of it', async () => {
    for (const bytes of [await jpeg(), await jpeg(320, 2_160), await jpeg(3_600, 1_080)]) {
      const { thumbhash } = await taken(bytes);
      expect(thumbhash).toMatch(/^[A-Za-z0-9+/]{16,40}={0,2}$/);
    }
  });
});

describe('the pool of photo workers', () => {
  const big = async () => ({ bytes: await picture(3_000, 3_000).png().toBuffer(), crop: null, shortestSide: 320 });

  it('stops what is too much work, and goes on', async () => {
    const idle = createPhotoWorkerPool({ workers: 1, workLimit: 1, timeLimit: 30_000 });
    const order = await big();
    expect(await idle.processPhoto(order)).toEqual({ ok: false, refusal: 'photo_unreadable' });
    expect(await idle.processPhoto(order)).toEqual({ ok: false, refusal: 'photo_unreadable' });
    idle.close();
  });

  it('has whoever sent it ask again where the machine was too busy, and goes on', async () => {
    const busy = createPhotoWorkerPool({ workers: 1, timeLimit: 1 });
    const order = await big();
    const later = { code: 'server_error', status: 503 };
    await expect(busy.processPhoto(order)).rejects.toMatchObject(later);
    await expect(busy.processPhoto(order)).rejects.toMatchObject(later);
    busy.close();
  });

  it('refuses what is under way and what waits when it is closed, and begins no worker anew', async () => {
    const closing = createPhotoWorkerPool({ workers: 1, timeLimit: 30_000, workLimit: 30_000 });
    const order = await big();
    const others = await runningPhotoWorkers();
    const asked = Promise.allSettled([1, 2, 3].map(() => closing.processPhoto(order)));
    closing.close();
    const answers = [...(await asked), ...(await Promise.allSettled([closing.processPhoto(order)]))];
    expect(answers).toMatchObject(Array.from({ length: 4 }, () => ({ status: 'rejected', reason: { status: 503 } })));
    expect([...(await runningPhotoWorkers()).keys()].filter((id) => !others.has(id))).toEqual([]);
  });

  const onLinux = process.platform === 'linux';

  it.runIf(onLinux)('gives up a worker that hangs while it starts, and goes on', async () => {
    const order = await big();
    const others = await runningPhotoWorkers();
    const hanging = createPhotoWorkerPool({ workers: 1, timeLimit: 30_000, workLimit: 30_000 });
    onTestFinished(() => (vi.useRealTimers(), hanging.close()));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const first = hanging.processPhoto(order).catch((error: unknown) => error);
    const [starting] = [...(await runningPhotoWorkers()).keys()].filter((id) => !others.has(id));
    process.kill(Number(starting), 'SIGSTOP');
    vi.advanceTimersByTime(30_000);
    vi.useRealTimers();
    expect(await first).toMatchObject({ status: 503 });
    expect(await hanging.processPhoto(order)).toMatchObject({ ok: true });
  });

  /** What comes of a photo whose worker is sent a signal, in the middle or while it starts, and of the photo after it. */
  async function disturbed(signal: NodeJS.Signals, isStarting = false): Promise<unknown[]> {
    const order = await big();
    const others = await runningPhotoWorkers();
    const ownWorkers = async (): Promise<string[]> =>
      [...(await runningPhotoWorkers()).keys()].filter((id) => !others.has(id));
    const own = createPhotoWorkerPool({ workers: 1, timeLimit: 30_000, workLimit: 30_000 });
    const answer = async (): Promise<unknown> => {
      try {
        const processed = await own.processPhoto(order);
        return processed.ok ? 'taken' : processed.refusal;
      } catch (error) {
        return error instanceof CallRefusal ? error.status : error;
      }
    };
    if (!isStarting) await own.processPhoto({ ...order, bytes: new Uint8Array() });
    const [warm] = await ownWorkers();
    const first = answer();
    process.kill(Number(warm ?? (await ownWorkers())[0]), signal);
    const answers = [await first, await answer()];
    own.close();
    return answers;
  }

  it.runIf(onLinux).each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'goes on with a photo when all processes are told to stop by %s: the server still answers',
    async (signal) => expect(await disturbed(signal)).toEqual(['taken', 'taken']),
  );

  it.runIf(onLinux)('has whoever sent it ask again where somebody else ended the worker', async () => {
    expect(await disturbed('SIGKILL')).toEqual([503, 'taken']);
    expect(await disturbed('SIGKILL', true)).toEqual([503, 'taken']);
  });

  it.runIf(onLinux)('cannot read a photo over which the worker crashed', async () => {
    expect(await disturbed('SIGABRT')).toEqual(['photo_unreadable', 'taken']);
  });

  it('lets those wait for whom no worker is free', async () => {
    const bytes = await jpeg(330, 400);
    const processed = await Promise.all(Array.from({ length: 5 }, () => processBytes(bytes)));
    expect(processed.map(({ ok }) => ok)).toEqual([true, true, true, true, true]);
  });
});
