import { v7 as uuid } from 'uuid';
import { appealUntil, type Moderator } from '@parlour/models/safety/decisions';
import type { Transaction } from '@parlour/server-db/brand-database';
import { insertDecision, type DecisionRow } from '../store/decisions.ts';
import { moderationMailJob } from './moderation-mail.ts';
import type { DecidingContext, ModerationPorts } from './ports.ts';

/** Where it is decided, and by whom. */
interface Writing extends Pick<DecidingContext, 'brand' | 'origin' | 'now'> {
  by: Moderator | 'program';
}

export type NewDecision = Pick<
  DecisionRow,
  'member_id' | 'report_id' | 'target_type' | 'target_id' | 'measure' | 'ground' | 'rule' | 'facts' | 'until'
> &
  Partial<Pick<DecisionRow, 'law' | 'picture'>>;

/** Keeps a decision with its statement of reasons and has that mailed (Digital Services Act, article 17). */
export async function writeDecision(
  ports: Pick<ModerationPorts, 'enqueue'>,
  trx: Transaction,
  { brand, origin, now, by }: Writing,
  decision: NewDecision,
): Promise<string> {
  const id = uuid();
  const kept = { brand: brand.id, id, created_at: now, appeal_until: appealUntil(now) };
  const decider = by === 'program' ? { automated: true } : { decided_by: by.name };
  await insertDecision(trx, { ...decision, ...kept, ...decider });
  await ports.enqueue(trx, moderationMailJob({ kind: 'statement', brand: brand.id, id, origin }));
  return id;
}
