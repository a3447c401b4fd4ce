import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { findDueMembers } from '../store/erasing/begin.ts';
import { eraseMember } from './erase-member.ts';
import type { ErasurePorts } from './ports.ts';

/** Members a run erases in one brand; the next run goes on. */
const AT_ONCE = 100;

/**
 * Erases the members of a brand whose 14 days are over, one after the other. One who cannot be erased now does not keep the
 * others: what failed is thrown at the end, and the next run tries again.
 *
 * @returns how many were erased
 */
export async function eraseDueMembers(
  ports: ErasurePorts,
  { brand, db, now }: { brand: { id: string }; db: BrandDatabase; now: Date },
): Promise<number> {
  const failures: unknown[] = [];
  let erased = 0;
  for (const memberId of await findDueMembers(db, brand.id, now, AT_ONCE)) {
    try {
      if (await eraseMember({ brand: brand.id, memberId, db, now, ports })) erased += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} members could not be erased`);
  return erased;
}
