import type { SchemeTokens } from '@parlour/ui/theme/theme';

/** What all scenes are drawn with: the brand's evening colours and people, as SVG elements. */
export interface Palette {
  colors: SchemeTokens;
  /** Drawn portraits, whole SVG files; scenes take them in turn. */
  people: readonly string[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The grid that scenes are drawn on; the middle two thirds are all that an upright phone shows. */
export const stage: Box = { x: 0, y: 0, width: 1600, height: 900 };

/** A window of the house: a rectangle under a round arch. */
export function archPath({ x, y, width, height }: Box): string {
  const radius = width / 2;
  return `M${x} ${y + height}V${y + radius}a${radius} ${radius} 0 0 1 ${width} 0V${y + height}Z`;
}

/**
 * The evening: its sky, a few stars, and the glow of the town below.
 *
 * @param name tells this evening from another in the same picture
 */
export function evening({ colors }: Palette, name: string, glow: number): string {
  const stars = [
    [150, 120, 3],
    [420, 60, 2],
    [760, 100, 2.5],
    [1110, 50, 3],
    [1390, 170, 2],
    [1500, 80, 3],
  ];
  return (
    `<defs><radialGradient id="glow-${name}" cx=".5" cy="1.1" r=".9"><stop stop-color="${colors.accentOnDeep}" stop-opacity="${glow}"/>` +
    `<stop offset="1" stop-color="${colors.accentOnDeep}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="lamplight" x2="0" y2="1"><stop stop-color="${colors.onDeep}"/><stop offset=".9" stop-color="${colors.lamp}"/></linearGradient></defs>` +
    `<rect width="1600" height="900" fill="${colors.deep}"/><rect width="1600" height="900" fill="url(#glow-${name})"/>` +
    stars.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colors.onDeep}" opacity=".5"/>`).join('')
  );
}

/** A window with nobody at it. */
export const darkWindow = ({ colors }: Palette, box: Box): string =>
  `<path d="${archPath(box)}" fill="${colors.deep}"/>` +
  `<path d="M${box.x + box.width / 2} ${box.y}v${box.height}" stroke="${colors.deepEdge}" stroke-width="5"/>`;

/**
 * A lit window with somebody at it.
 *
 * @param name tells this window from the others of the picture
 * @param light 0 is dark, 1 is fully lit
 */
export function litWindow(palette: Palette, name: string, box: Box, person: number, light = 1): string {
  const inside: Box = { x: box.x, y: box.y + box.height * 0.1, width: box.width, height: box.height * 0.9 };
  return (
    darkWindow(palette, box) +
    `<g opacity="${light}"><clipPath id="${name}"><path d="${archPath(box)}"/></clipPath>` +
    `<path d="${archPath(box)}" fill="url(#lamplight)"/>` +
    `<g clip-path="url(#${name})">${portrait(palette, inside, person)}</g></g>`
  );
}

/** A drawn person who fills a box from its foot. */
export function portrait({ people }: Palette, { x, y, width, height }: Box, person: number): string {
  const drawing = people[person % people.length] ?? '';
  const place = `x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMin slice"`;
  return drawing.replace(/^<svg xmlns="[^"]+"/, `<svg ${place}`).replace(' preserveAspectRatio="xMidYMid slice"', '');
}

/**
 * Words in a bubble, drawn as lines: what is said stands in the captions.
 *
 * @param grown 0 is not there yet, 1 is all of it
 */
export function bubble(
  { colors }: Palette,
  { x, y, width, height }: Box,
  from: 'left' | 'right',
  grown: number,
): string {
  if (grown === 0) return '';
  const mine = from === 'right';
  const [foot, words] = mine ? [x + width, colors.onBubbleMine] : [x, colors.textQuiet];
  const lines = [0.78, 0.52].map(
    (share, line) =>
      `<rect x="${x + width * 0.1}" y="${y + height * (0.28 + line * 0.28)}" width="${width * share * 0.9}" height="${height * 0.13}" rx="${height * 0.065}" fill="${words}" opacity=".75"/>`,
  );
  const shape = `M${x + 40} ${y}h${width - 80}a40 40 0 0 1 40 40v${height - 40 - (mine ? 8 : 40)}${mine ? 'a8 8 0 0 1 -8 8' : 'a40 40 0 0 1 -40 40'}H${mine ? x + 40 : x + 8}${mine ? 'a40 40 0 0 1 -40 -40' : 'a8 8 0 0 1 -8 -8'}V${y + 40}a40 40 0 0 1 40 -40Z`;
  return (
    `<g transform="translate(${foot} ${y + height}) scale(${grown}) translate(${-foot} ${-(y + height)})">` +
    `<path d="${shape}" fill="${mine ? colors.bubbleMine : colors.surface}"/>${lines.join('')}</g>`
  );
}
