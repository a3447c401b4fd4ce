import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { isNotNullViolation, isUniqueViolation } from '@parlour/server-db/sql-state';
import { valuesOf, type MessagePlan } from './message-plan.ts';
import { statementOf, type MailboxState, type Shape, type Spending, type WriteMessage } from './message-statement.ts';

const statements = new WeakMap<Spending, Map<string, WriteMessage>>();

/**
 * Writes conversation, free allowance, credits, message, unread counts, mailboxes and their events in one statement.
 * Each part takes part only if the conversation, the allowance, the balance and the photo are still as they were read,
 * and the message was not taken back before. Otherwise the message would have no conversation: its table refuses that,
 * and the whole statement with it (`wasOvertaken`).
 */
export async function writeMessage(
  db: BrandDatabase,
  plan: MessagePlan,
  spending: Spending,
): Promise<{ mine: MailboxState; theirs: MailboxState }> {
  const rows = await statementFor(shapeOf(plan), spending)(db, valuesOf(plan));
  return { mine: stateOf(rows, plan.pair.me.id), theirs: stateOf(rows, plan.pair.them.id) };
}

function shapeOf({ pair, free, message }: MessagePlan): Shape {
  const isFirst = (pair.conversation?.lastSeq ?? 0) === 0;
  const allowance = free === 'conversation' && isFirst ? 'conversation' : free === 'message' ? 'message' : 'none';
  return { opens: pair.conversation === null, allowance, costs: message.cost > 0, shows: message.photo !== null };
}

function statementFor(shape: Shape, spending: Spending): WriteMessage {
  const ofSpending = statements.get(spending) ?? new Map<string, WriteMessage>();
  statements.set(spending, ofSpending);
  const key = JSON.stringify(shape);
  const known = ofSpending.get(key) ?? statementOf(shape, spending);
  ofSpending.set(key, known);
  return known;
}

function stateOf(rows: readonly MailboxState[], memberId: string): MailboxState {
  const row = rows.find((candidate) => candidate.member_id === memberId);
  if (!row) throw new Error('The statement wrote no mailbox.');
  return row;
}

/**
 * True where another write came first: nothing was written, and reading again tells what is true now. Either the gate
 * was shut, or the same message was sent twice at once. No other rule can be broken by who comes first.
 */
export const wasOvertaken = (error: unknown): boolean =>
  isNotNullViolation(error, 'messages', 'conversation_id') ||
  isUniqueViolation(error, 'messages_brand_sender_id_client_id_key');
