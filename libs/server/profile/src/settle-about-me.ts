import type { Transaction } from '@parlour/server-db/brand-database';

/**
 * Shows a member's text about themselves to others, or takes it away from them; its owner keeps it, to write a better one.
 *
 * @returns false where the member has another text by now, or it is so already
 */
export async function settleAboutMe(
  trx: Transaction,
  { brand, memberId, text }: { brand: string; memberId: string; text: string },
  verdict: 'approved' | 'rejected',
): Promise<boolean> {
  const row = await trx
    .updateTable('profiles')
    .set({ about_me_status: verdict, about_me_pending_since: null })
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('about_me', '=', text)
    .where('about_me_status', '<>', verdict)
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}
