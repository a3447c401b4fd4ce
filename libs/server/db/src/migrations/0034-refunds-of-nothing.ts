import type { Migration } from '../migration.ts';

/**
 * A payment may go back when all of its credits are spent: its money is booked beside two entries of zero. What is there already
 * obeys the stricter rule, so that nothing has to be read for the new one.
 */
const statements = `
alter table ledger_entries drop constraint ledger_entries_credits_check;
alter table ledger_entries add constraint ledger_entries_credits_check
  check (credits <> 0 or account in ('member', 'refunds')) not valid;
`;

export const refundsOfNothing: Migration = { name: '0034-refunds-of-nothing', statements };
