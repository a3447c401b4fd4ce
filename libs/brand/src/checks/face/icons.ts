import { contrastRatio } from '@parlour/ui/theme/contrast';
import { letterOf } from '../../icon/letters.ts';
import { nearestPassing } from '../../nearest-passing.ts';
import { rule } from '../rule.ts';

/** The letter carries the meaning, so it needs what WCAG 2.2, 1.4.11 asks of a mark. */
const LETTER = 3;
/** The arch need only be seen. */
const ARCH = 1.5;

/** The icon that all sizes are drawn from can be made out, and begins like the brand's name. */
export const iconsRule = rule(['icons', 'name'], ({ icons, name }, report) => {
  const { letter, arch, ground, initial } = icons;
  const pairs = [
    ['letter', letter, 'arch', arch, LETTER],
    ['arch', arch, 'ground', ground, ARCH],
  ] as const;
  for (const [front, color, back, behind, wanted] of pairs) {
    const reached = contrastRatio(color, behind);
    if (reached >= wanted) continue;
    const reason = `${color} on the ${back} ${behind} reaches ${reached.toFixed(2)} of ${wanted}`;
    report(['icons', front], reason, `${nearestPassing(color, behind, wanted) ?? 'no colour'} would pass`);
  }
  const drawn = letterOf(initial);
  if (drawn === undefined) {
    report(
      ['icons', 'initial'],
      `there is no drawing of ${initial}`,
      'take a letter from A to Z, with or without marks',
    );
  }
  const first = name.charAt(0).toUpperCase();
  const wanted = letterOf(first);
  if (drawn && wanted && drawn !== wanted) {
    report(['icons', 'initial'], `${name} does not begin with ${initial}`, `write ${first}`, 'warning');
  }
});
