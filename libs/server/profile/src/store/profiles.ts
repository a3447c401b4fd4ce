import { sql, type Selectable, type Updateable } from 'kysely';
import type { MemberStatus } from '@parlour/models/account/member-status';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import { prepared } from '@parlour/server-db/prepared';
import type { ProfilesTable } from '@parlour/server-db/tables/profiles';

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
  'profiles.about_me_pending_since',
  'profiles.status',
  'profiles.blur_images',
  'profiles.invisible',
  'profiles.show_to_visitors',
  'profiles.show_age',
] as const;

type Column = (typeof columns)[number] extends `profiles.${infer Name extends keyof ProfilesTable}` ? Name : never;

export type ProfileRow = Pick<Selectable<ProfilesTable>, Column> & {
  member_status: MemberStatus;
  paid_user: boolean;
};

const profileById = prepared<{ brand: string; memberId: string }, ProfileRow>(
  ({ brand, memberId }) => sql`
    select ${sql.raw(columns.join(', '))}, members.status as member_status, members.paid_user
    from profiles join members on members.brand = ${brand} and members.id = profiles.member_id
    where profiles.brand = ${brand} and profiles.member_id = ${memberId}`,
);

/** A profile with its member's state; null where there never was one. */
export async function findProfile(db: BrandDatabase, brand: string, memberId: string): Promise<ProfileRow | null> {
  return (await profileById(db, { brand, memberId }))[0] ?? null;
}

type KeptAboutMe = Pick<
  Selectable<ProfilesTable>,
  'about_me' | 'about_me_status' | 'about_me_pending_since' | 'about_me_refused'
>;

/** The text about oneself as it stands, and what is known of the one that was refused; held until the transaction ends. */
export async function lockAboutMe(trx: Transaction, brand: string, memberId: string): Promise<KeptAboutMe> {
  return trx
    .selectFrom('profiles')
    .select(['about_me', 'about_me_status', 'about_me_pending_since', 'about_me_refused'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
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
    | 'about_me_pending_since'
    | 'about_me_settled_by'
    | 'about_me_settled_at'
    | 'country'
    | 'region'
    | 'city'
  >
>;

/** Changes some fields of a member's profile; without any it does nothing. */
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
  { brand, memberId }: { brand: string; memberId: string },
  { name, nameKey }: { name: string; nameKey: string },
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
