import { contrastRatio } from '@parlour/ui/theme/contrast';
import { contrastPairs, type ContrastPair } from '@parlour/ui/theme/pairs';
import type { Scheme, SchemeTokens, Theme } from '@parlour/ui/theme/theme';
import type { Report } from './cross-checks.ts';
import { nearestPassing } from './nearest-passing.ts';
import { Color } from './theme-schema.ts';

const schemes: readonly Scheme[] = ['light', 'dark'];

/** Every pair of colours that a component puts together can be read, in both schemes (WCAG 2.2, 1.4.3 and 1.4.11). */
export function checkContrast(theme: Theme, report: Report): void {
  for (const scheme of schemes) {
    for (const pair of contrastPairs) {
      const failure = contrastFailure(theme[scheme], pair);
      if (failure) report(['theme', scheme, pair.foreground], failure);
    }
  }
}

/** Why a pair cannot be read, with the nearest colour that could; null where it can, or where a colour is malformed. */
function contrastFailure(colors: SchemeTokens, { foreground, background, ratio }: ContrastPair): string | null {
  const [front, back] = [colors[foreground], colors[background]];
  if (!Color.safeParse(front).success || !Color.safeParse(back).success) return null;
  const reached = contrastRatio(front, back);
  if (reached >= ratio) return null;
  const better = nearestPassing(front, back, ratio) ?? 'no colour';
  return `${front} on ${background} ${back} reaches ${reached.toFixed(2)} of ${ratio}; ${better} would pass`;
}
