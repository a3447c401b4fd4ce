import { sql } from 'kysely';

/** What the kit keeps only for a time. */
export const kitPurges = [
  { table: 'idempotency_keys', time: 'created_at', kept: '24 hours' },
  { table: 'sessions', time: 'expires_at' },
  {
    // Visits that are kept back: once their week is over, all who were here in it are listed by its Monday, together.
    table: 'profiles',
    time: 'hidden_visit_at',
    where: sql<boolean>`hidden_visit_at < date_trunc('week', now(), 'UTC')`,
    set: sql`active_at = greatest(active_at, date_trunc('week', hidden_visit_at, 'UTC')), hidden_visit_at = null`,
  },
] as const;
