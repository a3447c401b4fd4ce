import { sql, type RawBuilder } from 'kysely';

/** Nobody reaches the member of `members m` and `profiles p`: the account has ended or is shut, or the profile is. */
export const isGone = sql<boolean>`m.status <> 'active' or p.status <> 'active'`;

/** Whether a member said last that they know fictional profiles to be fictional; null where they never said. */
export const acknowledgedBy = (memberId: RawBuilder<string>, brand: RawBuilder<string>): RawBuilder<boolean | null> =>
  sql`(select given from consents where brand = ${brand} and member_id = ${memberId} and kind = 'fictional_profiles' order by at desc limit 1)`;
