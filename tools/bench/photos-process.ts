import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { processPhoto } from '@parlour/server-media/processing/process-photo';
import type { PhotoCost } from './photos.ts';

/** As a photo worker is set up. */
sharp.cache(false);
sharp.concurrency(1);

const PHOTOS = 12;
const [side, file = ''] = process.argv.slice(2);
const sample = await readFile(file);

const make = side === 'product' ? processWhole : bareSharp;
await make();
const before = process.cpuUsage();
for (let photo = 0; photo < PHOTOS; photo++) await make();
const { user, system } = process.cpuUsage(before);
process.send?.({
  processor: (user + system) / 1_000 / PHOTOS,
  peak: process.resourceUsage().maxRSS / 1_024,
} satisfies PhotoCost);

async function processWhole(): Promise<void> {
  const processed = await processPhoto({ bytes: sample, crop: null, shortestSide: 320 });
  if (!processed.ok) throw new Error(processed.refusal);
}

/** The same 13 files straight from sharp: read once, made from the largest, nothing checked. */
async function bareSharp(): Promise<void> {
  const { data, info } = await sharp(sample)
    .autoOrient()
    .resize({ width: 1_080, height: 2_160, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const large = (): Sharp => sharp(data, { raw: { width, height, channels } });
  const sizes = [
    () => large().resize({ width: 160, height: 200, fit: 'outside', withoutEnlargement: true }),
    () => large().resize({ width: 400, height: 500, fit: 'outside', withoutEnlargement: true }),
    large,
    () => large().resize({ width: 400, height: 400, fit: 'cover', position: 'top' }),
  ];
  for (const size of sizes) {
    await size().jpeg({ quality: 80, mozjpeg: true }).toBuffer();
    await size().webp({ quality: 78, effort: 2 }).toBuffer();
    await size().avif({ quality: 55, effort: 0 }).toBuffer();
  }
  const dots = await large().resize({ width: 16 }).png().toBuffer();
  await sharp(dots).resize({ width: 160, kernel: 'cubic' }).blur(4).jpeg({ quality: 60 }).toBuffer();
}
