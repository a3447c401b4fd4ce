import { contrastRatio } from '@parlour/ui/theme/contrast';
import { glowOf } from '@parlour/ui/theme/glow';
import { contrastPairs, type ContrastPair } from '@parlour/ui/theme/pairs';
import type { Scheme, SchemeTokens } from '@parlour/ui/theme/theme';
import { accentForGlow, glowRatio } from './accent-for-glow.ts';
import type { Report } from './checks/rule.ts';
import { nearestPassing } from './nearest-passing.ts';

const schemes: readonly Scheme[] = ['light', 'dark'];

/**
 * Every pair of colours that a component puts together can be read, in both schemes (WCAG 2.2, 1.4.3 and 1.4.11), and so can
 * words in an evening's glow. A pair of which a colour is missing is passed over.
 */
export function checkContrast(theme: Partial<Record<Scheme, Partial<SchemeTokens>>>, report: Report): void {
  for (const scheme of schemes) {
    const colors = theme[scheme] ?? {};
    for (const pair of contrastPairs) checkPair(colors, scheme, pair, report);
    checkGlow(colors, scheme, report);
  }
}

/** Names a pair that cannot be read, with the nearest colour that could. */
function checkPair(
  colors: Partial<SchemeTokens>,
  scheme: Scheme,
  { foreground, background, ratio }: ContrastPair,
  report: Report,
): void {
  const [front, back] = [colors[foreground], colors[background]];
  if (!front || !back) return;
  const reached = contrastRatio(front, back);
  if (reached >= ratio) return;
  const reason = `${front} on ${background} ${back} reaches ${reached.toFixed(2)} of ${ratio}`;
  report(['theme', scheme, foreground], reason, `${nearestPassing(front, back, ratio) ?? 'no colour'} would pass`);
}

/** Names an accent that glows too brightly behind words on the deep ground. */
function checkGlow({ accent, deep, onDeep }: Partial<SchemeTokens>, scheme: Scheme, report: Report): void {
  if (!accent || !deep || !onDeep) return;
  const reached = contrastRatio(onDeep, glowOf({ accent, deep }));
  if (reached >= glowRatio) return;
  const reason = `in its glow onDeep ${onDeep} reaches ${reached.toFixed(2)} of ${glowRatio}`;
  report(['theme', scheme, 'accent'], reason, `${accentForGlow({ accent, deep, onDeep }) ?? 'no colour'} would pass`);
}
