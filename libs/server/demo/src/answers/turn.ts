import { MINUTE } from '@parlour/models/durations';
import type { Locale } from '@parlour/models/locale';
import { onlineNowFor } from '@parlour/models/members/online-band';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { sql } from 'kysely';
import type { MessageToAnswer } from './answer-job.ts';

/** It is a demo member's turn to answer. */
export interface Turn {
  /** The writer's. */
  language: Locale;
  fictional: boolean;
  saidBefore: string[];
}

/** Answers that a conversation gets in a minute at most. */
const answersPerMinute = 6;

/**
 * Reads what an answer to a message needs; null where it is not to be answered. It is answered where:
 * - it is the conversation's last, and the conversation was not answered too often;
 * - a person wrote it to somebody of the demo world;
 * - no person writes for that one: it has no account to log in with, or nobody is logged in to it and online.
 */
export async function readTurn(
  db: BrandDatabase,
  { brand, conversationId, messageId, senderId, recipientId }: MessageToAnswer,
  now: Date,
): Promise<Turn | null> {
  const { rows } = await sql<Omit<Turn, 'saidBefore'> & { recent: number; said_before: string[] | null }>`
    select writer.language, self.fictional, said.recent, said.said_before
    from messages message
    join members writer on writer.brand = ${brand} and writer.id = message.sender_id
    join profiles writer_profile on writer_profile.brand = ${brand} and writer_profile.member_id = writer.id
    join profiles self on self.brand = ${brand} and self.member_id = ${recipientId}
    join members account on account.brand = ${brand} and account.id = self.member_id
    join conversations c on c.brand = ${brand} and c.id = message.conversation_id and c.last_seq = message.seq
    cross join lateral (
      select count(*) filter (where answer.sent_at > ${new Date(now.getTime() - MINUTE)})::integer as recent, array_agg(answer.text) as said_before
      from messages answer
      where answer.brand = ${brand} and answer.conversation_id = ${conversationId} and answer.sender_id = ${recipientId}
    ) said
    where message.brand = ${brand} and message.id = ${messageId} and message.conversation_id = ${conversationId} and message.sender_id = ${senderId} and message.deleted_at is null
      and self.demo
      and not ('demo' = any (account.scope) and exists (
        select from sessions s
        where s.brand = ${brand} and s.member_id = account.id and s.expires_at > ${now} and s.last_seen_at > ${new Date(now.getTime() - onlineNowFor)}
      ))
      and (not writer_profile.demo or 'demo' = any (writer.scope))`.execute(db);
  const turn = rows[0];
  if (!turn || turn.recent >= answersPerMinute) return null;
  return { language: turn.language, fictional: turn.fictional, saidBefore: turn.said_before ?? [] };
}
