/** What the kit keeps only for a time. */
export const kitPurges = [
  { table: 'idempotency_keys', time: 'created_at', kept: '24 hours' },
  { table: 'sessions', time: 'expires_at' },
] as const;
