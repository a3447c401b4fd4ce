import { dayIn } from '@parlour/models/day';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { findStandingBlock } from '@parlour/server-db/shared-questions/is-kept-out';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { refuse } from '@parlour/server-kit/calls/refusal';
import type { MemberRow } from '../store/members.ts';

interface Place {
  brand: CallContext['brand'];
  db: BrandDatabase;
}

/**
 * Refuses an account that is kept out or about to be deleted; ask only once its password was right, or a mailed link. A
 * member who is both hears what keeps them from coming back.
 */
export async function refuseClosed(place: Place, member: MemberRow): Promise<void> {
  if (member.status !== 'blocked' && member.status !== 'pending_deletion') return;
  await refuseKeptOut(place, member.id);
  throw refuse(member.status === 'pending_deletion' ? 'account_pending_deletion' : 'account_blocked');
}

/**
 * Refuses whom a suspension or a ban keeps out, with the decision that a complaint would be about and the last day of a suspension
 * on the brand's calendar, as its mail says it.
 */
export async function refuseKeptOut({ brand, db }: Place, memberId: string): Promise<void> {
  const block = await findStandingBlock(db, brand.id, memberId);
  if (!block) return;
  const { id, until } = block;
  throw refuse('account_blocked', { about: id, ...(until && { until: dayIn(brand.settings.time_zone, until) }) });
}
