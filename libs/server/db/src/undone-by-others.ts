import { isSqlState } from './sql-state.ts';

/** Where PostgreSQL refuses to run a kept plan whose columns a migration has changed; other refusals have the same code. */
const staleAt = 'RevalidateCachedQuery';

/** Was a kept plan refused, before it was run, since the columns that it answers are others now? */
export const isPlanStale = (error: unknown): boolean =>
  isSqlState(error, 'feature_not_supported') && (error as { routine?: unknown }).routine === staleAt;

/**
 * Was a statement, with the transaction that it belonged to, undone for what others did at that moment? Whoever asks again need
 * not meet them: of two who waited for each other the database ended one, or tables were changed for a newer version.
 */
export const isUndoneByOthers = (error: unknown): boolean =>
  isSqlState(error, 'deadlock_detected') || isPlanStale(error);
