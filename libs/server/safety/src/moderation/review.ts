import { readReasons, type TypedDecision } from '@parlour/models/safety/decisions';
import { inTransaction } from '@parlour/server-bus';
import type { Transaction } from '@parlour/server-db/brand-database';
import { ModerationRefused } from './moderation-problem.ts';
import type { ModerationPlace, ModerationPorts } from './ports.ts';
import { findReviewed, type Reviewed } from './review-store.ts';
import { tellOfDecision } from './tell-of-decision.ts';
import { writeDecision } from './write-decision.ts';

/** Why something is taken off a profile, as it was typed. */
export type Rejection = Pick<TypedDecision, 'ground' | 'rule' | 'facts'>;

/**
 * Shows a photo or a text about oneself that waited; one that was rejected comes back.
 *
 * @throws ModerationRefused where there is none, or it is shown already
 */
export async function approve(ports: ModerationPorts, place: ModerationPlace, id: string): Promise<Reviewed['kind']> {
  const reviewed = await reviewedOf(place, id);
  return inTransaction(place, async ({ trx }) => {
    if (!(await settle(ports, trx, place, reviewed, true)))
      throw new ModerationRefused(`The ${wordOf(reviewed)} is shown already.`);
    await tellOfDecision(ports, trx, place.brand.id, [
      { memberId: reviewed.memberId, notice: notices[reviewed.kind].approved },
    ]);
    return reviewed.kind;
  });
}

/**
 * Takes a photo or a text off a profile, whether it waited or was shown, and states the reasons to its owner.
 *
 * @throws ModerationRefused with all that is wrong
 */
export async function reject(
  ports: ModerationPorts,
  place: ModerationPlace,
  id: string,
  typed: Rejection,
): Promise<{ kind: Reviewed['kind']; decisionId: string }> {
  const reviewed = await reviewedOf(place, id);
  const read = readReasons(typed);
  if (!read.ok) throw new ModerationRefused('This cannot be rejected so.', read.problems);
  return inTransaction(place, async ({ trx }) => {
    if (!(await settle(ports, trx, place, reviewed, false)))
      throw new ModerationRefused(`The ${wordOf(reviewed)} was rejected already.`);
    const decisionId = await writeDecision(ports, trx, place, {
      member_id: reviewed.memberId,
      report_id: null,
      target_type: reviewed.kind === 'photo' ? 'photo' : 'profile',
      target_id: reviewed.kind === 'photo' ? reviewed.photoId : reviewed.memberId,
      measure: reviewed.kind === 'photo' ? 'photo_removed' : 'text_removed',
      ...read.reasons,
      until: null,
    });
    await tellOfDecision(ports, trx, place.brand.id, [
      { memberId: reviewed.memberId, notice: notices[reviewed.kind].rejected },
    ]);
    return { kind: reviewed.kind, decisionId };
  });
}

async function reviewedOf({ db, brand }: ModerationPlace, id: string): Promise<Reviewed> {
  const reviewed = await findReviewed(db, brand.id, id);
  if (!reviewed) throw new ModerationRefused('There is no such photo, and no text of such a member.');
  return reviewed;
}

/** What its owner reads of what was reviewed. */
const notices = {
  photo: { approved: 'photo_approved', rejected: 'photo_rejected' },
  about_me: { approved: 'text_approved', rejected: 'text_rejected' },
} as const satisfies Record<Reviewed['kind'], object>;

const wordOf = ({ kind }: Reviewed): string => (kind === 'photo' ? 'photo' : 'text');

function settle(
  ports: ModerationPorts,
  trx: Transaction,
  { brand }: ModerationPlace,
  reviewed: Reviewed,
  isFine: boolean,
): Promise<boolean> {
  const owner = { brand: brand.id, memberId: reviewed.memberId };
  if (reviewed.kind === 'about_me') return ports.settleAboutMe(trx, owner, isFine ? 'approved' : 'rejected');
  return ports.settlePhoto(trx, { ...owner, photoId: reviewed.photoId }, isFine ? 'approved' : 'banned');
}
