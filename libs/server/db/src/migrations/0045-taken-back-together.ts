import type { Migration } from '../migration.ts';

/**
 * What a program took down, since the same picture was removed before, is found again by the picture: it goes back with the
 * decision that it rests on. A decision also knows what it has removed of the same member beside what it is about.
 */
const statements = `
alter table decisions add column picture text;
comment on column decisions.picture is 'by its digest, where a program knew it again; otherwise null';
update decisions set picture = photos.digest from photos
  where photos.brand = decisions.brand and photos.id = decisions.target_id and decisions.automated and decisions.target_type = 'photo';
create index decisions_of_picture on decisions (brand, picture) where picture is not null;
alter table decisions add column copies_removed text check (copies_removed in ('messages', 'album'));
comment on column decisions.copies_removed is 'where the same picture of the same member went too; messages where of both; null where nowhere';
`;

export const takenBackTogether: Migration = { name: '0045-taken-back-together', statements };
