import { sql } from 'kysely';
import { confirmationTerm } from '@parlour/models/account/sign-up/confirmation-term';
import { linkLifetime } from '@parlour/models/account/mailed-links';
import { DAY } from '@parlour/models/durations';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { unconfirmedUntil } from './unconfirmed-until.ts';

/**
 * Members whose account ends, unconfirmed, within the time that a mailed link works, and for whom none was reserved in as long:
 * whoever asked for one lately, or was reminded, knows. Not those whose address takes no mails.
 */
export async function findUnreminded(db: BrandDatabase, brand: string, now: Date): Promise<string[]> {
  const soon = new Date(now.getTime() + linkLifetime.activation);
  const { rows } = await sql<{ id: string }>`
    select id from members
    where brand = ${brand} and status = 'not_confirmed' and confirmed_at is null and notifications_disabled = '{}'
      and signup_date <= ${new Date(soon.getTime() - confirmationTerm * DAY)}
      and ${unconfirmedUntil} > ${now} and ${unconfirmedUntil} <= ${soon}
      and not exists (select from tokens t
        where t.brand = members.brand and t.member_id = members.id and t.purpose = 'activation'
          and t.used_at is null and t.created_at > ${new Date(now.getTime() - linkLifetime.activation)})
    order by signup_date`.execute(db);
  return rows.map(({ id }) => id);
}
