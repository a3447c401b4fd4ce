import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { statusesOf } from '../store/payments.ts';

/** Whose bank took a payment back is sold nothing any more. */
export async function isBlockedBuyer(db: BrandDatabase, brand: string, memberId: string): Promise<boolean> {
  return (await statusesOf(db, brand, memberId)).includes('charged_back');
}
