import { sql } from 'kysely';
import type { Erasure } from '../../erasing/erase-member.ts';
import { isOwnInquiry } from '../own-inquiries.ts';

/**
 * Decided reports of the member lose what they wrote. The evidence of reports about them has a term of its own, as long as
 * either side may complain (article 17, 3 e); maintenance ends it. Questions and complaints, those from their address too, keep
 * neither address nor words: they stood in the moderators' queue, and went by mail to a `support_email`, and the fourteen days
 * until the erasure are those in which they are answered. That a picture was rejected is known on, and no longer whose it was.
 */
export async function eraseSafetyTraces({ db, brand, memberId }: Erasure): Promise<void> {
  await sql`
    update reports set text = null where brand = ${brand} and reporter_id = ${memberId} and status = 'decided'`.execute(
    db,
  );
  await sql`
    update inquiries set member_id = null, name = null, email = '', email_key = '', text = '', network = null
    where ${isOwnInquiry(brand, memberId)}`.execute(db);
  await sql`
    update refused_photos set decision_id = null where brand = ${brand} and decision_id in (
      select id from decisions where brand = ${brand} and member_id = ${memberId})`.execute(db);
}
