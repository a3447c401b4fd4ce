import type { Insertable } from 'kysely';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import type { ProfilesTable } from '@parlour/server-db/tables/profiles';

/** Adds the profile of a new member, hidden until the address is confirmed. */
export async function insertProfile(
  trx: Transaction,
  profile: Omit<Insertable<ProfilesTable>, 'status'>,
): Promise<void> {
  await trx
    .insertInto('profiles')
    .values({ ...profile, status: 'disabled' })
    .execute();
}

/** Keeps words as the draft of about-me: its owner sees them, nobody else does until they are saved. */
export async function draftAboutMe(trx: Transaction, brand: string, memberId: string, text: string): Promise<void> {
  await trx
    .updateTable('profiles')
    .set({ about_me: text, about_me_status: 'pending' })
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .execute();
}

/**
 * Has this member agreed to be seen by visitors (contract part 0, 16)?
 *
 * @param viewerId a member who opens a visitor's page, and may have been blocked; null for visitors
 */
export async function isOpenToVisitors(
  db: BrandDatabase,
  brand: string,
  memberId: string,
  viewerId: string | null,
): Promise<boolean> {
  const row = await db
    .selectFrom('profiles')
    .select('member_id')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('status', '=', 'active')
    .where('invisible', '=', false)
    .where('show_to_visitors', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blocks')
            .select('blocker_id')
            .where('brand', '=', brand)
            .where('blocker_id', '=', memberId)
            .where('blocked_id', '=', viewerId),
        ),
      ),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Has the member chosen not to be found? */
export async function isInvisible(db: BrandDatabase, brand: string, memberId: string): Promise<boolean> {
  const { invisible } = await db
    .selectFrom('profiles')
    .select('invisible')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return invisible;
}
