import { describe, expect, it } from 'vitest';
import { themeCss } from './theme-css.ts';
import { colorTokens, colorVariable, plainVariable } from './tokens.ts';
import type { Scheme, Theme } from './theme.ts';
import { themeOf } from './theme.fixture.ts';

const themeWith = (defaultScheme: Scheme): Theme => themeOf({ light: 'white-ish', dark: 'black-ish', defaultScheme });

describe('themeCss', () => {
  it('names variables after their meaning', () => {
    expect(colorVariable('bubbleMineQuiet')).toBe('--color-bubble-mine-quiet');
    expect(colorVariable('portrait1A')).toBe('--color-portrait-1-a');
    expect(plainVariable('shadowCard')).toBe('--shadow-card');
  });

  it('declares every colour in both schemes, the default one once', () => {
    const css = themeCss(themeWith('light'));
    for (const token of colorTokens) {
      expect(css.split(`${colorVariable(token)}: white-ish;`)).toHaveLength(2);
      expect(css.split(`${colorVariable(token)}: black-ish;`)).toHaveLength(3);
    }
  });

  it('writes the size of text as a share of what the reader has set in the browser', () => {
    const theme = themeWith('light');
    const rootOf = (textBase: Theme['shape']['textBase']) =>
      /--text-base: ([^;]+);/.exec(themeCss({ ...theme, shape: { ...theme.shape, textBase } }))?.[1];
    expect([rootOf('16px'), rootOf('18px')]).toEqual(['100%', '112.5%']);
  });

  it('goes dark where that is preferred and nothing was chosen', () => {
    const dark = '@media (prefers-color-scheme: dark) {:root:not([data-scheme]) {color-scheme: dark;';
    expect(themeCss(themeWith('light'))).toContain(dark);
  });

  it('stays dark where the brand is, since browsers report light where nobody chose', () => {
    expect(themeCss(themeWith('dark'))).not.toContain('prefers-color-scheme');
  });

  it('follows what was chosen, for the page or a part of it', () => {
    const css = themeCss(themeWith('dark'));
    expect(css).toContain(":root, [data-scheme='dark'] {color-scheme: dark;");
    expect(css).toContain("\n[data-scheme='light'] {color-scheme: light;");
  });
});
