import { contrastRatio } from '@parlour/ui/theme/contrast';
import { glowOf } from '@parlour/ui/theme/glow';
import { contrastPairs } from '@parlour/ui/theme/pairs';
import type { Scheme, SchemeTokens } from '@parlour/ui/theme/theme';
import { colorTokens, type ColorToken } from '@parlour/ui/theme/tokens';
import { accentForGlow, edgeRatio, glowRatio } from './accent-for-glow.ts';
import type { Report } from './checks/rule.ts';
import { nearestPassing, nearestPassingAll } from './nearest-passing.ts';

const schemes: readonly Scheme[] = ['light', 'dark'];

/**
 * Reports the colours that cannot be read in the pairs that components put together, in both schemes (WCAG 2.2, 1.4.3
 * and 1.4.11), and what is lost in the evening glow: words by a bright accent, and the colour of the button that stands
 * there. A pair of which a colour is missing is passed over.
 */
export function checkContrast(theme: Partial<Record<Scheme, Partial<SchemeTokens>>>, report: Report): void {
  for (const scheme of schemes) {
    const colors = theme[scheme] ?? {};
    for (const token of colorTokens) checkColor(colors, scheme, token, report);
    checkGlow(colors, scheme, report);
  }
}

/** Names a colour that cannot be read on all that it stands on, with the nearest one that can be used in its place. */
function checkColor(colors: Partial<SchemeTokens>, scheme: Scheme, token: ColorToken, report: Report): void {
  const color = colors[token];
  if (!color) return;
  const onThese = contrastPairs.flatMap(({ foreground, background: name, ratio }) => {
    const ground = colors[name];
    return foreground === token && ground ? [{ name, color: ground, ratio }] : [];
  });
  const failing = onThese.filter((ground) => contrastRatio(color, ground.color) < ground.ratio);
  if (failing.length === 0) return;
  const reached = failing.map(
    (ground) => `${contrastRatio(color, ground.color).toFixed(2)} of ${ground.ratio} on ${ground.name} ${ground.color}`,
  );
  const beneathThese = contrastPairs.flatMap(({ foreground, background, ratio }) => {
    const front = colors[foreground];
    return background === token && front ? [{ color: front, ratio }] : [];
  });
  const better = nearestPassingAll(color, [...onThese, ...beneathThese]) ?? nearestPassingAll(color, onThese);
  const grounds = onThese.map((ground) => `${ground.name} ${ground.color}`).join(', ');
  const suggestion = better
    ? `${better} would pass`
    : `no one colour passes on all that it stands on, ${grounds}: one of these has to change`;
  report(['theme', scheme, token], `${color} reaches ${reached.join(', ')}`, suggestion);
}

/** Names a button's colour that is lost in the evening glow, and an accent that glows too brightly behind words on the deep ground. */
function checkGlow(
  { accent, deep, onDeep, accentOnDeep }: Partial<SchemeTokens>,
  scheme: Scheme,
  report: Report,
): void {
  if (!accent || !deep) return;
  const glow = glowOf({ accent, deep });
  if (accentOnDeep && contrastRatio(accentOnDeep, glow) < edgeRatio) {
    const reached = contrastRatio(accentOnDeep, glow).toFixed(2);
    const better = nearestPassing(accentOnDeep, glow, edgeRatio);
    report(
      ['theme', scheme, 'accentOnDeep'],
      `in the glow of accent ${accent} it reaches ${reached} of ${edgeRatio}`,
      better ? `${better} would pass there` : 'no colour would: change accent or deep',
    );
  }
  if (!onDeep) return;
  const reached = contrastRatio(onDeep, glow);
  if (reached >= glowRatio) return;
  const reason = `in its glow onDeep ${onDeep} reaches ${reached.toFixed(2)} of ${glowRatio}`;
  const better = accentForGlow({ accent, deep, onDeep });
  report(
    ['theme', scheme, 'accent'],
    reason,
    better ? `${better} would pass` : 'no accent would: change deep or onDeep',
  );
}
