import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { tryEach } from '@parlour/server-kit/try-each';
import { findDueMembers } from '../store/erasing/begin.ts';
import { eraseMember } from './erase-member.ts';
import type { ErasurePorts } from './ports.ts';

/** Members a run erases in one brand; the next run goes on. */
const AT_ONCE = 100;

/**
 * Erases the members of a brand whose time is over, one after the other. One who cannot be erased now does not keep the
 * others: what failed is thrown at the end, and the next run tries again.
 *
 * @returns how many were erased
 */
export async function eraseDueMembers(
  ports: ErasurePorts,
  { brand, db, now }: { brand: { id: string }; db: BrandDatabase; now: Date },
): Promise<number> {
  const due = await findDueMembers(db, brand.id, now, AT_ONCE);
  let erased = 0;
  const erase = async (memberId: string): Promise<void> => {
    if (await eraseMember({ brand: brand.id, memberId, db, now, ports })) erased += 1;
  };
  await tryEach(due, erase, ({ length }) => `${length} members could not be erased`);
  return erased;
}
