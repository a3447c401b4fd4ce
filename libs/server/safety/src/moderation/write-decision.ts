import { v7 as uuid } from 'uuid';
import { appealUntil } from '@parlour/models/safety/decisions';
import type { Transaction } from '@parlour/server-db/brand-database';
import { insertDecision, type DecisionRow } from '../store/decisions.ts';
import { moderationMailJob } from './moderation-mail.ts';
import type { ModerationContext, ModerationPorts } from './ports.ts';

export type NewDecision = Pick<
  DecisionRow,
  'member_id' | 'report_id' | 'target_type' | 'target_id' | 'measure' | 'ground' | 'rule' | 'facts' | 'until'
>;

/**
 * Keeps a decision with its statement of reasons and has that mailed (Digital Services Act, article 17). A person decided:
 * nothing here is automated.
 */
export async function writeDecision(
  ports: Pick<ModerationPorts, 'enqueue'>,
  trx: Transaction,
  { brand, origin, now }: ModerationContext,
  decision: NewDecision,
): Promise<string> {
  const id = uuid();
  await insertDecision(trx, { ...decision, brand: brand.id, id, created_at: now, appeal_until: appealUntil(now) });
  await ports.enqueue(trx, moderationMailJob({ kind: 'statement', brand: brand.id, id, origin }));
  return id;
}
