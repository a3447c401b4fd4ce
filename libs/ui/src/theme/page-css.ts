import { baseCss } from './base-css.ts';
import { fallbackFontCss } from './fonts.ts';
import { themeCss } from './theme-css.ts';
import type { Theme } from './theme.ts';
import { unscriptedCss } from './unscripted-css.ts';

const made = new WeakMap<Theme, string>();

/** What every page of a theme has in its first bytes: tokens, base and the faces that stand in for its fonts, made once a theme. */
export function pageCss(theme: Theme): string {
  const known = made.get(theme);
  if (known !== undefined) return known;
  const css = withoutSpace([fallbackFontCss(theme), themeCss(theme), baseCss, unscriptedCss].join('\n'));
  made.set(theme, css);
  return css;
}

/** Without the space that only people who read it need; what stands between selectors, and before a colon, means something. */
const withoutSpace = (css: string): string =>
  css
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .replaceAll(/(?<=[{;][\w-]+): /g, ':')
    .replaceAll(';}', '}');
