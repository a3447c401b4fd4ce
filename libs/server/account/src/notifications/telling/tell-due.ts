import { v7 as uuid } from 'uuid';
import { addresses } from '@parlour/contract/addresses';
import { kindsToMail, kindsToPush } from '@parlour/models/account/notifications/notification-settings';
import { quietUntil } from '@parlour/models/account/notifications/telling-times';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import type { Transaction } from '@parlour/server-db/brand-database';
import { findPushTargets } from '../../store/push-subscriptions.ts';
import type { PushOrder } from './notice.ts';
import type { TellingPorts } from '../ports.ts';
import {
  membersToTell,
  putOffPushes,
  takeDueMails,
  takeDuePushes,
  type DuePush,
  type Whose,
} from '../store/notifications.ts';
import { findRecipient, type Recipient } from '../store/recipients.ts';
import type { TellingContext } from './take-notice.ts';

type Told = Pick<PushOrder, 'kind' | 'tag' | 'url'>;

/**
 * Puts into the queue what has to be told to a member now; what was taken out is told once, by whoever took it. What was held
 * back is looked at anew by the settings of now: what became unwanted meanwhile goes, and quiet hours put pushes off.
 *
 * @param recipient null: the member is to be told nothing any more. While no mail may go out, none counts as told by mail.
 */
export async function tellDue(
  ports: TellingPorts,
  trx: Transaction,
  whose: Whose,
  recipient: Pick<Recipient, 'settings' | 'notifications_disabled'> | null,
  now: Date,
): Promise<void> {
  const settings = recipient?.settings;
  const quietEnd = quietUntil(settings?.quiet ?? null, now);
  if (quietEnd) await putOffPushes(trx, whose, now, quietEnd);
  const pushes = quietEnd ? [] : await takeDuePushes(trx, whose, settings ? kindsToPush(settings) : [], now);
  if (pushes.length > 0) {
    const told = oneNotice(pushes);
    for (const subscriptionId of await findPushTargets(trx, whose.brand, whose.memberId, now))
      await ports.enqueue(trx, { name: 'send-push', data: { ...whose, subscriptionId, ...told } });
  }
  const mayMail = recipient?.notifications_disabled.length === 0;
  const id = uuid();
  const mails = await takeDueMails(trx, whose, settings && mayMail ? kindsToMail(settings) : [], { now, order: id });
  if (mails > 0) await ports.enqueue(trx, { name: 'send-notification-mail', data: { ...whose, id } });
}

/**
 * One thing is told as itself; what was held back is gathered in one summary. Where the account is among it, its tag says so:
 * pages take a summary away once no message and no like is new, and news of the account only once it was seen.
 */
function oneNotice(pushes: readonly DuePush[]): Told {
  const [first] = pushes;
  if (first && pushes.length === 1) return noticeOf(first);
  const kinds = new Set(pushes.map(({ kind }) => kind));
  const kind = kinds.size === 1 && first ? noticeOf(first).kind : 'summary';
  const tag = kinds.has('account') || kinds.has('credits') ? 'account' : 'summary';
  return { kind, tag, url: addresses.notifications.href() };
}

function noticeOf({ kind, conversation_id: id }: DuePush): Told {
  switch (kind) {
    case 'message':
      return { kind, tag: id ?? kind, url: id ? addresses.chat.href({ id }) : addresses.chats.href() };
    case 'like':
      return { kind, tag: kind, url: addresses.likes.href({ type: 'received' }) };
    case 'match':
      return { kind, tag: kind, url: addresses.likes.href({ type: 'matches' }) };
    case 'credits':
    case 'account':
      return { kind: 'account', tag: 'account', url: addresses.notifications.href() };
  }
}

/** How many members are told in one go. */
const AT_A_TIME = 500;

/**
 * The recurring job: tells what was held back until its time, in a transaction a member.
 *
 * @throws AggregateError where some could not be told; those are tried again the next time, and all others were told
 */
export async function tellAllDue(ports: TellingPorts, context: TellingContext): Promise<void> {
  const { brand, db, now } = context;
  const failures = new Map<string, unknown>();
  let members: string[] = [];
  do {
    members = await membersToTell(db, brand.id, now, [...failures.keys()], AT_A_TIME);
    for (const memberId of members)
      await tellMember(ports, context, memberId).catch((error: unknown) => failures.set(memberId, error));
  } while (members.length >= AT_A_TIME);
  if (failures.size > 0)
    throw new AggregateError(failures.values(), `${failures.size} members were not told what was held back`);
}

function tellMember(ports: TellingPorts, context: TellingContext, memberId: string): Promise<void> {
  const { brand, now } = context;
  return inTransaction(context, async ({ trx }) => {
    const recipient = await findRecipient(trx, brand, memberId);
    await tellDue(ports, trx, { brand: brand.id, memberId }, recipient, now);
  });
}
