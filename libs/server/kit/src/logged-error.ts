/** What a log may hold of an error. */
export interface LoggedError {
  type: string;
  message: string;
  stack: string;
  code?: string;
  constraint?: string;
  [fact: string]: unknown;
}

/** Of several errors in one. */
const SHOWN = 3;

/**
 * An error for the log. A database's error quotes values, in its message and in its details: of it only the code and the
 * constraint are kept, and where it happened.
 */
export function loggedError(thrown: unknown): LoggedError {
  const error = thrown instanceof Error ? thrown : new Error('something that is no error was thrown');
  const { code, constraint, severity } = error as { code?: unknown; constraint?: unknown; severity?: unknown };
  const isOfDatabase = typeof severity === 'string';
  return {
    type: error.name,
    message: isOfDatabase ? 'a database error' : error.message,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(error instanceof AggregateError ? { errors: error.errors.slice(0, SHOWN).map(loggedError) } : {}),
  };
}
