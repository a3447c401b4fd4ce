import type { Migration } from '../migration.ts';

/** A report that was closed without a violation may be decided again; what was found first stays known beside the new outcome. */
const statements = `
alter table reports add column found_nothing_at timestamptz;
comment on column reports.found_nothing_at is 'when it was closed without a violation, where it was decided again since';
`;

export const reportsDecidedAgain: Migration = { name: '0032-reports-decided-again', statements };
