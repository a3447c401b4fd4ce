import { inTransaction } from '@parlour/server-bus';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { releaseHeld, type Released } from '../index.ts';
import { BRAND, type ChatWorld } from './chat-world.ts';

/** Confirms a member's address as following the mailed link does; answers what became of their held messages. */
export const confirmMember = (world: ChatWorld, db: BrandDatabase, memberId: string): Promise<Released> =>
  inTransaction({ brand: world.brand, db }, async ({ trx }) => {
    await trx
      .updateTable('members')
      .set({ status: 'active', confirmed_at: world.now() })
      .where('id', '=', memberId)
      .where('brand', '=', BRAND)
      .execute();
    await trx
      .updateTable('profiles')
      .set({ status: 'active' })
      .where('member_id', '=', memberId)
      .where('brand', '=', BRAND)
      .execute();
    return releaseHeld(world.ports, trx, { brand: world.brand, now: world.now() }, memberId);
  });
