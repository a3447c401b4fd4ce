import type { Migration } from '../migration.ts';

/** Either of the two who speak may remove a message for themselves alone (contract E4). */
const statements = `
alter table messages
  add column hidden_from_sender boolean not null default false,
  add column hidden_from_recipient boolean not null default false;
`;

export const hiddenMessages: Migration = { name: '0024-hidden-messages', statements };
