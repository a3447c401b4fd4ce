import type { Migration } from '../migration.ts';

/**
 * What happened to a member: one row a thing (a conversation, a like of somebody), which keeps when it has to be told and
 * how. Nothing of what was written is in it.
 */
const statements = `
create table notifications (
  brand text not null,
  member_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('message', 'like', 'match', 'credits', 'account')),
  tag text not null,
  detail text,
  credits integer,
  profile_id uuid,
  conversation_id uuid,
  happened_at timestamptz not null,
  seen_at timestamptz,
  push_due_at timestamptz,
  mail_due_at timestamptz,
  mailed_seq integer,
  primary key (brand, member_id, id),
  unique (brand, member_id, tag),
  foreign key (brand, member_id) references members on delete cascade,
  foreign key (brand, profile_id) references members on delete cascade,
  foreign key (brand, conversation_id) references conversations on delete cascade
);
create index notifications_list on notifications (brand, member_id, happened_at desc, id desc);
create index notifications_about on notifications (brand, profile_id);
create index notifications_of_conversation on notifications (brand, conversation_id);
create index notifications_to_push on notifications (brand, push_due_at) where push_due_at is not null;
create index notifications_to_mail on notifications (brand, mail_due_at) where mail_due_at is not null;
create index notifications_old on notifications (happened_at);
create index push_subscriptions_endpoint on push_subscriptions (brand, endpoint);
alter table members add column mail_bounced_at timestamptz;
`;

export const notifications: Migration = { name: '0008-notifications', statements };
