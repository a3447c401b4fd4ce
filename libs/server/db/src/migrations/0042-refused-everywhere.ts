import type { Migration } from '../migration.ts';

/**
 * A report knows its pictures by their digests, also where their owner has deleted them since. A refused picture is kept with
 * each decision that refused it, so that taking one back leaves the others. The same picture is found wherever else it stands,
 * and so are rejected photos of albums once nobody may complain any more.
 */
const statements = `
alter table report_photos add column digest text;
comment on column report_photos.digest is 'of its pixels; null where that was not known when it was reported';
update report_photos set digest = photos.digest from photos
  where photos.brand = report_photos.brand and photos.id = report_photos.photo_id;

alter table refused_photos drop constraint refused_photos_pkey;
alter table refused_photos add column id uuid not null default gen_random_uuid();
alter table refused_photos add primary key (brand, id);
create index refused_photos_of_picture on refused_photos (brand, digest);
comment on column refused_photos.decision_id is 'by which it was rejected; null once whom that was about is erased';

create index photos_of_picture on photos (brand, digest) where digest is not null;
create index photos_rejected on photos (created_at) where kind = 'profile' and status = 'rejected';
`;

export const refusedEverywhere: Migration = { name: '0042-refused-everywhere', statements };
