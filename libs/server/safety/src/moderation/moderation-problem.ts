import type { DecisionProblem } from '@parlour/models/safety/decisions';

/**
 * What is wrong with what was asked for: with the decision, with the digest that says which text was read, with a date of
 * birth, or with who does it.
 */
export type ModerationProblem = Omit<DecisionProblem, 'field'> & {
  field: DecisionProblem['field'] | 'digest' | 'born' | 'by';
};

/** What was asked for cannot be done; all that is wrong is named. */
export class ModerationRefused extends Error {
  readonly problems: readonly ModerationProblem[];

  constructor(message: string, problems: readonly ModerationProblem[] = []) {
    super(message);
    this.name = 'ModerationRefused';
    this.problems = problems;
  }
}
