import type { Migration } from '../migration.ts';

/**
 * A picture that a moderator rejected is known again, whoever uploads it: by a digest of its pixels, with the rule that it broke.
 * Whoever is blocked is told the name that the other had then, and no later one.
 */
const statements = `
alter table photos add column digest text;
comment on column photos.digest is 'of its pixels; null where the photo came before it was kept';

create table refused_photos (
  brand text not null,
  digest text not null,
  rule text not null,
  decision_id uuid,
  kept_until timestamptz not null,
  primary key (brand, digest, rule)
);
create index refused_photos_kept on refused_photos (kept_until);
create index refused_photos_decision on refused_photos (brand, decision_id);
comment on table refused_photos is 'pictures that were rejected, by the digest of their pixels, whoever had them';
comment on column refused_photos.decision_id is 'by which it was rejected last; null once whom that was about is erased';

alter table blocks add column blocker_name text;
update blocks set blocker_name = p.name from profiles p where p.brand = blocks.brand and p.member_id = blocks.blocker_id;
comment on column blocks.blocker_name is 'what whoever blocks was called when they did';
`;

export const knownAgain: Migration = { name: '0038-known-again', statements };
