import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { tabIconAddress } from '@parlour/contract/drawn-addresses';
import type { FailureWords } from '@parlour/i18n/failure-words';
import type { Locale } from '@parlour/models/locale';
import { escapeHtml } from '../escape-html.ts';

export interface FailureHtml {
  brand: Pick<PublishedBrand, 'version' | 'settings'>;
  locale: Locale;
  words: FailureWords;
  homeAddress: string;
  /** Of its own, and nothing that the page needs. */
  script?: string;
}

/** A whole page without build or file of its own but the icon: it is shown when little else works. */
export function failureHtml({ brand, locale, words, homeAddress, script }: FailureHtml): string {
  const { name, theme } = brand.settings;
  const [sentence, status, home] = [words.sentence, words.status, words.home].map(escapeHtml);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${sentence} · ${escapeHtml(name)}</title>
<link rel="icon" href="${tabIconAddress(brand.version)}" type="image/svg+xml">
${themeColors(theme)}
<style>${failureStyles(theme)}</style>
</head>
<body>
<header>${escapeHtml(name)}</header>
<main>
<h1>${sentence}</h1>
<p class="status">${status}</p>
<p><a href="${escapeHtml(homeAddress)}">${home}</a></p>
</main>${script ? `\n<script>${script}</script>` : ''}
</body>
</html>`;
}

/** What the browser's own bars are coloured by, as on the brand's other pages: the first that fits holds. */
const themeColors = ({ light, dark, defaultScheme }: BrandSettings['theme']): string =>
  defaultScheme === 'dark'
    ? `<meta name="theme-color" content="${dark.deep}">`
    : `<meta name="theme-color" content="${dark.deep}" media="(prefers-color-scheme: dark)">
<meta name="theme-color" content="${light.deep}">`;

/** The brand's tokens, which its schema has found safe to stand in a style sheet; in the scheme that its other pages have. */
function failureStyles({ shape, light, dark, defaultScheme }: BrandSettings['theme']): string {
  const textSize = (Number.parseInt(shape.textBase, 10) / 16) * 100;
  return `html { font: ${textSize}%/1.5 system-ui, sans-serif; color-scheme: ${defaultScheme} }
${
  defaultScheme === 'dark'
    ? colors(dark)
    : `${colors(light)}
${darkWherePreferred(dark)}`
}
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; text-align: center }
header { padding: 1rem 1.25rem; font-weight: 700 }
main { margin: auto; max-width: 36rem; padding: 2rem min(1.25rem, 5vw); overflow-wrap: anywhere; hyphens: auto }
h1 { font-size: 1.75rem; line-height: 1.25; font-weight: ${shape.displayWeight} }
a { display: inline-block; padding: 0.875rem 1.5rem; border-radius: ${shape.radiusControl}; font-weight: 650; text-decoration: none }
a:focus-visible { outline: 3px solid currentColor; outline-offset: 3px }`;
}

const darkWherePreferred = (dark: BrandSettings['theme']['dark']): string =>
  `@media (prefers-color-scheme: dark) {
html { color-scheme: dark }
${colors(dark)}
}`;

const colors = ({ ground, text, textQuiet, deep, onDeep, action, onAction }: BrandSettings['theme']['light']): string =>
  `body { color: ${text}; background: ${ground} } header { color: ${onDeep}; background: ${deep} }
.status { color: ${textQuiet} } a { color: ${onAction}; background: ${action} }`;
