import type { Migration } from '../migration.ts';

/** The requests that wait for a member's answer are counted with every list of conversations, by who was asked. */
const statements = `
create index conversations_requests on conversations (brand, (case started_by when low_id then high_id else low_id end))
  where state = 'request';
`;

export const requests: Migration = { name: '0026-requests', statements };
