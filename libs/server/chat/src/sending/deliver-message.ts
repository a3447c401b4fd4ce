import { inTransaction, isTransaction, type WorkContext } from '@parlour/server-bus';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import type { ChatPorts, FollowUp } from '../ports.ts';
import type { MessagePlan } from '../store/message-plan.ts';
import { writeMessage } from '../store/write-message.ts';
import { tellRequestRead } from '../conversations/tell-request-read.ts';

/**
 * Delivers a message as it was planned: credits and everything else in one statement, the events once it has committed. That
 * statement stands alone, unless there is a transaction already or something has to happen together with the message.
 *
 * @param also what has to happen with it besides the port's follow-up
 * @throws what `wasOvertaken` knows, where something is no longer as the plan assumes; nothing was written then
 */
export async function deliverMessage(
  ports: ChatPorts,
  context: WorkContext,
  plan: MessagePlan,
  also: FollowUp | null = null,
): Promise<void> {
  const { db } = context;
  const acts = [also, requestRead(ports, plan), ports.followUp(writtenOf(plan))].filter((act) => act !== null);
  if (acts.length === 0) await write(ports, db, plan);
  else if (isTransaction(db)) await writeWith(ports, db, plan, acts);
  else await inTransaction(context, ({ trx }) => writeWith(ports, trx, plan, acts));
}

async function writeWith(
  ports: ChatPorts,
  trx: Transaction,
  plan: MessagePlan,
  acts: readonly FollowUp[],
): Promise<void> {
  await write(ports, trx, plan);
  for (const act of acts) await act(trx);
}

async function write(ports: ChatPorts, db: BrandDatabase, plan: MessagePlan): Promise<void> {
  const boxes = await writeMessage(db, plan, ports.spending);
  const { me, them } = plan.after;
  const publish = (side: 'mine' | 'theirs', memberId: string): void => {
    const { last_event, unread, total_unread, total_new } = boxes[side];
    ports.publish(db, { brand: plan.brand, memberId }, last_event, {
      ...plan.events[side],
      unread,
      total_unread,
      total_new,
    });
  };
  publish('theirs', them.id);
  publish('mine', me.id);
  if (plan.message.cost > 0)
    ports.publish(db, { brand: plan.brand, memberId: me.id }, null, {
      kind: 'credits',
      credits: me.credits,
      paid_user: me.premium,
    });
}

/** What an answer to a request says of how far that was read; null where the message is no such answer. */
function requestRead(ports: ChatPorts, { brand, pair: { me, them, conversation } }: MessagePlan): FollowUp | null {
  const isAnswer = conversation?.state === 'request' && conversation.startedBy !== me.id;
  if (!isAnswer) return null;
  const request = { conversationId: conversation.id, readerId: me.id, writerId: them.id };
  return (trx) => tellRequestRead(ports, trx, brand, request);
}

const writtenOf = ({ brand, conversation, message, pair: { me, them } }: MessagePlan) => ({
  brand,
  conversationId: conversation.id,
  messageId: message.id,
  senderId: me.id,
  recipientId: them.id,
  recipientIsDemo: them.demo,
});
