import { sql } from 'kysely';
import type { DiscountCodeFacts } from '@parlour/models/payments/discount-code';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';

/** A discount code by its name as it is kept, and whether it was used, by this member and by anybody. */
export async function findCode(
  db: BrandDatabase,
  brand: string,
  memberId: string | null,
  code: string,
): Promise<DiscountCodeFacts | null> {
  const row = await db
    .selectFrom('discount_codes')
    .selectAll()
    .select([
      sql<boolean>`exists (select from discount_uses where brand = ${brand} and code = discount_codes.code)`.as('used'),
      sql<boolean>`exists (select from discount_uses where brand = ${brand} and member_id = ${memberId}::uuid and code = discount_codes.code)`.as(
        'used_by_member',
      ),
    ])
    .where('brand', '=', brand)
    .where('code', '=', code)
    .executeTakeFirst();
  if (!row) return null;
  return {
    code: row.code,
    country: row.country,
    memberId: row.member_id,
    expiresAt: row.expires_at,
    percentage: row.percentage,
    value: row.value,
    currency: row.currency,
    minimumOrderValue: row.minimum_order_value,
    validity: row.validity,
    paymentMethods: row.payment_methods,
    active: row.active,
    usedByMember: row.used_by_member,
    used: row.used,
  };
}

/** Has a member used a code? */
export async function hasUsed(db: BrandDatabase, brand: string, memberId: string, code: string): Promise<boolean> {
  const use = await db
    .selectFrom('discount_uses')
    .select('code')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('code', '=', code)
    .limit(1)
    .executeTakeFirst();
  return use !== undefined;
}

/** Counts a use of a code, once a payment. */
export async function countUse(
  trx: Transaction,
  use: { brand: string; code: string; memberId: string; paymentId: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('discount_uses')
    .values({ brand: use.brand, code: use.code, member_id: use.memberId, payment_id: use.paymentId, used_at: use.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
