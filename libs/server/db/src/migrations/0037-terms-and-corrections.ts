import type { Migration } from '../migration.ts';

/**
 * Maintenance finds the words of removed messages, and what was said of members who are erased since, without reading all others.
 * What moderators correct for a member is kept as it stood before, with the reason, as long as the member is.
 */
const statements = `
create index messages_removed_words on messages (deleted_at) where deleted_at is not null and text is not null;
create index decisions_stated on decisions (appeal_until) where facts <> '';

create table corrections (
  brand text not null,
  member_id uuid not null,
  former_date_of_birth date not null,
  facts text not null,
  created_at timestamptz not null,
  primary key (brand, member_id, created_at),
  foreign key (brand, member_id) references members on delete cascade
);
comment on table corrections is 'dates of birth that a moderator put right, as they stood before';
`;

export const termsAndCorrections: Migration = { name: '0037-terms-and-corrections', statements };
