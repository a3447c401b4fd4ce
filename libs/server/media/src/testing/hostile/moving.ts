import { pngChunk, withPngChunk } from '../png-parts.ts';
import { animated } from '../sample-photos.ts';
import { extendedWebp, webpFlags } from '../webp-parts.ts';
import { png, small, text, webp, type HostileFile } from './hostile-file.ts';

/** The chunk that makes a PNG move: how many pictures it has, and how often they are shown. */
const moves = (pictures: number): [type: string, data: Buffer] => [
  'acTL',
  Buffer.from([0, 0, 0, pictures, 0, 0, 0, 0]),
];

/** Pictures that move: none is taken. */
export const movingFiles: readonly HostileFile[] = [
  ['a WebP that moves', () => animated('webp'), 'photo_type'],
  ['a GIF that moves', () => animated('gif'), 'photo_type'],
  ['a GIF that stands still', () => small().gif().toBuffer(), 'photo_type'],
  ['a PNG that moves', async () => withPngChunk(await png(), ...moves(2)), 'photo_type'],
  ['a PNG that moves with one picture', async () => withPngChunk(await png(), ...moves(1)), 'photo_type'],
  [
    'a PNG that hides that it moves behind words',
    async () => withPngChunk(withPngChunk(await png(), ...moves(2)), 'tEXt', text('Comment\0IDAT')),
    'photo_type',
  ],
  ['a PNG that only talks of moving', async () => withPngChunk(await png(), 'tEXt', text('Comment\0acTL')), 'taken'],
  [
    'a PNG that says too late that it moves',
    async () => {
      const still = await png();
      return Buffer.concat([still.subarray(0, -12), pngChunk(...moves(2)), still.subarray(-12)]);
    },
    'taken',
  ],
  [
    'a WebP that says it moves, and does not',
    async () => extendedWebp(await webp(), { flags: webpFlags.moves }),
    'photo_unreadable',
  ],
];
