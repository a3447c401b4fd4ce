import { checkContrast } from '../../theme-checks.ts';
import { rule } from '../rule.ts';

/** All that a component writes on a ground can be read. */
export const contrastRule = rule(['theme'], ({ theme }, report) => checkContrast(theme, report));
