import type { Migration } from '../migration.ts';

/**
 * Who decided, so that a complaint is read by somebody else (Digital Services Act, article 20(6)), and when a complaint or a question
 * was answered. Questions wait in the moderators' queue as complaints do.
 */
const statements = `
alter table decisions add column decided_by text;
alter table decisions add column appeal_by text;
comment on column decisions.appeal_by is 'who upheld it, or took it back';
alter table reports add column decided_by text;
alter table reports add column found_nothing_by text;
alter table corrections add column corrected_by text;
alter table inquiries add column answered_by text;
alter table inquiries add column answered_at timestamptz;
drop index inquiries_waiting;
create index inquiries_waiting on inquiries (brand, kind, created_at, id) where status = 'received';
`;

export const whoDecided: Migration = { name: '0040-who-decided', statements };
