import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { AccountPorts } from '../../ports.ts';
import { quietBadges } from '../../store/leaving.ts';

/**
 * A like that nobody has looked at is no news any more once it leads nowhere: it leaves the badges of those who got it, whose pages
 * are told. Comes last, after whatever hides the member and after the member's row was locked: from then on they give no other.
 */
export async function quietLikes(
  { publish }: Pick<AccountPorts, 'publish'>,
  db: BrandDatabase,
  brand: string,
  memberId: string,
): Promise<void> {
  for (const { memberId: likedId, eventId, totals } of await quietBadges(db, brand, memberId))
    publish(db, { brand, memberId: likedId }, eventId, { kind: 'counts', ...totals });
}
