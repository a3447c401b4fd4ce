import { colorTokens, shadowTokens } from './tokens.ts';
import type { SchemeTokens, Theme } from './theme.ts';

/** A scheme whose every colour and shadow is this. */
const schemeOf = (value: string): SchemeTokens =>
  Object.fromEntries([...colorTokens, ...shadowTokens].map((token) => [token, value])) as SchemeTokens;

/** A theme whose schemes can be told apart, by the value of everything in them. */
export const themeOf = ({
  light,
  dark,
  defaultScheme,
}: Record<'light' | 'dark', string> & Pick<Theme, 'defaultScheme'>): Theme => ({
  shape: {
    radiusCard: '16px',
    radiusControl: '12px',
    textBase: '16px',
    fontDisplay: 'var(--font-body)',
    displayWeight: '700',
    displayTracking: '-0.02em',
    brandLine: 'none',
  },
  light: schemeOf(light),
  dark: schemeOf(dark),
  defaultScheme,
});
