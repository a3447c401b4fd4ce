import { sql } from 'kysely';
import type { Erasure } from '../../erasing/erase-member.ts';

/**
 * Reports that were decided lose what was copied as evidence, and what the member wrote in theirs; those that were not keep
 * it until they are (article 17, 3 e). Questions and complaints that were answered keep neither address nor words.
 */
export async function eraseSafetyTraces({ db, brand, memberId }: Erasure): Promise<void> {
  await sql`
    update reports set evidence = '{}' where brand = ${brand} and member_id = ${memberId} and status = 'decided'`.execute(
    db,
  );
  await sql`
    update reports set text = null where brand = ${brand} and reporter_id = ${memberId} and status = 'decided'`.execute(
    db,
  );
  await sql`
    update inquiries set member_id = null, name = null, email = '', email_key = '', text = '', network = null
    where brand = ${brand} and member_id = ${memberId} and status = 'answered'`.execute(db);
}
