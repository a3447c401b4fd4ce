import { expect, test } from 'vitest';
import { baseCss } from './base-css.ts';
import { foundation } from './foundation.ts';
import { pageCss } from './page-css.ts';
import { themeCss } from './theme-css.ts';
import { themeOf } from './theme.fixture.ts';
import { colorTokens, colorVariable } from './tokens.ts';
import { unscriptedCss } from './unscripted-css.ts';

const shadow = '0 1px 2px rgb(27 42 65 / 0.06), 0 2px 8px red';
const theme = themeOf({ light: shadow, dark: shadow, defaultScheme: 'light' });
const css = pageCss(theme);
const count = (text: string, sign: string): number => text.split(sign).length - 1;

test('what a page has in its first bytes has no space that says nothing', () => {
  expect(css).not.toMatch(/\n| {2}|[{};,] | [{};,]|;\}/);
});

test('it has every rule and every value', () => {
  for (const sign of ['{', '}', '@media', ':where('])
    expect(count(css, sign)).toBeGreaterThanOrEqual(count(baseCss + unscriptedCss + themeCss(theme), sign));
  for (const [name, value] of Object.entries(foundation))
    expect(css).toContain(`${name}:${value.replaceAll(', ', ',')}`);
  for (const token of colorTokens)
    expect(count(css, `${colorVariable(token)}:0 1px 2px rgb(27 42 65 / 0.06),0 2px 8px red`)).toBe(3);
});

test('a display face has a stand-in of the same measures among the faces of Android, too', () => {
  const shape = { ...theme.shape, fontDisplay: "'Newsreader', 'Newsreader Fallback', serif" };
  expect(pageCss({ ...theme, shape })).toMatch(/local\('Noto Serif'\);size-adjust:88\.6%;ascent-override:83%/);
  expect(css).not.toContain('Noto Serif');
});

test('what only a script answers is gone where none runs', () => {
  const [, unscripted = ''] = css.split('@media (scripting: none){');
  expect(unscripted).toMatch(/^\[data-scripted\],[^{]*\{display:none !important\}/);
  for (const rule of [
    "[role='menu'][popover]{inset:auto 8px 8px",
    "[type='file']{position:static",
    '[hidden][data-unscripted]{display:block !important',
  ])
    expect(unscripted).toContain(rule);
});

test('conditions and selectors stay as they are written', () => {
  expect(css).toContain('@media (max-width: 359.98px),(max-width: 22.49em){body{overflow-wrap:anywhere;hyphens:auto}}');
  expect(css).toContain(':root:not([data-scheme]){color-scheme:dark');
  expect(css).toContain("[data-scheme='dark']{color-scheme:dark");
  expect(css).toContain('font:400 1rem/1.5 var(--font-body)');
  expect(css).toContain(":has(> [type='range'] + [type='range'])::after{background");
});
