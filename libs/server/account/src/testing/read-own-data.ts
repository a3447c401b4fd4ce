import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { ownDataInSteps } from '../store/own-data.ts';

/** All of what a copy of a member's own data holds, by the name of its file. */
export async function readOwnData(
  db: BrandDatabase,
  brand: string,
  memberId: string,
): Promise<Record<string, Record<string, unknown>[]>> {
  const found: Record<string, Record<string, unknown>[]> = {};
  for (const [name, steps] of ownDataInSteps(db, brand, memberId)) found[name] = (await Array.fromAsync(steps)).flat();
  return found;
}
