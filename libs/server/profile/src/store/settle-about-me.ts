import { sql } from 'kysely';
import type { Transaction } from '@parlour/server-db/brand-database';
import { refusedDigest } from '../own/refused-text.ts';

/** Who looked at a photo or a text by itself, and when. */
export interface Settled {
  by: string;
  at: Date;
}

/**
 * Shows a member's text about themselves to others, or takes it away from them; its owner keeps it, to write a better one.
 * A text that was taken away is remembered, and one that is shown is forgotten again.
 *
 * @param options.settled who looked at it by itself, and when; without it, what was known of that is forgotten
 * @returns false where the member has another text by now, or it is so already
 */
export async function settleAboutMe(
  trx: Transaction,
  { brand, memberId, text }: { brand: string; memberId: string; text: string },
  verdict: 'approved' | 'rejected',
  { settled }: { settled?: Settled } = {},
): Promise<boolean> {
  const digest = refusedDigest(text);
  const row = await trx
    .updateTable('profiles')
    .set({
      about_me_status: verdict,
      about_me_pending_since: null,
      about_me_settled_by: settled?.by ?? null,
      about_me_settled_at: settled?.at ?? null,
      about_me_refused: verdict === 'rejected' ? digest : sql`nullif(about_me_refused, ${digest})`,
    })
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('about_me', '=', text)
    .where('about_me_status', '<>', verdict)
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}
