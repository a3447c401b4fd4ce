import { dayIn } from '@parlour/models/day';
import { isRemoval } from '@parlour/models/safety/decisions';
import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { LetterOf } from '@parlour/server-mail/letter';
import type { DecisionRow } from '../store/decisions.ts';
import type { Evidence, EvidenceMessage } from '../store/evidence.ts';
import { findReport } from '../store/shown.ts';

type Stated = Pick<LetterOf<'decision-statement'>, 'measure' | 'sentOn' | 'alsoRemoved'>;

/**
 * What was done, as whom it is about is told, so that they know which of their things is meant. Of a conversation words and photos
 * may have gone, and more than one of them; a gift is kept as words.
 */
export async function statedContent(
  { db, brand }: { db: BrandDatabase; brand: PublishedBrand },
  decision: DecisionRow,
): Promise<Stated> {
  const { measure, target_type, copies_removed } = decision;
  const also = copies_removed !== null && { alsoRemoved: true };
  if (measure === 'warned' && also) return { measure: 'warned_of_copies', sentOn: null };
  if (!isRemoval(measure)) return { measure, sentOn: null, ...also };
  if (target_type === 'conversation') return { measure: 'messages_removed', sentOn: null, ...also };
  if (target_type !== 'message') return { measure, sentOn: null, ...also };
  const message = await findEvidenceOf(db, decision);
  const words = message?.type === 'gift' ? 'gift_removed' : 'message_removed';
  return {
    measure: measure === 'text_removed' ? words : measure,
    sentOn: message ? dayIn(brand.settings.time_zone, new Date(message.sent_at)) : null,
    ...also,
  };
}

/** The message that a decision is about, as long as the evidence is kept. */
async function findEvidenceOf(db: BrandDatabase, decision: DecisionRow): Promise<EvidenceMessage | undefined> {
  const { brand, report_id, target_id } = decision;
  const report = report_id ? await findReport(db, brand, report_id) : undefined;
  const { messages = [] } = (report?.evidence ?? {}) as Partial<Evidence>;
  return messages.find(({ id }) => id === target_id);
}
