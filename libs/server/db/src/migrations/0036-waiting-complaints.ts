import type { Migration } from '../migration.ts';

/**
 * Complaints that wait stand in the moderators' queue, in its order. A main photo that was rejected is it again when that was wrong,
 * unless its owner has chosen another since.
 */
const statements = `
create index inquiries_waiting on inquiries (brand, created_at, id) where kind = 'complaint' and status = 'received';
alter table photos add column was_main boolean not null default false;
comment on column photos.was_main is 'the main photo until a moderator rejected it';
`;

export const waitingComplaints: Migration = { name: '0036-waiting-complaints', statements };
