import type { Schema } from './schema.ts';

/** The refusals that some code answers by more than failing: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const sqlStates = {
  feature_not_supported: '0A000',
  not_null_violation: '23502',
  unique_violation: '23505',
  deadlock_detected: '40P01',
  insufficient_privilege: '42501',
  lock_not_available: '55P03',
} as const;

/** What an error of either engine tells of a refusal. */
interface Refusal {
  code?: unknown;
  constraint?: unknown;
  table?: unknown;
  column?: unknown;
}

const refusalOf = (error: unknown): Refusal => (typeof error === 'object' && error !== null ? error : {});

/** Did a statement fail by this? It does not say where: a violated rule is asked for by its own name. */
export const isSqlState = (
  error: unknown,
  condition: Exclude<keyof typeof sqlStates, 'not_null_violation' | 'unique_violation'>,
): boolean => refusalOf(error).code === sqlStates[condition];

/** Is somebody else's row in the way of this constraint or unique index? Another one in the same transaction is another matter. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const refusal = refusalOf(error);
  return refusal.code === sqlStates.unique_violation && refusal.constraint === constraint;
}

/** Was this column given nothing, which a statement may bring about where what it depends on is no longer there? */
export function isNotNullViolation<Table extends keyof Schema>(
  error: unknown,
  table: Table,
  column: keyof Schema[Table] & string,
): boolean {
  const refusal = refusalOf(error);
  return refusal.code === sqlStates.not_null_violation && refusal.table === table && refusal.column === column;
}
