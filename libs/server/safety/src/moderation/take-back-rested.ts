import type { Transaction } from '@parlour/server-db/brand-database';
import { findDecision } from '../store/decisions.ts';
import { countUnsupported, findUnsupported, RESTED_AT_ONCE } from '../store/refused-photos.ts';
import type { DecidingContext, ModerationContext, ModerationPorts, TakeBackRestedJob } from './ports.ts';
import { takeBack } from './take-back.ts';

/** What a program had decided about somebody on the strength of another decision. */
export interface Rested {
  id: string;
  memberId: string;
}

/** What went back at once, and how many more the job goes on with. */
export interface TakenBackAtOnce {
  rested: Rested[];
  more: number;
}

type Rejected = Pick<TakeBackRestedJob['data'], 'decisionId' | 'digests'>;

/**
 * Takes back what a program decided since pictures were known and nothing else supports any more. Where that is very much, a job goes
 * on with the rest: no transaction holds more members than that.
 *
 * @param rejected the decision that had rejected the pictures, and which those were
 */
export async function takeBackRested(
  ports: ModerationPorts,
  trx: Transaction,
  context: Pick<DecidingContext, 'brand' | 'origin' | 'now' | 'by'>,
  { decisionId, digests }: Rejected,
): Promise<TakenBackAtOnce> {
  const { id: brand } = context.brand;
  const found = digests.length > 0 ? await findUnsupported(trx, brand, digests) : [];
  const rested: Rested[] = [];
  for (const decision of found)
    if (await takeBack(ports, trx, context, decision)) rested.push({ id: decision.id, memberId: decision.member_id });
  const more = found.length === RESTED_AT_ONCE ? await countUnsupported(trx, brand, digests) : 0;
  if (more > 0) await ports.enqueue(trx, { name: 'take-back-rested', data: { brand, decisionId, digests } });
  return { rested, more };
}

/** Goes on with that, in the name of whoever took the decision back. */
export async function takeBackFurther(
  ports: ModerationPorts,
  trx: Transaction,
  context: Pick<ModerationContext, 'brand' | 'origin' | 'now'>,
  rejected: Rejected,
): Promise<void> {
  const decision = await findDecision(trx, context.brand.id, rejected.decisionId);
  if (!decision?.appeal_by) throw new Error(`Nobody took decision ${rejected.decisionId} back`);
  const by = { name: decision.appeal_by, isAlone: false };
  await takeBackRested(ports, trx, { ...context, by }, rejected);
}
