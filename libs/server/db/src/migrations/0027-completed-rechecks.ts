import type { Migration } from '../migration.ts';

/** Completed payments are asked about too, for some months: their provider may have paid one back without our hearing of it. */
export const completedRechecks: Migration = {
  name: '0027-completed-rechecks',
  statements: `
create index payments_completed on payments (brand, created_at) where status = 'completed';
`,
};
