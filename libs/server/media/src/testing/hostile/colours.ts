import { changedFrame } from '../jpeg-parts.ts';
import { plainPng, type PlainPng } from '../png-parts.ts';
import { cmyk, jpeg, SMALL, small, type HostileFile } from './hostile-file.ts';

/** Bits a value that a PNG may have (PNG, 11.2.1). */
const bitsOf: Record<PlainPng['colour'], number[]> = {
  grey: [1, 2, 4, 8, 16],
  colour: [8, 16],
  palette: [1, 2, 4, 8],
  'see-through grey': [8, 16],
  'see-through colour': [8, 16],
};

const colours = Object.keys(bitsOf) as PlainPng['colour'][];
const allBits = [1, 2, 4, 8, 16];

const pngs = colours.flatMap((colour) =>
  allBits.map((bits): HostileFile => {
    const isLawful = bitsOf[colour].includes(bits);
    return [
      `a PNG of ${bits} bits, ${colour}`,
      () => plainPng({ ...SMALL, colour, bits }),
      isLawful ? 'taken' : 'photo_unreadable',
    ];
  }),
);

const interlacedPngs = colours.map((colour): HostileFile => {
  const bits = bitsOf[colour].at(-1)!;
  return [`an interlaced PNG, ${colour}`, () => plainPng({ ...SMALL, colour, bits, interlaced: true }), 'taken'];
});

/** Every way to write pixels. */
export const colourFiles: readonly HostileFile[] = [
  ['a JPEG in printer’s inks', cmyk, 'taken'],
  ['a grey JPEG', () => small().greyscale().jpeg().toBuffer(), 'taken'],
  ['a progressive JPEG', () => small().jpeg({ progressive: true }).toBuffer(), 'taken'],
  ['a JPEG with all of its colour', () => small().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(), 'taken'],
  ['a JPEG of the worst quality', () => small().jpeg({ quality: 1 }).toBuffer(), 'taken'],
  ['a JPEG of the best quality', () => small().jpeg({ quality: 100 }).toBuffer(), 'taken'],
  [
    'a JPEG that says twelve bits',
    async () => changedFrame(await jpeg(), (frame) => (frame[4] = 12)),
    'photo_unreadable',
  ],
  ['a lossless WebP', () => small().webp({ lossless: true }).toBuffer(), 'taken'],
  ['a nearly lossless WebP', () => small().webp({ nearLossless: true }).toBuffer(), 'taken'],
  ['a see-through WebP', () => small().ensureAlpha(0.5).webp().toBuffer(), 'taken'],
  ['a see-through, lossless WebP', () => small().ensureAlpha(0.5).webp({ lossless: true }).toBuffer(), 'taken'],
  ['a WebP of the worst quality', () => small().webp({ quality: 1 }).toBuffer(), 'taken'],
  ...pngs,
  ...interlacedPngs,
];
