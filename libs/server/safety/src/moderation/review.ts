import { readReasons, type TypedDecision } from '@parlour/models/safety/decisions';
import type { Transaction } from '@parlour/server-db/brand-database';
import { decideInTransaction } from './decide-in-transaction.ts';
import { ModerationRefused, type ModerationProblem } from './moderation-problem.ts';
import type { DecidingContext, ModerationContext, ModerationPorts } from './ports.ts';
import { findDigest } from '../store/pictures.ts';
import { forgetRefusalsOf } from '../store/refused-photos.ts';
import { findReviewed, type Reviewed } from '../store/reviews.ts';
import { refusePictures, type Copies } from './refuse-pictures.ts';
import { tellOfDecision } from './tell-of-decision.ts';
import { writeDecision } from './write-decision.ts';

/** Why something is taken off a profile, as it was typed; for a text also the digest of the one that was read. */
export type Rejection = Pick<TypedDecision, 'ground' | 'law' | 'rule' | 'facts'> & { digest?: string };

/**
 * Shows a photo or a text about oneself that waited, or brings back one that was rejected.
 *
 * @param digest of the text that was read: its owner may write another at any moment
 * @throws ModerationRefused where there is none, it is shown already, or it is not the text that was read
 */
export async function approve(
  ports: ModerationPorts,
  context: DecidingContext,
  id: string,
  digest?: string,
): Promise<Reviewed['kind']> {
  const reviewed = await reviewedOf(context, id);
  const unread = unreadProblems(reviewed, digest);
  if (unread.length > 0) throw new ModerationRefused('This cannot be approved so.', unread);
  return decideInTransaction(context, async ({ trx }) => {
    await settle(ports, trx, context, reviewed, 'approved');
    if (reviewed.kind === 'photo') await forgetRefusalsOf(trx, { brand: context.brand.id, ...reviewed });
    await tellOfDecision(ports, trx, context.brand.id, [
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
  context: DecidingContext,
  id: string,
  typed: Rejection,
): Promise<{ kind: Reviewed['kind']; decisionId: string } & Copies> {
  const reviewed = await reviewedOf(context, id);
  const unread = unreadProblems(reviewed, typed.digest);
  const read = readReasons(typed);
  if (!read.ok || unread.length > 0)
    throw new ModerationRefused('This cannot be rejected so.', [...unread, ...(read.ok ? [] : read.problems)]);
  return decideInTransaction(context, async ({ trx }) => {
    await settle(ports, trx, context, reviewed, 'rejected');
    const isPhoto = reviewed.kind === 'photo';
    const decisionId = await writeDecision(ports, trx, context, {
      member_id: reviewed.memberId,
      report_id: null,
      target_type: isPhoto ? 'photo' : 'profile',
      target_id: isPhoto ? reviewed.photoId : reviewed.memberId,
      measure: isPhoto ? 'photo_removed' : 'text_removed',
      ...read.reasons,
      until: null,
    });
    const digests = isPhoto ? await findDigest(trx, context.brand.id, reviewed.photoId) : [];
    const refused = { id: decisionId, rule: read.reasons.rule, member_id: reviewed.memberId };
    const copies = await refusePictures(ports, trx, context, refused, digests);
    await tellOfDecision(ports, trx, context.brand.id, [
      { memberId: reviewed.memberId, notice: notices[reviewed.kind].rejected },
    ]);
    return { kind: reviewed.kind, decisionId, ...copies };
  });
}

async function reviewedOf({ db, brand }: ModerationContext, id: string): Promise<Reviewed> {
  const reviewed = await findReviewed(db, brand.id, id);
  if (!reviewed) throw new ModerationRefused('There is no such photo, and no text of such a member.');
  return reviewed;
}

/** The notices that tell the owner of a review. */
const notices = {
  photo: { approved: 'photo_approved', rejected: 'photo_rejected' },
  about_me: { approved: 'text_approved', rejected: 'text_rejected' },
} as const satisfies Record<Reviewed['kind'], object>;

/** What is wrong where a text was not read as it stands now. */
function unreadProblems(reviewed: Reviewed, digest: string | undefined): ModerationProblem[] {
  if (reviewed.kind === 'photo' || reviewed.digest === digest) return [];
  const reason = digest === undefined ? 'it is missing' : 'the text has changed since';
  return [{ field: 'digest', reason, suggestion: 'show the text, and give the digest that stands there' }];
}

const photoVerdicts = { approved: 'approved', rejected: 'banned' } as const;

/** @throws ModerationRefused where it is settled so already, or is not any more what it was */
async function settle(
  ports: ModerationPorts,
  trx: Transaction,
  { brand, by, now }: DecidingContext,
  reviewed: Reviewed,
  verdict: 'approved' | 'rejected',
): Promise<void> {
  const owner = { brand: brand.id, memberId: reviewed.memberId };
  const how = { settled: { by: by.name, at: now } };
  const isSettled =
    reviewed.kind === 'photo'
      ? await ports.settlePhoto(trx, { ...owner, photoId: reviewed.photoId }, photoVerdicts[verdict], how)
      : await ports.settleAboutMe(trx, { ...owner, text: reviewed.text }, verdict, how);
  if (isSettled) return;
  const word = reviewed.kind === 'photo' ? 'photo' : 'text';
  const isOld = reviewed.status === verdict;
  throw new ModerationRefused(
    isOld ? `The ${word} is ${verdict} already.` : `The ${word} has changed meanwhile: show it again.`,
  );
}
