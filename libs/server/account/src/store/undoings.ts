import { sql } from 'kysely';
import { linkLifetime } from '@parlour/models/account/mailed-links';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { LinkOwner } from './links.ts';

/** Gives the undoing of a change of address its whole time, which begins once the change is made. */
export async function prolongUndoing(trx: Transaction, owner: LinkOwner, change: string, now: Date): Promise<void> {
  await trx
    .updateTable('tokens')
    .set({ expires_at: new Date(now.getTime() + linkLifetime['mail-change-undo']) })
    .where('brand', '=', owner.brand)
    .where('member_id', '=', owner.memberId)
    .where('purpose', '=', 'mail-change-undo')
    .where(sql`payload ->> 'change'`, '=', change)
    .where('used_at', 'is', null)
    .execute();
}

/** Spends the undoings mailed since a moment; those before it, sent to earlier addresses, keep working. */
export async function spendUndoingsSince(trx: Transaction, owner: LinkOwner, since: Date, now: Date): Promise<void> {
  await trx
    .updateTable('tokens')
    .set({ used_at: now })
    .where('brand', '=', owner.brand)
    .where('member_id', '=', owner.memberId)
    .where('purpose', '=', 'mail-change-undo')
    .where('created_at', '>=', since)
    .where('used_at', 'is', null)
    .execute();
}
