import { sql, type RawBuilder } from 'kysely';
import { openPaymentTerm } from '@parlour/models/account/leaving/open-payment-term';
import { linkLifetime } from '@parlour/models/account/mailed-links';
import { confirmationTerm } from '@parlour/models/account/sign-up/confirmation-term';
import { DAY } from '@parlour/models/durations';

const days = (count: number): RawBuilder<unknown> => sql`interval ${sql.lit(`${count * 24} hours`)}`;

/**
 * When the account of a member who is not confirmed ends, in a statement that reads `members`; null where it stays, because its
 * member has paid, whatever came of that. An open payment keeps it no longer than erasing waits for one, and a link as long as it
 * works when it is mailed at once. When or whether it was mailed plays no part: the member is shown this time, and no mail goes to
 * an address that is somebody else's.
 */
export const unconfirmedUntil: RawBuilder<Date | null> = sql`(
  select case when bool_or(p.status <> 'pending') then null else greatest(
    greatest(members.signup_date, members.reopened_at) + ${days(confirmationTerm)}
      + case when count(*) > 0 then ${days(openPaymentTerm)} else interval '0' end,
    (select max(t.created_at) + ${days(linkLifetime.activation / DAY)} from tokens t
      where t.brand = members.brand and t.member_id = members.id and t.purpose = 'activation' and t.used_at is null)
  ) end
  from payments p where p.brand = members.brand and p.member_id = members.id and p.status <> 'failed')`;
