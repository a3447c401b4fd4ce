import type { ReportedTarget } from '@parlour/contract/safety/report-fields';
import type { Transaction } from '@parlour/server-db/brand-database';

/** Whom a target is about, and the conversation in which it was said, if it was. */
export interface FoundTarget {
  memberId: string;
  conversationId: string | null;
}

interface ReportContext {
  brand: string;
  /** Null for a visitor, to whom nobody writes. */
  reporterId: string | null;
}

/**
 * Finds what is reported. A conversation and what was said in it exist only for the two who speak; nobody reports themselves.
 *
 * @returns null where it is not there for this reporter
 */
export async function findTarget(
  trx: Transaction,
  context: ReportContext,
  target: ReportedTarget,
): Promise<FoundTarget | null> {
  const found = await finders[target.type](trx, context, target.id);
  return found && found.memberId !== context.reporterId ? found : null;
}

const finders: Record<
  ReportedTarget['type'],
  (trx: Transaction, context: ReportContext, id: string) => Promise<FoundTarget | null>
> = { profile: findProfile, photo: findPhoto, message: findMessage, conversation: findConversation };

async function findProfile(trx: Transaction, context: ReportContext, id: string): Promise<FoundTarget | null> {
  const row = await trx
    .selectFrom('profiles')
    .select('member_id')
    .where('brand', '=', context.brand)
    .where('member_id', '=', id)
    .executeTakeFirst();
  return row ? { memberId: row.member_id, conversationId: await conversationWith(trx, context, row.member_id) } : null;
}

async function findPhoto(trx: Transaction, context: ReportContext, id: string): Promise<FoundTarget | null> {
  const row = await trx
    .selectFrom('photos')
    .select('member_id')
    .where('brand', '=', context.brand)
    .where('id', '=', id)
    .where('kind', '=', 'profile')
    .executeTakeFirst();
  return row ? { memberId: row.member_id, conversationId: await conversationWith(trx, context, row.member_id) } : null;
}

async function findMessage(trx: Transaction, context: ReportContext, id: string): Promise<FoundTarget | null> {
  const row = await trx
    .selectFrom('messages')
    .select(['conversation_id', 'sender_id'])
    .where('brand', '=', context.brand)
    .where('id', '=', id)
    .executeTakeFirst();
  const conversation = row && (await findConversation(trx, context, row.conversation_id));
  return conversation ? { memberId: row.sender_id, conversationId: row.conversation_id } : null;
}

async function findConversation(
  trx: Transaction,
  { brand, reporterId }: ReportContext,
  id: string,
): Promise<FoundTarget | null> {
  if (reporterId === null) return null;
  const row = await trx
    .selectFrom('conversations')
    .select(['low_id', 'high_id'])
    .where('brand', '=', brand)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || ![row.low_id, row.high_id].includes(reporterId)) return null;
  return { memberId: row.low_id === reporterId ? row.high_id : row.low_id, conversationId: id };
}

async function conversationWith(
  trx: Transaction,
  { brand, reporterId }: ReportContext,
  memberId: string,
): Promise<string | null> {
  if (reporterId === null) return null;
  const [low, high] = reporterId < memberId ? [reporterId, memberId] : [memberId, reporterId];
  const row = await trx
    .selectFrom('conversations')
    .select('id')
    .where('brand', '=', brand)
    .where('low_id', '=', low)
    .where('high_id', '=', high)
    .executeTakeFirst();
  return row?.id ?? null;
}
