import { contrastRatio } from '@parlour/ui/theme/contrast';
import { glowOf } from '@parlour/ui/theme/glow';
import { mix } from '@parlour/ui/theme/mix';
import type { ColorTokens } from '@parlour/ui/theme/theme';

const steps = 255;

/** What text on the brightest glow needs (WCAG 2.2, 1.4.3). */
export const glowRatio = 4.5;

/** What the edge of a button on it needs (WCAG 2.2, 1.4.11). */
export const edgeRatio = 3;

/**
 * The accent nearest to a scheme's own, on the straight way to its deep ground, in whose glow words can be read: its own
 * where they can. Null where they cannot be read on the deep ground itself.
 */
export function accentForGlow({
  accent,
  deep,
  onDeep,
}: Pick<ColorTokens, 'accent' | 'deep' | 'onDeep'>): string | null {
  for (let step = 0; step <= steps; step += 1) {
    const candidate = mix(accent, deep, step / steps);
    if (contrastRatio(onDeep, glowOf({ accent: candidate, deep })) >= glowRatio) return candidate;
  }
  return null;
}
