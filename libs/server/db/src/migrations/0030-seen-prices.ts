import type { Migration } from '../migration.ts';

/** What waits is never dearer than its writer was told; what waited before is free, for nobody knows any more what was said. */
const statements = `
alter table held_messages add column cost integer not null default 0 check (cost >= 0);
alter table held_messages alter column cost drop default;
comment on column held_messages.cost is 'credits that its writer was shown';
`;

export const seenPrices: Migration = { name: '0030-seen-prices', statements };
