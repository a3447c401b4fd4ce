import { sql, type Updateable } from 'kysely';
import type { Privacy } from '@parlour/contract/profile/privacy-fields';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { weekBefore } from '@parlour/server-db/shared-questions/week-before';
import type { ProfilesTable } from '@parlour/server-db/tables/profiles';

const columns = [
  'invisible',
  'show_to_visitors',
  'show_online',
  'show_age',
  'show_city',
  'read_receipts',
  'who_can_message',
  'blur_images',
  'blur_incoming',
  'hidden_words',
] as const satisfies readonly (keyof Privacy & keyof ProfilesTable)[];

/** A member's choices as they stand. */
export function findPrivacy(db: BrandDatabase, brand: string, memberId: string): Promise<Privacy> {
  return db
    .selectFrom('profiles')
    .select(columns)
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
}

/** Changes the named choices; answers all as they stand then. Who keeps the last visit back is no longer listed by it. */
export function updatePrivacy(
  db: BrandDatabase,
  brand: string,
  memberId: string,
  changes: Updateable<Pick<ProfilesTable, (typeof columns)[number]>>,
): Promise<Privacy> {
  return db
    .updateTable('profiles')
    .set(changes)
    .$if(changes.show_online === false, (update) =>
      update.set(({ ref }) => ({
        active_at: sql`case when show_online then ${weekBefore(ref('active_at'))} else active_at end`,
        hidden_visit_at: sql`case when show_online then active_at else hidden_visit_at end`,
      })),
    )
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .returning(columns)
    .executeTakeFirstOrThrow();
}
