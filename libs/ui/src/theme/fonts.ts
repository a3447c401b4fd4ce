import figtreeLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import figtreeLatinExtended from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import newsreaderLatin from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url';
import newsreaderLatinExtended from '@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-normal.woff2?url';
import { faceNames } from './face-names.ts';
import type { Theme } from './theme.ts';

interface StandIn {
  weights: string;
  /** Names under which devices have the face. */
  local: readonly string[];
  /** Width of the real face ÷ width of this one, measured over English, German and Dutch sentences of our pages. */
  width: number;
}

interface FontFamily {
  name: string;
  /** Of the real face: above and below the line, in its own size. */
  ascent: number;
  descent: number;
  /** Weights on the variable axis. */
  weights: string;
  latin: string;
  latinExtended: string;
  /**
   * Faces of the device that stand in for the real one, light and bold: on average as wide, and as high. Of two for the
   * same weight, the one that the device has counts. Android has neither Arial nor Times. Its Roboto is as wide as
   * Figtree within two per cent, so that it stands in by itself. Its Noto Serif was measured in the files of
   * `@fontsource/noto-serif` 5.3.0.
   */
  standIns: readonly StandIn[];
}

const latinRange =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExtendedRange =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

/** Languages whose own letters are in the second range too. */
const extendedLanguages = ['pl'];

const figtree: FontFamily = {
  name: faceNames.figtree,
  ascent: 0.95,
  descent: 0.25,
  weights: '300 900',
  latin: figtreeLatin,
  latinExtended: figtreeLatinExtended,
  standIns: [
    { weights: '300 549', local: ['Arial', 'Liberation Sans', 'Helvetica'], width: 0.997 },
    { weights: '550 900', local: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'], width: 0.955 },
  ],
};

const newsreader: FontFamily = {
  name: faceNames.newsreader,
  ascent: 0.735,
  descent: 0.265,
  weights: '200 800',
  latin: newsreaderLatin,
  latinExtended: newsreaderLatinExtended,
  standIns: [
    { weights: '200 549', local: ['Times New Roman', 'Liberation Serif'], width: 1.041 },
    { weights: '550 800', local: ['Times New Roman Bold', 'Liberation Serif Bold'], width: 1.054 },
    { weights: '200 549', local: ['Noto Serif'], width: 0.886 },
    { weights: '550 800', local: ['Noto Serif Bold'], width: 0.887 },
  ],
};

/** Every page writes in Figtree; a display face is added for a theme that names it in `fontDisplay`. */
function familiesOf(theme: Theme): FontFamily[] {
  return theme.shape.fontDisplay.includes(newsreader.name) ? [figtree, newsreader] : [figtree];
}

/** The `@font-face` rules of a theme's files. The browser fetches a file only when a page uses its range. */
export function fontCss(theme: Theme): string {
  return familiesOf(theme).map(faces).join('\n');
}

/** The faces of the device that stand in for those of the theme until they are there, in the same measures. */
export function fallbackFontCss(theme: Theme): string {
  return familiesOf(theme)
    .flatMap((family) => family.standIns.map((standIn) => standInFace(family, standIn)))
    .join('\n');
}

function standInFace({ name, ascent, descent }: FontFamily, { weights, local, width }: StandIn): string {
  const percent = (share: number): string => `${Number((share * 100).toFixed(1))}%`;
  const source = local.map((face) => `local('${face}')`).join(',');
  return (
    `@font-face{font-family:'${name} Fallback';font-weight:${weights};src:${source};size-adjust:${percent(width)};` +
    `ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)};line-gap-override:0%}`
  );
}

/** Addresses of the files that every page of the theme needs in a language: for `<link rel="preload" as="font" crossorigin>`. */
export function fontsToPreload(theme: Theme, language: string): string[] {
  const isExtended = extendedLanguages.includes(language);
  return familiesOf(theme).flatMap(({ latin, latinExtended }) => (isExtended ? [latin, latinExtended] : [latin]));
}

function faces({ name, weights, latin, latinExtended }: FontFamily): string {
  const common = `font-family:'${name}';font-weight:${weights};font-style:normal;font-display:swap`;
  return [
    `@font-face{${common};src:url('${latin}') format('woff2');unicode-range:${latinRange}}`,
    `@font-face{${common};src:url('${latinExtended}') format('woff2');unicode-range:${latinExtendedRange}}`,
  ].join('\n');
}
