/** What a log may hold of an error. */
export interface LoggedError {
  type: string;
  message: string;
  stack: string;
  code?: string;
  constraint?: string;
  /** What a mail server was told when it failed, such as `RCPT TO`. */
  command?: string;
  /** The number that it answered with. */
  responseCode?: number;
  /** What lies behind it: of a request that failed, why there was no connection. */
  cause?: LoggedError;
  [fact: string]: unknown;
}

/** Of several errors in one. */
const SHOWN = 3;

/**
 * An error for the log. A database's error quotes values, in its message and in its details, and a mail server's reply quotes
 * addresses: of such only codes, constraint and command are kept, and where it happened.
 */
export function loggedError(thrown: unknown): LoggedError {
  const error = thrown instanceof Error ? thrown : new Error('something that is no error was thrown');
  const { code, constraint, severity, command, responseCode } = error as unknown as Record<string, unknown>;
  const isOfDatabase = typeof severity === 'string';
  const isOfMail = typeof command === 'string' || typeof responseCode === 'number';
  return {
    type: error.name,
    message: isOfDatabase ? 'a database error' : isOfMail ? 'a mail transport error' : error.message,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(typeof command === 'string' ? { command } : {}),
    ...(typeof responseCode === 'number' ? { responseCode } : {}),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
    ...(error instanceof AggregateError ? { errors: error.errors.slice(0, SHOWN).map(loggedError) } : {}),
  };
}
