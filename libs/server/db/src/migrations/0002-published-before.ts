import type { Migration } from '../migration.ts';

/** A rollback goes to what was in force before, whatever its number; the versions in their order, the latest last. */
const statements = `
alter table brands add column published_before integer[] not null default '{}';
`;

export const publishedBefore: Migration = { name: '0002-published-before', statements };
