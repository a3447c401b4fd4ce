import { linesWith, type Source } from './sources.ts';

/** The names of CSS Color 4, section 6.1; not the system's own, which a person chose, nor `transparent`, which is none. */
const named = [
  '[a-z]*(?:blue|brown|coral|cyan|goldenrod|gr[ae]y|green|khaki|magenta|orchid|pink|salmon|turquoise|violet|white|yellow)',
  '(?:dark|indian|orange|[a-z]*violet)?red|(?:dark)?orange|(?:medium|rebecca)?purple|[a-z]*aquamarine|[a-z]*olive(?:drab)?',
  'aqua|azure|beige|bisque|black|blanchedalmond|burlywood|chartreuse|chocolate|cornsilk|crimson|firebrick|fuchsia|gainsboro',
  'gold|honeydew|indigo|ivory|lavender|lavenderblush|lemonchiffon|lime|linen|maroon|mintcream|mistyrose|moccasin|navy',
  'oldlace|papayawhip|peachpuff|peru|plum|seashell|sienna|silver|snow|tan|teal|thistle|tomato|wheat|whitesmoke',
].join('|');

const colour = new RegExp(
  [
    String.raw`['"\`\s:(,]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?![-\w])`,
    String.raw`\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(`,
    String.raw`\b(?:[a-z-]*color|background|border|outline|fill|stroke|[a-z]+-shadow)[\w-]*['"]?[:=]\s*[^;:]*(?<![-\w.$])(?:${named})(?![-\w(])`,
  ].join('|'),
  'i',
);

/**
 * The places that own colours: themes, icons and drawn pictures; paper, which is white in all of them; and the demo's and developers'
 * pages, which are of no brand.
 */
const owners = [
  /^apps\/[\w-]+\/(theme|icon)\.ts$/,
  /^libs\/ui\/src\/theme\//,
  /^tools\/generators\/brand\/theme-from\.ts$/,
  /^libs\/brand\/src\/icon\/draw-icon\.ts$/,
  /^libs\/brand\/src\/[\w-]*theme[\w-]*\.ts$/,
  /^libs\/server\/demo\/src\/portrait[\w-]*\.ts$/,
  /^libs\/server\/mail\/src\/kept-mail-html\.ts$/,
  /^libs\/server\/kit\/src\/openapi\/openapi-pages\.ts$/,
  /^libs\/server\/payments\/src\/.*sandbox[\w-]*\//,
  /^libs\/ui\/src\/kit\/chat\/photo-view\.stories\.tsx$/,
  /^libs\/ui\/src\/kit\/layout\/on-paper\.ts$/,
  /^tools\/taps\/floor-page\.ts$/,
  /^apps\/e2e\/src\/profile\/photos\/uploads\.spec\.ts$/,
];

/** Where a colour stands outside a theme; the way out is a variable of it. */
export const rawColours = (source: Source): string[] =>
  owners.some((owner) => owner.test(source.file)) ? [] : linesWith(source, colour);
