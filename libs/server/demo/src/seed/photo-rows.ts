import type { PhotosTable } from '@parlour/server-db/tables/profiles';
import type { Insertable } from 'kysely';
import type { CastMember } from '../cast/cast-member.ts';
import { grounds, portraitKey } from '../portrait-key.ts';
import { randomOf } from '../random.ts';
import { seededId } from '../seeded-id.ts';

type PhotoRow = Insertable<PhotosTable> & { is_main: boolean };

/** A member's photos, the main one first; all are drawn from their keys. Of the others some are for premium members or matches only. */
export function photoRows(brand: string, { id, seed, age, photos, profile }: CastMember): PhotoRow[] {
  const random = randomOf(`${seed} photos`);
  const firstGround = random.between(0, grounds - 1);
  return Array.from({ length: photos }, (_, photo) => ({
    brand,
    id: seededId(`${seed} photo ${photo}`, profile.created_at),
    member_id: id,
    storage_key: portraitKey({
      brand,
      seed,
      gender: profile.gender,
      age,
      hairColor: profile.hair_color ?? null,
      photo,
      ground: (firstGround + photo) % grounds,
    }),
    width: 720,
    height: 900,
    status: 'approved',
    visibility: photo === 0 ? 'all' : random.pick(['all', 'all', 'premium', 'premium', 'matches']),
    position: photo,
    is_main: photo === 0,
    created_at: profile.created_at,
  }));
}
