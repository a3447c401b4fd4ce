import type { DecisionProblem } from '@parlour/models/safety/decisions';

/** What is wrong with what was asked for: with the decision, with the digest that says which text was read, or with a date of birth. */
export type ModerationProblem = Omit<DecisionProblem, 'field'> & {
  field: DecisionProblem['field'] | 'digest' | 'born';
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
