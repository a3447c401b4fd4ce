import type { Database } from '@parlour/server-db/database';

/** The one brand whose members are searched. */
export const brand = 'default';

/** The member who searches: a man in the Netherlands who has blocked some and was blocked by others. */
export const seekerId = '00000000-0000-7000-8000-000000000001';

/**
 * Members as a large brand has them. They are of both genders, in six countries with twelve regions each, 18 to 79
 * years old, and active a minute to a year ago. Two of three have a photo, one of fifty is invisible, one of forty is
 * not confirmed. They like each other, and the one who searches more than others.
 */
const crowd = (members: number): string => `
set session_replication_role = replica;
create function pg_temp.member(number bigint) returns uuid language sql immutable as
  $$ select ('00000000-0000-7000-8000-' || lpad(to_hex(number), 12, '0'))::uuid $$;
create temporary table people as
  select number, pg_temp.member(number) as id, random() as photo, random() as hidden, random() as region,
    timestamptz '2026-11-21 12:00+00' - power(random(), 3) * interval '365 days' as active_at,
    timestamptz '2026-11-21 12:00+00' - random() * interval '1500 days' as created_at,
    (array['NL', 'NL', 'NL', 'DE', 'DE', 'FR', 'BE', 'ES', 'IT'])[1 + floor(random() * 9)::int] as country
  from generate_series(1, ${members}) as number;
insert into members (brand, id, email, email_key, name, name_key, password_hash, status, language, signup_date, confirmed_at)
  select '${brand}', id, number || '@example.org', number || '@example.org', 'Member ' || number, 'member ' || number, '', 'active', 'en',
    created_at, created_at from people;
insert into profiles (brand, member_id, name, gender, date_of_birth, country, region, city, interests, hair_color, eye_color, body_type,
    relationship_status, tattoos, status, photo_verified, main_photo_id, photos_total, invisible, show_to_visitors, show_online,
    created_at, active_at)
  select '${brand}', id, 'Member ' || number, case when number % 2 = 1 then 'male' else 'female' end,
    date '2008-11-20' - floor(random() * 61 * 365)::int, country, lower(country) || '-' || floor(region * 12)::int,
    'City ' || floor(region * 240)::int, (array['wine', 'music', 'art', 'travelling', 'adventure'])[1 + floor(random() * 5)::int:2],
    (array['red', 'brown', 'black', 'blond'])[1 + floor(random() * 4)::int],
    (array['green', 'brown', 'blue'])[1 + floor(random() * 3)::int],
    (array['slim', 'average', 'athletic', 'curvy'])[1 + floor(random() * 4)::int],
    (array['single', 'divorced', 'married'])[1 + floor(random() * 3)::int],
    (array['none', 'few', 'many'])[1 + floor(random() * 3)::int], case when hidden < 0.025 then 'disabled' else 'active' end,
    random() < 0.2, case when photo < 0.67 then id end, (photo < 0.67)::int, hidden > 0.98, random() < 0.2, random() < 0.9, created_at, active_at
  from people;
insert into photos (brand, id, member_id, storage_key, width, height, status, position, is_main)
  select '${brand}', id, id, '', 720, 900, 'approved', 0, true from people where photo < 0.67;
insert into likes (brand, from_id, to_id, source, created_at)
  select '${brand}', '${seekerId}', id, 'list', active_at from people where number between 2 and 4000 and number % 2 = 0
  union all select '${brand}', id, '${seekerId}', 'list', active_at from people where number between 2 and 8000 and number % 4 = 0;
insert into blocks (brand, blocker_id, blocked_id, created_at)
  select '${brand}', '${seekerId}', id, active_at from people where number between 10000 and 10060
  union all select '${brand}', id, '${seekerId}', active_at from people where number between 20000 and 20040;
insert into likes (brand, from_id, to_id, source, created_at)
  select '${brand}', pg_temp.member(1 + (number::bigint * 7919) % ${members}), id, 'list', active_at from people where number % 3 = 0
  on conflict do nothing;
drop table people;
set session_replication_role = origin`;

/** Fills the database; the walks' indexes are made once all rows are there, which is much quicker than row by row. */
export async function makeCrowd(database: Database, members: number): Promise<void> {
  const { rows } = await database.executeSql(
    `select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'profiles' and schemaname = 'public' and indexname <> 'profiles_pkey'`,
  );
  const indexes = rows as { name: string; definition: string }[];
  await database.executeSql(indexes.map(({ name }) => `drop index ${name}`).join(';'));
  await database.executeSql(crowd(members));
  for (const { definition } of indexes) await database.executeSql(definition);
  await database.executeSql('vacuum analyze profiles');
  await database.executeSql('vacuum analyze photos');
  await database.executeSql('vacuum analyze likes');
  await database.executeSql('analyze');
}
