import { isNeverTakenAgain } from '@parlour/models/safety/refused-photos';
import type { Transaction } from '@parlour/server-db/brand-database';
import { findBlocking, findDecision, type Blocking, type DecisionRow } from '../store/decisions.ts';
import { findDigest } from '../store/pictures.ts';
import { forgetRefusalsBy } from '../store/refused-photos.ts';
import { decideInTransaction } from './decide-in-transaction.ts';
import { ModerationRefused } from './moderation-problem.ts';
import type { DecidingContext, ModerationPorts } from './ports.ts';
import { takeBackRested, type Rested, type TakenBackAtOnce } from './take-back-rested.ts';
import { takeBack, type TakenBack } from './take-back.ts';

/** What became of a decision that was wrong, and what still stands beside it. */
export interface Reversed extends TakenBack {
  measure: DecisionRow['measure'];
  /** What keeps the account blocked all the same. */
  blockedBy: Blocking[];
  /** What was taken back with it; left out where nothing was. */
  alsoTakenBack?: Rested[];
  /** How many more the server goes on with; left out where that was all. */
  moreToTakeBack?: number;
}

/**
 * Takes a decision back, after a complaint about it. The account opens unless something else keeps it closed. A photo
 * or a text about oneself is shown again unless another decision took it too; a text that was written since waits its
 * own turn. Messages that were removed stay so, photos too: both sides have seen that they are gone. Whom the decision
 * was about is told. What a program decided about the same picture goes back with it, unless it rests on another decision too.
 *
 * @throws ModerationRefused
 */
export async function reverse(ports: ModerationPorts, context: DecidingContext, decisionId: string): Promise<Reversed> {
  const { db, brand } = context;
  const decision = await findDecision(db, brand.id, decisionId);
  if (!decision) throw new ModerationRefused('There is no such decision.');
  return decideInTransaction(context, async ({ trx }) => {
    const taken = await takeBack(ports, trx, context, decision);
    if (!taken) throw new ModerationRefused('This decision was taken back already.');
    const { rested, more } = await takeBackWith(ports, trx, context, decision);
    return {
      ...taken,
      measure: decision.measure,
      blockedBy: await findBlocking(trx, brand.id, decision.member_id),
      ...(rested.length > 0 && { alsoTakenBack: rested }),
      ...(more > 0 && { moreToTakeBack: more }),
    };
  });
}

/** Forgets the pictures of a decision, and takes back what a program decided since they were known and nothing else supports. */
export async function takeBackWith(
  ports: ModerationPorts,
  trx: Transaction,
  context: DecidingContext,
  { brand, id, target_type, target_id, rule, automated }: DecisionRow,
): Promise<TakenBackAtOnce> {
  const forgotten = await forgetRefusalsBy(trx, brand, id);
  // On another rule, and on what a program decided, nothing rests.
  if (automated || !isNeverTakenAgain([rule])) return { rested: [], more: 0 };
  // Where the photo was approved meanwhile, nothing is known by the decision any more, and the photo still says its picture.
  const ofPhoto = target_type === 'photo' ? await findDigest(trx, brand, target_id) : [];
  const digests = [...new Set([...forgotten, ...ofPhoto])];
  return takeBackRested(ports, trx, context, { decisionId: id, digests });
}
