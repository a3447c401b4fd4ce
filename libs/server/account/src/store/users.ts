import { sql } from 'kysely';
import type { Consent } from '@parlour/models/account/consents/consents';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { prepared } from '@parlour/server-db/prepared';
import type { MemberRow } from './members.ts';
import { unconfirmedUntil } from './unconfirmed-until.ts';

const columns = [
  'id',
  'status',
  'email',
  'paid_user',
  'signup_date',
  'language',
  'scope',
  'notifications_disabled',
  'free_conversations_used',
  'free_messages_used',
  'confirmed_at',
  'signup_steps',
] as const;

/** A member as only they see themselves, with when the account ends and the newest consent of each kind. */
export interface UserRow extends Pick<MemberRow, (typeof columns)[number] | 'delete_at'> {
  consents: Consent[];
}

const userById = prepared<{ brand: string; id: string }, UserRow>(
  ({ brand, id }) => sql`
    select ${sql.raw(columns.join(', '))},
      case status when 'not_confirmed' then ${unconfirmedUntil} else delete_at end as delete_at, coalesce((
      select json_agg(newest) from (
        select distinct on (kind) kind, version, given from consents
        where brand = ${brand} and member_id = ${id} order by kind, at desc
      ) newest), '[]') as consents
    from members where brand = ${brand} and id = ${id}`,
);

/** A member and what they have agreed to, in one query. */
export async function findUser(db: BrandDatabase, brand: string, id: string): Promise<UserRow | undefined> {
  return (await userById(db, { brand, id }))[0];
}
