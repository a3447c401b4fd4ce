import { codeOf } from './code-of.ts';

/**
 * What a database answers that is about to end, has ended, begins only now, or has no connection left: whatever was under way is
 * undone. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const refusals: ReadonlySet<unknown> = new Set(['57P01', '57P02', '57P03', '53300']);

/** There was no connection to be had, so nothing of what it was wanted for has run. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('The database is away', { cause });
    this.name = 'DatabaseAway';
  }
}

/** Did the database itself say this, and not what lies before it? */
const isAnswer = (error: unknown): boolean => error instanceof Error && 'severity' in error;

const isRefusal = (error: unknown): boolean => isAnswer(error) && refusals.has(codeOf(error));

/** Why there is no connection; what no waiting mends, such as a wrong password, stays what it is. */
export const withoutConnection = (error: unknown): unknown =>
  isAnswer(error) && !isRefusal(error) ? error : new DatabaseAway(error);

/**
 * Did a statement or transaction fail by the database being away, and leave nothing behind? Not so where its connection was lost, or
 * its answer came too late: nobody knows then what it did.
 */
export const isDatabaseAway = (error: unknown): boolean => error instanceof DatabaseAway || isRefusal(error);
