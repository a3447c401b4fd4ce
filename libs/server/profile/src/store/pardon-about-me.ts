import type { Transaction } from '@parlour/server-db/brand-database';

/**
 * Takes back that a member's text about themselves was refused: it is shown again where it still stands, and may be saved
 * again where another one does. One that waits is left to its turn.
 *
 * @returns whether the text is shown again
 */
export async function pardonAboutMe(
  trx: Transaction,
  { brand, memberId }: { brand: string; memberId: string },
): Promise<boolean> {
  const profile = trx.updateTable('profiles').where('brand', '=', brand).where('member_id', '=', memberId);
  const shown = await profile
    .set({ about_me_status: 'approved', about_me_refused: null })
    .set({ about_me_settled_by: null, about_me_settled_at: null })
    .where('about_me_status', '=', 'rejected')
    .returning('about_me')
    .executeTakeFirst();
  if (!shown) await profile.set({ about_me_refused: null }).execute();
  return shown !== undefined;
}
