import type { Migration } from '../migration.ts';

/**
 * The swipe game: one row a member that counts the likes of a day, whose lock keeps two devices within it; choices by kind,
 * newest first. And which likes a session was already shown in full.
 */
const statements = `
create table swipe_rounds (
  brand text not null,
  member_id uuid not null,
  day date not null,
  likes integer not null check (likes >= 0),
  primary key (brand, member_id),
  foreign key (brand, member_id) references members on delete cascade
);
drop index swipes_of_day;
create index swipes_by_choice on swipes (brand, member_id, choice, created_at desc);
alter table sessions add column handed_likes uuid[] not null default '{}';
`;

export const swipes: Migration = { name: '0007-swipes', statements };
