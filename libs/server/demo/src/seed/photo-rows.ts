import type { PhotosTable } from '@parlour/server-db/tables/profiles';
import type { Insertable } from 'kysely';
import type { CastMember } from '../cast/cast-member.ts';
import { grounds, portraitKey } from '../portrait-key.ts';
import { randomOf } from '../random.ts';
import { seededId } from '../seeded-id.ts';
import type { DemoConversation } from '../world/conversations.ts';

type PhotoRow = Insertable<PhotosTable> & { is_main: boolean };

/** A member's photos, the main one first; all are drawn from their keys. Of the others some are for premium members or matches only. */
export function photoRows(brand: string, member: CastMember): PhotoRow[] {
  const { seed, photos, profile } = member;
  const random = randomOf(`${seed} photos`);
  return Array.from({ length: photos }, (_, photo) => ({
    ...drawnRow(brand, member, photo),
    id: seededId(`${seed} photo ${photo}`, profile.created_at),
    visibility: photo === 0 ? 'all' : random.pick(['all', 'all', 'premium', 'premium', 'matches']),
    position: photo,
    is_main: photo === 0,
    created_at: profile.created_at,
  }));
}

/** The photos that were sent in a conversation, none of which its sender shows on the profile. */
export const sentPhotoRows = (brand: string, { messages }: DemoConversation): PhotoRow[] =>
  messages
    .filter(({ content }) => content.type === 'image')
    .map(({ id, seq, sender, sentAt }) => ({
      ...drawnRow(brand, sender, sender.photos + seq),
      id: sentPhotoId(id, sentAt),
      kind: 'chat',
      position: 0,
      is_main: false,
      created_at: sentAt,
    }));

/** The same at every seeding, so that a message can name its photo before the row of either is written. */
export const sentPhotoId = (messageId: string, sentAt: Date): string => seededId(`${messageId} photo`, sentAt);

/** What any photo of a member has that is drawn from its key, `photo` being which of theirs it is. */
function drawnRow(brand: string, { id, seed, age, profile }: CastMember, photo: number) {
  const firstGround = randomOf(`${seed} grounds`).between(0, grounds - 1);
  return {
    brand,
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
    status: 'approved' as const,
  };
}
