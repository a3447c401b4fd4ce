import { isRemoval } from '@parlour/models/safety/decisions';
import { isNeverTakenAgain } from '@parlour/models/safety/refused-photos';
import type { DecisionRow } from './decisions.ts';

/**
 * Does a decision take away what it is about? A block does too, by a rule by which somebody is harmed each time that is seen;
 * of a profile it takes nothing, which nobody sees then. The database is asked the same by `tookContent`.
 */
export const takesContent = ({
  measure,
  target_type,
  rule,
}: Pick<DecisionRow, 'measure' | 'target_type' | 'rule'>): boolean =>
  isRemoval(measure) || (isBlock(measure) && target_type !== 'profile' && isNeverTakenAgain([rule]));

/** Does this measure keep a member out? */
export const isBlock = (measure: string): measure is 'suspended' | 'banned' =>
  measure === 'suspended' || measure === 'banned';
