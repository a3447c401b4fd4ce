import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { report } from '@parlour/contract/safety/report';
import type { BodyOf } from '@parlour/contract/define-call';
import { inquiryReference } from '@parlour/models/safety/inquiries';
import { mayReport, reportKeeps } from '@parlour/models/safety/reports';
import { inTransaction } from '@parlour/server-bus';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse, refuseFields } from '@parlour/server-kit/calls/refusal';
import { blockMember } from '../block-member.ts';
import type { SafetyPorts } from '../ports.ts';
import { collectEvidence, withLater, type Collected, type Evidence } from '../store/evidence.ts';
import {
  earlierReports,
  findOpenReport,
  insertReport,
  lockReporter,
  updateReport,
  type Reporter,
  type ReportRow,
} from '../store/reports.ts';
import { reportView } from './report-view.ts';
import { findTarget, type FoundTarget } from '../store/target.ts';

type Reported = BodyOf<typeof report>;

/** Takes a report with its evidence, and blocks whom it is about where that is wished: all of it or nothing. */
export const reportCall = (ports: SafetyPorts) =>
  handle(report, async ({ body }, context) => {
    const { brand, viewer, now } = context;
    const reporter = reporterOf(context);
    return inTransaction(context, async ({ trx }) => {
      await lockReporter(trx, reporter);
      const target = await findTarget(trx, { brand: brand.id, reporterId: reporter.memberId }, body.target);
      if (!target) throw refuse('not_found');
      if (body.block && !viewer) throw refuse('authentication_required');
      const open = await findOpenReport(trx, reporter, body.target);
      const row = open ? await addTo(trx, open, body, target, now) : await make(trx, reporter, body, target, now);
      // After the report, as those who decide it lock it before anything else.
      if (body.block && viewer)
        await blockMember(ports, trx, { brand: brand.id, memberId: viewer.id, otherId: target.memberId, now });
      return { report: reportView(row) };
    });
  });

const reporterOf = ({ brand, viewer, request }: CallContext): Reporter => ({
  brand: brand.id,
  memberId: viewer?.id ?? null,
  key: viewer?.id ?? `browser:${request.browserId}`,
  network: request.network,
});

/**
 * Words that follow, a better category, and what happened since; what was kept before stays as it was. Words for which there is
 * no room are refused, and left out beside a block.
 */
async function addTo(
  trx: Transaction,
  open: ReportRow,
  body: Reported,
  found: FoundTarget,
  now: Date,
): Promise<ReportRow> {
  const { category, text } = body;
  const known = open.text && text && open.text !== text ? `${open.text}\n\n${text}` : text || open.text;
  const isFull = (known?.length ?? 0) > reportKeeps;
  // A block that is wished for comes first: the words that are kept say enough.
  if (isFull && !body.block)
    throw refuseFields({ text: 'text_too_long' }, { max: Math.max(0, reportKeeps - (open.text?.length ?? 0) - 2) });
  const { evidence, held } = await evidenceOf(trx, open.brand, body, found, now);
  const changes = {
    category,
    text: isFull ? open.text : known,
    evidence: JSON.stringify(withLater(open.evidence as Evidence, evidence)),
  };
  return updateReport(trx, open, changes, held);
}

const evidenceOf = (
  trx: Transaction,
  brand: string,
  { target, message_ids: messageIds = [] }: Reported,
  found: FoundTarget,
  now: Date,
): Promise<Collected> => collectEvidence(trx, brand, target, { ...found, messageIds, now });

async function make(
  trx: Transaction,
  reporter: Reporter,
  body: Reported,
  found: FoundTarget,
  now: Date,
): Promise<ReportRow> {
  const verdict = mayReport(await earlierReports(trx, reporter, now), reporter.memberId !== null, now);
  if (!verdict.ok) throw refuse(verdict.refusal, { minutes: verdict.minutes });
  const { target, category, text } = body;
  const { evidence, held } = await evidenceOf(trx, reporter.brand, body, found, now);
  const row = {
    brand: reporter.brand,
    id: uuid(),
    reference: inquiryReference(randomBytes(8)),
    reporter_id: reporter.memberId,
    reporter_key: reporter.key,
    network: reporter.memberId ? null : reporter.network,
    member_id: found.memberId,
    target_type: target.type,
    target_id: target.id,
    category,
    text: text || null,
    evidence: JSON.stringify(evidence),
    created_at: now,
  };
  return insertReport(trx, row, held);
}
