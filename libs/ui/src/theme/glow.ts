import { mix } from './mix.ts';
import type { ColorTokens } from './theme.ts';

/** Per cent of the accent on the deep ground, where an evening glows brightest. */
export const brightestGlow = 38;

/** The ground in the midst of the brightest glow: words stand on it (WCAG 2.2, 1.4.3). */
export const glowOf = ({ accent, deep }: Pick<ColorTokens, 'accent' | 'deep'>): string =>
  mix(deep, accent, brightestGlow / 100);
