import { v7 as uuid } from 'uuid';
import type { BrandDatabase } from '@parlour/server-db/brand-database';

/** Payments of one member of a brand, pending since some time. */
export async function plantPending(
  db: BrandDatabase,
  brand: string,
  refs: readonly string[],
  createdAt: (place: number) => Date,
) {
  const sold = { package_id: 'nl-250', credits: 250, amount: 2990, base_amount: 2990, currency: 'EUR', country: 'NL' };
  const made = { payment_method: 'ideal', provider: 'sandbox', status: 'pending' as const, settings_version: 1 };
  const rows = refs.map((provider_ref, place) => ({
    ...sold,
    ...made,
    brand,
    id: uuid(),
    member_id: uuid(),
    provider_ref,
    statement_name: 'Shop',
    next: JSON.stringify({ kind: 'wait' }),
    created_at: createdAt(place),
  }));
  await db.insertInto('payments').values(rows).execute();
}
