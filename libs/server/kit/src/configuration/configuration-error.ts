import { ExplainedError } from '@parlour/brand/explained-error';

/** The environment is wrong; the message names each variable with what is wrong about it. */
export class ConfigurationError extends ExplainedError {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(['The configuration is wrong:', ...problems].join('\n  '));
    this.problems = problems;
  }
}
