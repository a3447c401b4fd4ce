import type { Transaction } from '@parlour/server-db/brand-database';
import { findDecision, upholdDecision } from '../store/decisions.ts';
import { findInquiry, markAnswered } from '../store/inquiries.ts';
import { findReportsOf } from '../store/report-decisions.ts';
import { decideInTransaction } from './decide-in-transaction.ts';
import { ModerationRefused } from './moderation-problem.ts';
import type { DecidingContext } from './ports.ts';
import { refuseSamePerson } from './refuse-same-person.ts';

/**
 * Notes that a complaint or a question was answered, which a person does by mail: it waits no more.
 *
 * @param upheld the decision that was complained about and stands, so that whoever reads the next complaint sees that; one that was
 *   wrong is taken back instead. Of a writer who is known it is about them, or closed a report of theirs
 * @throws ModerationRefused
 */
export async function answer(context: DecidingContext, inquiryId: string, upheld: string | undefined): Promise<void> {
  const { now, by } = context;
  const { id: brand } = context.brand;
  await decideInTransaction(context, async ({ trx }) => {
    if (upheld !== undefined) await refuseForeign(trx, brand, inquiryId, upheld);
    const isNew = await markAnswered(trx, { brand, id: inquiryId, by: by.name, now });
    if (!isNew && upheld === undefined) throw await answeredAlready(trx, brand, inquiryId);
    if (upheld === undefined) return;
    const decision = await upholdDecision(trx, { brand, id: upheld, by: by.name });
    if (!decision) throw new ModerationRefused('There is no such decision that stands.');
    refuseSamePerson(`decision ${upheld}`, decision.decided_by, by);
  });
}

async function answeredAlready(trx: Transaction, brand: string, inquiryId: string): Promise<ModerationRefused> {
  const inquiry = await findInquiry(trx, brand, inquiryId);
  const by = inquiry?.answered_by ? `, by ${inquiry.answered_by}` : '';
  const at = inquiry?.answered_at ? ` since ${inquiry.answered_at.toISOString().slice(0, 10)}${by}` : '';
  return new ModerationRefused(`This is answered already${at}.`);
}

/** A mistyped id would uphold what somebody else may still complain about. */
async function refuseForeign(trx: Transaction, brand: string, inquiryId: string, decisionId: string): Promise<void> {
  const writer = (await findInquiry(trx, brand, inquiryId))?.member_id;
  const decision = await findDecision(trx, brand, decisionId);
  if (!writer || !decision || decision.member_id === writer) return;
  if (!(await findReportsOf(trx, decision)).some(({ reporterId }) => reporterId === writer))
    throw new ModerationRefused('This decision is neither about whoever complained, nor about a report of theirs.');
}
