import type { Migration } from '../migration.ts';

/**
 * What a report needs to be decided, the photos whose files it holds, and the decisions with their statements of
 * reasons. Decisions outlive the member they are about.
 */
const statements = `
alter table reports add column member_id uuid not null;
alter table reports add column reporter_key text not null;
alter table reports add column network text;
alter table reports add column decided_at timestamptz;
comment on column reports.member_id is 'whom the report is about';
comment on column reports.reporter_key is 'the reporter''s member id, or browser:<id> of a visitor';
create unique index reports_open on reports (brand, reporter_key, target_type, target_id) where status <> 'decided';
create index reports_waiting on reports (brand, created_at, id) where status <> 'decided';
create index reports_by_key on reports (brand, reporter_key, created_at desc);
create index reports_by_network on reports (brand, network, created_at desc) where network is not null;
create index reports_about on reports (brand, member_id, created_at desc);

create table report_photos (
  brand text not null,
  report_id uuid not null,
  photo_id uuid not null,
  storage_key text not null,
  kept_until timestamptz,
  primary key (brand, report_id, photo_id),
  foreign key (brand, report_id) references reports on delete cascade
);
comment on column report_photos.kept_until is 'null while the report is undecided; until then nothing removes the files';
create index report_photos_of_photo on report_photos (brand, photo_id);

create table decisions (
  brand text not null,
  id uuid not null,
  member_id uuid not null,
  report_id uuid,
  target_type text not null check (target_type in ('profile', 'photo', 'message', 'conversation')),
  target_id uuid not null,
  measure text not null check (measure in ('photo_removed', 'text_removed', 'message_held', 'warned', 'suspended', 'banned')),
  ground text not null check (ground in ('illegal', 'terms')),
  rule text not null,
  facts text not null,
  automated boolean not null default false,
  until timestamptz,
  ended_at timestamptz,
  appeal_state text not null default 'none' check (appeal_state in ('none', 'open', 'upheld', 'reversed')),
  appeal_until timestamptz not null,
  created_at timestamptz not null,
  primary key (brand, id),
  check ((measure = 'suspended') = (until is not null))
);
create index decisions_of_member on decisions (brand, member_id, created_at desc);
create index decisions_in_force on decisions (brand, member_id) where measure in ('suspended', 'banned') and ended_at is null;
create index decisions_ending on decisions (brand, until) where until is not null and ended_at is null;

create index photos_pending on photos (brand, created_at, id) where status = 'pending' and kind = 'profile';
alter table profiles add column about_me_pending_since timestamptz;
create index profiles_about_me_pending on profiles (brand, about_me_pending_since, member_id) where about_me_status = 'pending';
`;

export const moderation: Migration = { name: '0011-moderation', statements };
