import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { median, type Goal } from './goals.ts';

/** What a process that makes photos spent. */
export interface PhotoCost {
  /** Milliseconds of processor time a photo, of all its threads. */
  processor: number;
  /** The most memory it held, in megabytes. */
  peak: number;
}

const ROUNDS = 3;

/** The processing of an upload over bare sharp that makes the same 13 files: in turns, each in a fresh process. */
export async function measurePhotos(): Promise<{ goal: Goal; lines: string[] }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parlour-bench-photos-'));
  const costs: Record<Side, PhotoCost[]> = { product: [], floor: [] };
  try {
    const photo = path.join(folder, 'photo.jpg');
    await drawPhoto(photo);
    for (let round = 0; round < ROUNDS; round++)
      for (const side of ['product', 'floor'] as const) costs[side].push(await costOf(side, photo));
  } finally {
    await rm(folder, { recursive: true });
  }
  const middle = (side: Side, what: keyof PhotoCost): number => median(costs[side].map((cost) => cost[what]));
  const line = (name: string, side: Side): string =>
    `${name}: ${middle(side, 'processor').toFixed(0)} ms processor time a photo, ${middle(side, 'peak').toFixed(0)} MB at most`;
  return {
    goal: {
      name: 'a photo’s processing / bare sharp',
      goal: 1.15,
      ratio: middle('product', 'processor') / middle('floor', 'processor'),
    },
    lines: [line('the product', 'product'), line('bare sharp', 'floor')],
  };
}

type Side = 'product' | 'floor';

/** A photo of twelve million pixels, with as much in it as a phone's has. */
async function drawPhoto(file: string): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const;
  await sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: { r: 136, g: 136, b: 136 }, noise } })
    .blur(2)
    .jpeg({ quality: 88 })
    .toFile(file);
}

function costOf(side: Side, photo: string): Promise<PhotoCost> {
  const child = fork(path.join(import.meta.dirname, 'photos-process.ts'), [side, photo]);
  return new Promise((resolve, reject) => {
    child.once('message', (cost: PhotoCost) => resolve(cost));
    child.once('exit', (code) => code && reject(new Error(`The photos of the ${side} ended with ${code}.`)));
  });
}
