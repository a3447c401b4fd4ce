import type { Migration } from '../migration.ts';

/** What a member answered to the match finder, and the wish that photos in conversations arrive blurred. */
const statements = `
create table match_finder_answers (
  brand text not null,
  member_id uuid not null,
  interests text[] not null,
  min_age integer not null,
  max_age integer not null,
  near text not null check (near in ('region', 'country', 'anywhere')),
  relationship_statuses text[] not null,
  answered_at timestamptz not null,
  primary key (brand, member_id),
  foreign key (brand, member_id) references members on delete cascade
);
alter table profiles add column blur_incoming boolean not null default false;
`;

export const matchFinder: Migration = { name: '0009-match-finder', statements };
