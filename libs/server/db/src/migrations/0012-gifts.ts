import type { Migration } from '../migration.ts';

/** Gifts wait for their sender's confirmation as words do. */
const statements = `
alter table held_messages add column gift_id text;
`;

export const gifts: Migration = { name: '0012-gifts', statements };
