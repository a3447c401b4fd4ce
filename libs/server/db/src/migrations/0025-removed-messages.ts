import type { Migration } from '../migration.ts';

/**
 * Whether unread words are still news counts those that were removed from among them: by an index of the removed alone, however
 * many nobody has read.
 */
const statements = `
create index messages_removed on messages (brand, conversation_id, seq) where deleted_at is not null or hidden_from_recipient;
`;

export const removedMessages: Migration = { name: '0025-removed-messages', statements };
