import type { Sharp } from 'sharp';
import { grainy, type HostileFile } from './hostile-file.ts';

const SHARES = [10, 25, 50, 75, 90, 99];

const written: Record<string, (sharp: Sharp) => Sharp> = {
  'a JPEG': (sharp) => sharp.jpeg(),
  'a progressive JPEG': (sharp) => sharp.jpeg({ progressive: true }),
  'a PNG': (sharp) => sharp.png(),
  'an interlaced PNG': (sharp) => sharp.png({ progressive: true }),
  'a WebP': (sharp) => sharp.webp(),
  'a lossless WebP': (sharp) => sharp.webp({ lossless: true }),
};

/** What is left where a connection broke. */
export const cutShortFiles: readonly HostileFile[] = SHARES.flatMap((share) =>
  Object.entries(written).map(([kind, write]): HostileFile => {
    async function make(): Promise<Buffer> {
      const whole = await write(grainy()).toBuffer();
      return whole.subarray(0, (whole.length * share) / 100);
    }
    return [`the first ${share} % of ${kind}`, make, 'photo_unreadable'];
  }),
);
