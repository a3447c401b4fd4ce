import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { PaymentRow } from './payments.ts';

/** A payment by its id, whoever made it: for those who look after members, never for a member's own pages. */
export async function findAnyPayment(db: BrandDatabase, brand: string, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('brand', '=', brand).where('id', '=', id).executeTakeFirst();
}
