import type { Transaction } from '@parlour/server-db/brand-database';
import type { MemberRow } from './members.ts';

/** Takes a member off the site until the deletion, which is due then: nobody finds the profile any more. */
export async function hideMember(trx: Transaction, brand: string, id: string, deleteAt: Date): Promise<void> {
  await trx
    .updateTable('members')
    .set({ status: 'pending_deletion', delete_at: deleteAt })
    .where('brand', '=', brand)
    .where('id', '=', id)
    .execute();
  await setProfileStatus(trx, brand, id, 'disabled');
}

/** Brings back a member who waited for the deletion; the profile is shown again where the address was confirmed. */
export async function restoreMember(trx: Transaction, brand: string, member: MemberRow): Promise<void> {
  const confirmed = member.confirmed_at !== null;
  await trx
    .updateTable('members')
    .set({ status: confirmed ? 'active' : 'not_confirmed', delete_at: null })
    .where('brand', '=', brand)
    .where('id', '=', member.id)
    .execute();
  await setProfileStatus(trx, brand, member.id, confirmed ? 'active' : 'disabled');
}

async function setProfileStatus(
  trx: Transaction,
  brand: string,
  memberId: string,
  status: 'active' | 'disabled',
): Promise<void> {
  await trx
    .updateTable('profiles')
    .set({ status })
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .execute();
}
