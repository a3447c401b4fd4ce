import type { Migration } from '../migration.ts';

/** Whoever could not be erased waits behind those who have not had their turn since. */
const statements = `
comment on column members.erasure_began_at is 'when the member was last begun to be erased; from the first time on nothing brings the member back';
drop index members_due;
create index members_due on members (brand, coalesce(erasure_began_at, delete_at))
  where status = 'pending_deletion' and erased_at is null;
`;

export const erasingInTurn: Migration = { name: '0017-erasing-in-turn', statements };
