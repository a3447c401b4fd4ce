import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import sharp from 'sharp';
import { faceOf, type Face, type Sitter } from './face.ts';

const INK = '#231F2B';
const skins = ['#F6D6C1', '#F1C9AE', '#E2AE8B', '#C98F68', '#A46F4E', '#87573C'] as const;
const hairs = {
  ink: '#2A2430',
  brown: '#5A382B',
  auburn: '#9A4F30',
  blond: '#D8A85C',
  grey: '#8E8C95',
  silver: '#CFCDD2',
} as const;
const brows = {
  ink: '#231F2B',
  brown: '#3E261E',
  auburn: '#6B3622',
  blond: '#8A6430',
  grey: '#5E5C66',
  silver: '#77757E',
} as const;
const cloths = {
  cream: '#FCF3E6',
  navy: '#33456A',
  terracotta: '#C96A4C',
  sage: '#8CA58A',
  mustard: '#E0B25A',
  plum: '#7A4A6C',
  sky: '#93B5DA',
  charcoal: '#45424D',
  rose: '#E5A6A2',
} as const;

/** Tone-on-tone shapes behind the sitter: a doorway, a sun, a window, a hill. */
const shapes = {
  arch: '<path d="M250 1744V900a520 520 0 0 1 1040 0v844Z" fill="#fff" opacity=".34"/>',
  sun: '<circle cx="1010" cy="760" r="520" fill="#fff" opacity=".34"/>',
  window:
    '<g fill="#fff" opacity=".34"><rect x="200" y="120" width="560" height="720" rx="40"/><rect x="800" y="120" width="560" height="720" rx="40"/><rect x="200" y="880" width="560" height="900" rx="40"/><rect x="800" y="880" width="560" height="900" rx="40"/></g>',
  hill: '<path d="M-100 1250C200 980 460 1010 760 1150s640 60 900-180v900H-100Z" fill="#fff" opacity=".38"/><circle cx="1180" cy="480" r="150" fill="#fff" opacity=".38"/>',
} as const;

/** The drawing's parts in the order in which the collection writes them, told apart by where each stands. */
const parts = ['base', 'body', 'hair', 'lips', 'beard', 'nose', 'eyes', 'glasses', 'brows', 'gesture'] as const;
const partStart =
  /(?=<g transform="translate\((?:531 487|178 1057|266 207|791 871|653 805|901 668|610 680|774 657|0 559)\)">)/;

const variant = (number: number): string => `variant${String(number).padStart(2, '0')}`;

function drawing(face: Face, seed: string): string {
  const svg = createAvatar(notionists, {
    seed,
    hair: [variant(face.hair)],
    body: [variant(face.body)],
    eyes: [variant(face.eyes)],
    brows: [variant(face.brows)],
    nose: [variant(face.nose)],
    lips: [variant(face.lips)],
    beard: [variant(face.beard ?? 2)],
    beardProbability: face.beard ? 100 : 0,
    glasses: [variant(face.glasses ?? 11)],
    glassesProbability: face.glasses ? 100 : 0,
    gestureProbability: 0,
    bodyIconProbability: 0,
  } as notionists.Options & { seed: string }).toString();
  const start = '<g mask="url(#viewboxMask)">';
  return svg.slice(svg.indexOf(start) + start.length, svg.lastIndexOf('</g></svg>'));
}

function recolour(part: string, white: string, black: string): string {
  return part.replace(/(fill|stroke)="#fff"/g, `$1="${white}"`).replace(/(fill|stroke)="#000"/g, `$1="${black}"`);
}

function coloured(face: Face, seed: string): string {
  const skin = skins[face.skin] ?? skins[0];
  const look: Record<(typeof parts)[number], [white: string, black: string]> = {
    base: [skin, INK],
    body: [cloths[face.cloth], INK],
    hair: [hairs[face.hairColour], hairs[face.hairColour]],
    lips: ['#fff', INK],
    beard: [skin, brows[face.hairColour]],
    nose: [skin, INK],
    eyes: ['#fff', INK],
    glasses: ['#fff', INK],
    brows: [brows[face.hairColour], brows[face.hairColour]],
    gesture: ['#fff', INK],
  };
  return drawing(face, seed)
    .split(partStart)
    .map((part, index) => recolour(part, ...look[parts[index] ?? 'gesture']))
    .join('');
}

export interface Ground {
  from: string;
  to: string;
}

/** The portrait as SVG, 4:5, head in the upper half. Nobody real: a CC0 illustration coloured by part. */
function portraitSvg(sitter: Sitter, ground: Ground): string {
  const face = faceOf(sitter);
  const tall = face.hair === 48 || face.hair === 20 || face.hair === 57;
  const crop = tall ? [216, 120, 1150, 1437] : [236, 214, 1090, 1362];
  const [x = 0, y = 0, width = 1, height = 1] = crop;
  const people = coloured(face, sitter.seed);
  const drawn = face.mirrored ? `<g transform="translate(${2 * x + width} 0) scale(-1 1)">${people}</g>` : people;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${crop.join(' ')}" fill="none" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="ground" x1="0" y1="0" x2=".26" y2="1"><stop stop-color="${ground.from}"/><stop offset="1" stop-color="${ground.to}"/></linearGradient></defs><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#ground)"/>${shapes[face.shape]}${drawn}</svg>`;
}

/** The portrait's JPEG file, 720 by 900 pixels, as a real upload's large size. */
export const renderPortrait = (sitter: Sitter, ground: Ground): Promise<Buffer> =>
  sharp(Buffer.from(portraitSvg(sitter, ground)))
    .resize(720, 900)
    .jpeg({ quality: 80, mozjpeg: false })
    .toBuffer();
