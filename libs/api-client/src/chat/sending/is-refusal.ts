import { ApiError } from '../../api-error.ts';

/**
 * True where the server has refused a message, so that the same one would be refused again. False where an attempt had
 * no answer, and where the server did not look for the message: no connection, too many calls, a session that is over,
 * a page that is too old (contract part 1, rules 2, 6, 7 and 14). Such a message stays the same one when it is tried
 * again.
 */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  !error.mayHaveHappened &&
  !error.authenticationRequired &&
  ![0, 426, 429].includes(error.status);
