import { dayIn } from '@parlour/models/day';
import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { Viewing } from '../search/viewing.ts';

/** A member as a viewer, for what is shown to them without a call of theirs (live events, sign-up). */
export async function findViewing(
  db: BrandDatabase,
  brand: PublishedBrand,
  memberId: string,
  now: Date,
): Promise<Viewing> {
  const row = await db
    .selectFrom('profiles')
    .innerJoin('members', (join) =>
      join.onRef('members.brand', '=', 'profiles.brand').onRef('members.id', '=', 'profiles.member_id'),
    )
    .select(['profiles.country', 'profiles.region', 'profiles.city', 'members.paid_user'])
    .where('profiles.brand', '=', brand.id)
    .where('profiles.member_id', '=', memberId)
    .executeTakeFirst();
  if (!row) throw new Error('There is no such member to look through the eyes of.');
  return {
    brand,
    now,
    today: dayIn(brand.settings.time_zone, now),
    memberId,
    paidUser: row.paid_user,
    place: { country: row.country, region: row.region, city: row.city },
  };
}
