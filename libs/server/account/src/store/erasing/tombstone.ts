import { sql, type Updateable } from 'kysely';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import type { MembersTable } from '@parlour/server-db/tables/members';
import type { ProfilesTable } from '@parlour/server-db/tables/profiles';
import type { Erasure } from '../../erasing/erase-member.ts';

/** What stands where a name stood, in every language. */
const nobody = '—';

/** No name of anybody: names are shorter, and no address looks so. */
const keyOf = (id: string): string => `erased:${id}`;

type Left<Table, Kept extends keyof Table> = Omit<Required<Updateable<Table>>, Kept>;

/** Every column of a member that is not kept as it is; the compiler asks for those that come later. */
const emptyMember = (id: string, now: Date) =>
  ({
    email: '',
    email_key: keyOf(id),
    name: nobody,
    name_key: keyOf(id),
    password_hash: '',
    language: 'en',
    scope: [],
    paid_user: false,
    signup_steps: '{}',
    signup_message: null,
    tracking: null,
    confirmed_at: null,
    erased_at: now,
    notifications_disabled: [],
    mail_bounced_at: null,
    reopened_at: null,
    free_conversations_used: 0,
    free_messages_used: 0,
  }) satisfies Left<MembersTable, 'brand' | 'id' | 'status' | 'signup_date' | 'delete_at' | 'erasure_began_at'>;

/** The same for the profile, which only stays so that the other side of a conversation finds somebody who is gone. */
const emptyProfile = (now: Date) =>
  ({
    name: nobody,
    gender: 'female',
    sexuality: null,
    date_of_birth: '1900-01-01',
    country: 'ZZ',
    region: null,
    city: null,
    interests: [],
    hair_color: null,
    eye_color: null,
    body_type: null,
    relationship_status: null,
    tattoos: null,
    about_me: null,
    about_me_status: 'approved',
    about_me_pending_since: null,
    about_me_refused: null,
    about_me_settled_by: null,
    about_me_settled_at: null,
    status: 'disabled',
    fictional: false,
    photo_verified: false,
    age_verified: false,
    main_photo_id: null,
    photos_total: 0,
    invisible: true,
    show_to_visitors: false,
    show_online: false,
    show_age: false,
    show_city: false,
    read_receipts: false,
    blur_images: true,
    blur_incoming: false,
    who_can_message: 'matches',
    hidden_words: [],
    created_at: now,
    active_at: now,
    hidden_visit_at: null,
  }) satisfies Left<ProfilesTable, 'brand' | 'member_id' | 'demo'>;

/** Takes everything personal out of the two rows that said who it was; address and name are free again. */
export async function becomeTombstone({ db, brand, memberId, now }: Erasure): Promise<void> {
  await inTransaction({ brand: { id: brand }, db }, async ({ trx }) => {
    await trx
      .updateTable('members')
      .set({ ...emptyMember(memberId, now), signup_date: sql`date_trunc('month', signup_date)` })
      .where('brand', '=', brand)
      .where('id', '=', memberId)
      .execute();
    await trx
      .updateTable('profiles')
      .set(emptyProfile(now))
      .where('brand', '=', brand)
      .where('member_id', '=', memberId)
      .execute();
  });
}
