import type { Migration } from '../migration.ts';

/** Whoever never confirmed and is let in again has the time to confirm once more, before the account expires. */
const statements = `
alter table members add column reopened_at timestamptz;
comment on column members.reopened_at is 'when the member last came back from leaving, or was let in again';
`;

export const reopenedAccounts: Migration = { name: '0029-reopened-accounts', statements };
