import type { Migration } from '../migration.ts';

/** A database is production's from its first start on, before it has a member by whom anybody could tell. One row at most. */
const statements = `
create table production_mark (
  single boolean primary key default true check (single),
  since timestamptz not null default now()
);
`;

export const productionMark: Migration = { name: '0035-production-mark', statements };
