import type { Migration } from '../migration.ts';

/** Messages that somebody has still to be told of are found by their seat, so that a message needs no job of its own. */
const statements = `
alter table participants add column untold_at timestamptz;
comment on column participants.untold_at is 'the newest message for this member that nobody has told them of yet';
create index participants_untold on participants (brand, untold_at, conversation_id, member_id) where untold_at is not null;
`;

export const untoldMessages: Migration = { name: '0014-untold-messages', statements };
