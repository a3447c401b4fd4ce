import type { Migration } from '../migration.ts';

/** Completed payments are asked about in turn too: their provider may have paid one back without our hearing of it. */
export const completedRechecks: Migration = {
  name: '0027-completed-rechecks',
  statements: `
create index payments_completed on payments (brand, checked_at nulls first, created_at desc, id desc) where status = 'completed';
`,
};
