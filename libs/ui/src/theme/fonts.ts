import figtreeLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import figtreeLatinExtended from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import newsreaderLatin from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url';
import newsreaderLatinExtended from '@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-normal.woff2?url';
import type { Theme } from './theme.ts';

interface FontFamily {
  name: string;
  /** Weights on the variable axis. */
  weights: string;
  latin: string;
  latinExtended: string;
  /** A local face stretched to the same measures, so that nothing shifts when the real one arrives. */
  fallback: string;
}

const latinRange =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExtendedRange =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

const figtree: FontFamily = {
  name: 'Figtree',
  weights: '300 900',
  latin: figtreeLatin,
  latinExtended: figtreeLatinExtended,
  fallback:
    "src:local('Arial'),local('Liberation Sans'),local('Helvetica');size-adjust:99.4%;ascent-override:96%;descent-override:25%;line-gap-override:0%",
};

const newsreader: FontFamily = {
  name: 'Newsreader',
  weights: '200 800',
  latin: newsreaderLatin,
  latinExtended: newsreaderLatinExtended,
  fallback:
    "src:local('Times New Roman'),local('Liberation Serif');size-adjust:108.3%;ascent-override:67.9%;descent-override:24.5%;line-gap-override:0%",
};

/** Every page writes in Figtree; a display face is added for a theme that names it in `fontDisplay`. */
function familiesOf(theme: Theme): FontFamily[] {
  return theme.shape.fontDisplay.includes(newsreader.name) ? [figtree, newsreader] : [figtree];
}

/** The `@font-face` rules of a theme. The browser fetches a file only when a page uses its range. */
export function fontCss(theme: Theme): string {
  return familiesOf(theme).map(faces).join('\n');
}

/** Addresses of the files that every page of the theme needs: for `<link rel="preload" as="font" crossorigin>`. */
export function fontsToPreload(theme: Theme): string[] {
  return familiesOf(theme).map((family) => family.latin);
}

function faces({ name, weights, latin, latinExtended, fallback }: FontFamily): string {
  const common = `font-family:'${name}';font-weight:${weights};font-style:normal;font-display:swap`;
  return [
    `@font-face{${common};src:url('${latin}') format('woff2');unicode-range:${latinRange}}`,
    `@font-face{${common};src:url('${latinExtended}') format('woff2');unicode-range:${latinExtendedRange}}`,
    `@font-face{font-family:'${name} Fallback';${fallback}}`,
  ].join('\n');
}
