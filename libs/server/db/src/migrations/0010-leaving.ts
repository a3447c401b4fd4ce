import type { Migration } from '../migration.ts';

/**
 * What leaving needs: how far the erasing of a member has come, why people left, and the copies that members asked for of
 * their own data. The indexes are those by which the erasing finds a member's rows.
 */
const statements = `
alter table members add column erasure_began_at timestamptz;
alter table members add column erased_at timestamptz;
comment on column members.erasure_began_at is 'from here on nothing brings the member back';
comment on column members.erased_at is 'the row holds no personal data any more: it stays for the books, which know the member by the id alone';
create index members_due on members (brand, delete_at) where status = 'pending_deletion' and erased_at is null;

create table leavings (
  brand text not null,
  id uuid not null,
  member_id uuid,
  reasons text[] not null default '{}',
  comment text,
  left_at timestamptz not null,
  primary key (brand, id)
);
create index leavings_of_member on leavings (brand, member_id) where member_id is not null;

create table exports (
  brand text not null,
  id uuid not null,
  member_id uuid not null,
  state text not null check (state in ('preparing', 'ready')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (brand, id),
  foreign key (brand, member_id) references members on delete cascade
);
create index exports_of_member on exports (brand, member_id, created_at desc);
create index exports_expired on exports (brand, expires_at);

create index inquiries_of_member on inquiries (brand, member_id) where member_id is not null;
create index provider_events_of_payment on provider_events (brand, provider, provider_ref);
create index discount_codes_of_member on discount_codes (brand, member_id) where member_id is not null;
`;

export const leaving: Migration = { name: '0010-leaving', statements };
