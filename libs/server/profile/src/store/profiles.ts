import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import type { ProfilesTable } from '@parlour/server-db/tables/profiles';
import type { Selectable, Updateable } from 'kysely';

const columns = [
  'profiles.member_id',
  'profiles.name',
  'profiles.gender',
  'profiles.sexuality',
  'profiles.date_of_birth',
  'profiles.country',
  'profiles.region',
  'profiles.city',
  'profiles.interests',
  'profiles.hair_color',
  'profiles.eye_color',
  'profiles.body_type',
  'profiles.relationship_status',
  'profiles.tattoos',
  'profiles.about_me',
  'profiles.about_me_status',
  'profiles.status',
  'profiles.blur_images',
  'profiles.show_city',
  'profiles.show_to_visitors',
] as const;

type Column = (typeof columns)[number] extends `profiles.${infer Name extends keyof ProfilesTable}` ? Name : never;

export type ProfileRow = Pick<Selectable<ProfilesTable>, Column> & {
  member_status: 'not_confirmed' | 'active' | 'pending_deletion' | 'blocked';
  paid_user: boolean;
};

/** A profile with its member's state; null where there never was one. */
export async function findProfile(db: BrandDatabase, brand: string, memberId: string): Promise<ProfileRow | null> {
  const row = await db
    .selectFrom('profiles')
    .innerJoin('members', (join) =>
      join.onRef('members.brand', '=', 'profiles.brand').onRef('members.id', '=', 'profiles.member_id'),
    )
    .select(columns)
    .select(['members.status as member_status', 'members.paid_user'])
    .where('profiles.brand', '=', brand)
    .where('profiles.member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? null;
}

export type ProfileChanges = Updateable<
  Pick<
    ProfilesTable,
    | 'name'
    | 'gender'
    | 'sexuality'
    | 'interests'
    | 'hair_color'
    | 'eye_color'
    | 'body_type'
    | 'relationship_status'
    | 'tattoos'
    | 'about_me'
    | 'about_me_status'
    | 'country'
    | 'region'
    | 'city'
  >
>;

export async function updateProfile(
  db: BrandDatabase,
  brand: string,
  memberId: string,
  changes: ProfileChanges,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('profiles').set(changes).where('brand', '=', brand).where('member_id', '=', memberId).execute();
}

/** Gives a member another name; false where somebody already has it. */
export async function renameMember(
  trx: Transaction,
  brand: string,
  memberId: string,
  name: string,
  nameKey: string,
): Promise<boolean> {
  const taken = await trx
    .selectFrom('members')
    .select('id')
    .where('brand', '=', brand)
    .where('name_key', '=', nameKey)
    .where('id', '<>', memberId)
    .executeTakeFirst();
  if (taken) return false;
  await trx
    .updateTable('members')
    .set({ name, name_key: nameKey })
    .where('brand', '=', brand)
    .where('id', '=', memberId)
    .execute();
  return true;
}
