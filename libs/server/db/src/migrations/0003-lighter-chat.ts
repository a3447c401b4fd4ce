import type { Migration } from '../migration.ts';

/**
 * Spares each message what it would write in vain. No query reads participants by whether something is unread. Old
 * events are cleared for all brands at once, which an index by brand does not serve: ranges of blocks do, at next to no
 * cost.
 */
const statements = `
drop index participants_unread;
drop index mailbox_events_old;
create index mailbox_events_old on mailbox_events using brin (created_at);
`;

export const lighterChat: Migration = { name: '0003-lighter-chat', statements };
