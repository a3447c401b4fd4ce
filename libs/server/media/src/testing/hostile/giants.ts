import sharp, { type Sharp } from 'sharp';
import { plainPng, pngChunk } from '../png-parts.ts';
import { inEveryKind, kinds, text, type HostileFile } from './hostile-file.ts';

const WIDTH = 6_300;
const HEIGHT = 8_000;
const lying = { width: HEIGHT, height: WIDTH };
const deepest = { colour: 'see-through colour', bits: 16 } as const;
/** Metadata that say a picture lies on its side. */
const turned = pngChunk('eXIf', text('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0'));

const plain = (height: number, channels: 3 | 4 = 3): Sharp =>
  sharp({ create: { width: WIDTH, height, channels, background: { r: 46, g: 106, b: 192, alpha: 0.5 } } });

/** About as many pixels as are taken, in the ways that need most memory. Each takes seconds to make and to process. */
export const giantFiles: readonly HostileFile[] = [
  ...inEveryKind((kind) => [
    [`a ${kind} a line smaller than allowed`, () => kinds[kind].written(plain(HEIGHT - 1)).toBuffer(), 'taken'],
    [`a ${kind} as large as allowed`, () => kinds[kind].written(plain(HEIGHT)).toBuffer(), 'taken'],
    [
      `a ${kind} a line larger than allowed`,
      () => kinds[kind].written(plain(HEIGHT + 1)).toBuffer(),
      'photo_too_large',
    ],
  ]),
  [
    'a giant progressive JPEG',
    () => plain(HEIGHT).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    'taken',
  ],
  ['a giant see-through WebP', () => plain(HEIGHT, 4).webp({ lossless: true, effort: 0 }).toBuffer(), 'taken'],
  ['a giant PNG of sixteen bits', () => plainPng({ width: WIDTH, height: HEIGHT, ...deepest }), 'taken'],
  [
    'a giant interlaced PNG, turned',
    () => plainPng({ ...lying, colour: 'see-through colour', bits: 8, interlaced: true, chunks: [turned] }),
    'taken',
  ],
  [
    'a giant interlaced PNG of sixteen bits, turned',
    () => plainPng({ ...lying, ...deepest, interlaced: true, chunks: [turned] }),
    'photo_too_large',
  ],
];
