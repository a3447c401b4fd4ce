import { createHash } from 'node:crypto';
import { ownPercentage, type DiscountCodeFacts } from '@parlour/models/payments/discount-code';
import { leavingPercentage } from '@parlour/models/payments/leaving-discount';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { hasUsed } from '../store/discounts.ts';

/**
 * The one code that a member has for staying: worked out from who they are, so that looking at the way out makes nothing,
 * and there is never a second one. It counts once; null where the company gives no such discount.
 */
export async function leavingCode(
  { brand, db }: Pick<CallContext, 'brand' | 'db'>,
  memberId: string,
): Promise<DiscountCodeFacts | null> {
  const percentage = leavingPercentage(brand.settings.company.delete_discount);
  if (percentage === null) return null;
  const code = leavingCodeOf(brand.id, memberId);
  const usedByMember = await hasUsed(db, brand.id, memberId, code);
  return ownPercentage({ code, memberId, value: percentage, validity: 'once', usedByMember });
}

/** Letters and digits alone, to be read out and typed. */
export const leavingCodeOf = (brand: string, memberId: string): string =>
  `STAY${createHash('sha256').update(`leaving ${brand} ${memberId}`).digest('hex').slice(0, 10).toUpperCase()}`;
