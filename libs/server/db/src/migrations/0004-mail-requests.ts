import type { Migration } from '../migration.ts';

/**
 * Mails that anybody may ask for, counted by address whether or not somebody here has it, so that the count tells nothing.
 * Of the address only a hash is kept.
 */
const statements = `
create table mail_requests (
  brand text not null,
  id uuid not null,
  purpose text not null,
  address_hash bytea not null,
  network text not null,
  requested_at timestamptz not null,
  primary key (brand, id)
);
create index mail_requests_of_address on mail_requests (brand, purpose, address_hash, requested_at desc);
create index mail_requests_of_network on mail_requests (brand, purpose, network, requested_at desc);
`;

export const mailRequests: Migration = { name: '0004-mail-requests', statements };
