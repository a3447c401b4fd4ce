/** The environment is wrong; the message names each variable with what is wrong about it. */
export class ConfigurationError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(['The configuration is wrong:', ...problems].join('\n  '));
    this.name = 'ConfigurationError';
    this.problems = problems;
  }
}
