import { sql } from 'kysely';
import type { SwipeChoice } from '@parlour/contract/members/swipe-round';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';

export interface NewSwipe {
  brand: string;
  memberId: string;
  profileId: string;
  choice: SwipeChoice;
  /** YYYY-MM-DD */
  day: string;
  now: Date;
}

/** Writes a choice; a new one takes the place of an older one about the same profile, but nothing that of a like. */
export async function writeSwipe(trx: Transaction, { brand, memberId, profileId, ...made }: NewSwipe): Promise<void> {
  const choice = { choice: made.choice, day: made.day, created_at: made.now };
  await trx
    .insertInto('swipes')
    .values({ brand, member_id: memberId, profile_id: profileId, ...choice })
    .onConflict((conflict) =>
      conflict
        .columns(['brand', 'member_id', 'profile_id'])
        .doUpdateSet(choice)
        .where('swipes.brand', '=', brand)
        .where('swipes.choice', '<>', 'like'),
    )
    .execute();
}

export interface LikesOfDay {
  brand: string;
  memberId: string;
  /** YYYY-MM-DD */
  day: string;
}

/** Likes given in the game that day. */
export async function findSwipeLikes(db: BrandDatabase, { brand, memberId, day }: LikesOfDay): Promise<number> {
  const row = await db
    .selectFrom('swipe_rounds')
    .select('likes')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('day', '>=', day)
    .executeTakeFirst();
  return row?.likes ?? 0;
}

/**
 * Counts one like of the day and answers how many it are now; null where the limit is reached. The member's row is locked
 * until the transaction ends, so two devices cannot pass the limit; a request that was slow at midnight counts for the newer day.
 */
export async function takeSwipeLike(
  trx: Transaction,
  { brand, memberId, day }: LikesOfDay,
  limit: number,
): Promise<number | null> {
  if (limit === 0) return null;
  const { rows } = await sql<{ likes: number }>`
    insert into swipe_rounds as round (brand, member_id, day, likes) values (${brand}, ${memberId}, ${day}::date, 1)
    on conflict (brand, member_id) do update set
      day = greatest(round.day, excluded.day),
      likes = case when round.day >= excluded.day then round.likes + 1 else 1 end
    where round.brand = ${brand} and (round.day < excluded.day or round.likes < ${limit}::int)
    returning likes`.execute(trx);
  return rows[0]?.likes ?? null;
}
