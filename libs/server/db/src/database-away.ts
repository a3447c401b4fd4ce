import { codeOf } from '@parlour/server-node/code-of';

/**
 * The codes of a database that is about to end, has ended, begins only now, has no connection left, or takes no changes
 * (`25006`: during a failover the address leads to a standby for a while; nothing here is read-only by itself). Whatever
 * was under way is undone. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const endings: ReadonlySet<unknown> = new Set(['57P01', '57P02', '57P03', '53300', '25006']);

/** The code for a statement that has waited or worked for too long: it is undone, and its transaction with it. */
const canceled = '57014';

/** There was no connection to be had, or it was lost while nothing could have been done: nothing is left behind. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('The database is away', { cause });
    this.name = 'DatabaseAway';
  }
}

/** Did the database itself say this, and not what lies before it? */
const isAnswer = (error: unknown): boolean => error instanceof Error && 'severity' in error;

/** Does the connection end with this answer, or is to be ended, whatever was under way? */
export const isEnding = (error: unknown): boolean => isAnswer(error) && endings.has(codeOf(error));

/** The error for having no connection. An error that no waiting mends, such as a wrong password, stays as it is. */
export const withoutConnection = (error: unknown): unknown =>
  isAnswer(error) && !isEnding(error) ? error : new DatabaseAway(error);

/**
 * Did a statement or transaction fail because the database is away, and leave nothing behind? False where its
 * connection was lost, or its answer came too late, after it may have been done: nobody knows then what it did.
 */
export const isDatabaseAway = (error: unknown): boolean => error instanceof DatabaseAway || isEnding(error);

/**
 * Did a database that is there end a statement that waited or worked for too long? The statement leaves nothing behind
 * either, but would likely take as long again.
 */
export const isEndedForLength = (error: unknown): boolean => isAnswer(error) && codeOf(error) === canceled;
