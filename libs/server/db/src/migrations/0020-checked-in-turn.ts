import type { Migration } from '../migration.ts';

/** Pending payments and open events are asked for in turn: what a run did not come to is the first of the next one. */
const statements = `
alter table payments add column checked_at timestamptz;
comment on column payments.checked_at is 'when the recheck last asked for the payment';
drop index payments_pending;
create index payments_pending on payments (brand, checked_at nulls first, created_at desc, id desc) where status = 'pending';
alter table provider_events add column checked_at timestamptz;
comment on column provider_events.checked_at is 'when the recheck last tried to settle the event';
drop index provider_events_open;
create index provider_events_open on provider_events (brand, checked_at nulls first, received_at, provider, event_id)
  where settled_at is null;
`;

export const checkedInTurn: Migration = { name: '0020-checked-in-turn', statements };
