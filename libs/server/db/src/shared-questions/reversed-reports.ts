import { sql, type RawBuilder } from 'kysely';
import { tookContent } from './took-content.ts';

/**
 * Was the decision taken back that closed a row of `reports`, and does no later one keep the thing removed? Moderation
 * asks this, and so does the copy of one's own data.
 * - A report that came after somebody else's of the same thing has no decision of its own: what removed that thing
 *   speaks for it.
 * - So does what removed the conversation of a reported message, also where the message's own decision was taken back.
 *
 * Which messages went with the conversation is not asked: the evidence that says so is erased in time, and what a
 * reporter reads has to stay.
 */
export function wasReversed(brand: string): RawBuilder<boolean> {
  const removed = sql`reports.outcome = 'content_removed' and ${tookContent}
    and d.created_at >= reports.created_at`;
  const sameThing = sql`d.target_type = reports.target_type and d.target_id = reports.target_id`;
  const itsConversation = sql`reports.target_type = 'message' and d.target_type = 'conversation' and exists (
    select from messages m where m.brand = ${brand} and m.id = reports.target_id and m.conversation_id = d.target_id)`;
  return sql<boolean>`coalesce((
    select bool_and(d.appeal_state = 'reversed') from decisions d
    where d.brand = ${brand} and d.member_id = reports.member_id
      and (d.report_id = reports.id or (${removed} and ((${sameThing}) or (${itsConversation}))))),
    false)`;
}
