import type { Migration } from '../migration.ts';

/**
 * Matches are listed by when they came to be: by the later of the two likes, for both. What the version before makes of a match
 * while this one takes over stands by its own like.
 */
const statements = `
alter table likes add column matched_at timestamptz;
comment on column likes.matched_at is 'when the like was returned or returned one; null where it is no match';
update likes l set matched_at = greatest(l.created_at, r.created_at) from likes r
  where l.matched and r.brand = l.brand and r.from_id = l.to_id and r.to_id = l.from_id;
drop index likes_matched;
create index likes_matched on likes (brand, from_id, coalesce(matched_at, created_at) desc, to_id) where matched;
`;

export const matchedSince: Migration = { name: '0028-matched-since', statements };
