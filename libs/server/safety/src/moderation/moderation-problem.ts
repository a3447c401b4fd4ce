import type { DecisionProblem } from '@parlour/models/safety/decisions';

/** What was asked for cannot be done; all that is wrong is named. */
export class ModerationRefused extends Error {
  readonly problems: readonly DecisionProblem[];

  constructor(message: string, problems: readonly DecisionProblem[] = []) {
    super(message);
    this.name = 'ModerationRefused';
    this.problems = problems;
  }
}
