import { withJpegSize } from '../jpeg-parts.ts';
import { withPngSize } from '../png-parts.ts';
import { picture } from '../sample-photos.ts';
import { extendedWebp, withWebpSize } from '../webp-parts.ts';
import { inEveryKind, jpeg, kinds, png, small, webp, type Answer, type HostileFile } from './hostile-file.ts';

type Size = [width: number, height: number];

const losslessWebp = (): Promise<Buffer> => small().webp({ lossless: true }).toBuffer();

/** Files of 330 by 400 pixels that speak of another size, and what they are answered where pixels are missing. */
const liars: Record<string, [make: (size: Size) => Promise<Buffer>, missing: Answer]> = {
  // Its reader fills up with grey, as it does in photos that lost some bytes.
  'a JPEG': [async (size) => withJpegSize(await jpeg(), ...size), 'taken'],
  'a PNG': [async (size) => withPngSize(await png(), ...size), 'photo_unreadable'],
  'a WebP': [async (size) => withWebpSize(await webp(), ...size), 'photo_unreadable'],
  'a lossless WebP': [async (size) => withWebpSize(await losslessWebp(), ...size), 'photo_unreadable'],
  'an extended WebP': [
    async ([width, height]) => extendedWebp(withWebpSize(await webp(), width, height), { width, height }),
    'photo_unreadable',
  ],
};

const lies: [what: string, size: Size, answer: Answer | 'missing'][] = [
  ['as large as can be', [16_383, 16_383], 'photo_too_large'],
  ['a line larger than allowed', [6_300, 8_001], 'photo_too_large'],
  ['as large as allowed', [6_300, 8_000], 'missing'],
  ['a little larger', [350, 420], 'missing'],
  ['a line higher', [330, 401], 'missing'],
  ['one pixel', [1, 1], 'photo_too_small'],
];

/** What no size can be, or not where it stands. */
const nonsense: readonly HostileFile[] = [
  ['a JPEG that says it has no lines', async () => withJpegSize(await jpeg(), 330, 0), 'photo_unreadable'],
  ['a JPEG that says it has no columns', async () => withJpegSize(await jpeg(), 0, 400), 'photo_unreadable'],
  ['a PNG that says it has no lines', async () => withPngSize(await png(), 330, 0), 'photo_unreadable'],
  ['a PNG that says it has no columns', async () => withPngSize(await png(), 0, 400), 'photo_unreadable'],
  [
    'a PNG that says it has less than none',
    async () => withPngSize(await png(), 330, 0xff_ff_ff_ff),
    'photo_unreadable',
  ],
  ['a WebP that says it has no lines', async () => withWebpSize(await webp(), 330, 0), 'photo_unreadable'],
  ['a WebP that says it has no columns', async () => withWebpSize(await webp(), 0, 400), 'photo_unreadable'],
  [
    'a WebP that says two sizes',
    async () => extendedWebp(await webp(), { width: 500, height: 600 }),
    'photo_unreadable',
  ],
];

/** True sizes, about the smallest that is taken. */
const sizes: [size: Size, answer: Answer][] = [
  [[320, 400], 'taken'],
  [[319, 400], 'photo_too_small'],
  [[400, 319], 'photo_too_small'],
  [[1, 1], 'photo_too_small'],
  [[1, 16_000], 'photo_too_small'],
  [[330, 2_160], 'taken'],
  [[330, 6_000], 'photo_too_small'],
  [[4_000, 400], 'photo_too_small'],
];

export const sizeFiles: readonly HostileFile[] = [
  ...Object.entries(liars).flatMap(([kind, [make, missing]]) =>
    lies.map(([what, size, answer]): HostileFile => [
      `${kind} that says it is ${what}`,
      () => make(size),
      answer === 'missing' ? missing : answer,
    ]),
  ),
  ...nonsense,
  ...inEveryKind((kind) =>
    sizes.map(([size, answer]) => [
      `a ${kind} of ${size.join(' × ')} pixels`,
      () => kinds[kind].written(picture(...size)).toBuffer(),
      answer,
    ]),
  ),
  ...inEveryKind((kind) => [
    [
      `a ${kind} that is turned and too narrow`,
      () => kinds[kind].written(picture(400, 319)).withMetadata({ orientation: 6 }).toBuffer(),
      'photo_too_small',
    ],
  ]),
];
