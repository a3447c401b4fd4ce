import { addresses } from '@parlour/contract/addresses';
import { inTransaction, type WorkPlace } from '@parlour/server-bus/in-transaction';
import type { Transaction } from '@parlour/server-db/brand-database';
import { findPushTargets } from '../store/push-subscriptions.ts';
import type { NotificationMailOrder, PushOrder } from './notice.ts';
import type { TellingPorts } from './ports.ts';
import { membersToTell, takeDueMails, takeDuePushes, type DuePush, type Whose } from './store/notifications.ts';

type Told = Pick<PushOrder, 'kind' | 'tag' | 'url'>;

/** Puts into the queue what has to be told to a member now; what was taken out is told once, by whoever took it. */
export async function tellDue(ports: TellingPorts, trx: Transaction, whose: Whose, now: Date): Promise<void> {
  const pushes = await takeDuePushes(trx, whose, now);
  if (pushes.length > 0) {
    const told = oneNotice(pushes);
    for (const subscriptionId of await findPushTargets(trx, whose.brand, whose.memberId, now))
      await ports.enqueue(trx, { name: 'send-push', data: { ...whose, subscriptionId, ...told } });
  }
  const mails = await takeDueMails(trx, whose, now);
  if (mails.length > 0)
    await ports.enqueue(trx, { name: 'send-notification-mail', data: { ...whose, ...counted(mails) } });
}

/** One thing is told as itself; what was held back is gathered in one summary. */
function oneNotice(pushes: readonly DuePush[]): Told {
  const [first] = pushes;
  if (first && pushes.length === 1) return noticeOf(first);
  const kinds = new Set(pushes.map(({ kind }) => kind));
  const kind = kinds.size === 1 && first ? noticeOf(first).kind : 'summary';
  return { kind, tag: 'summary', url: addresses.notifications.href() };
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

function counted(kinds: Awaited<ReturnType<typeof takeDueMails>>): Omit<NotificationMailOrder, keyof Whose> {
  const count = (wanted: string): number => kinds.filter((kind) => kind === wanted).length;
  return { messages: count('message'), likes: count('like'), matches: count('match') };
}

/** How many members are told in one go. */
const AT_A_TIME = 500;

/** The recurring job: tells what was held back until its time, in a transaction a member. */
export async function tellAllDue(ports: TellingPorts, place: WorkPlace & { now: Date }): Promise<void> {
  const { brand, db, now } = place;
  for (;;) {
    const members = await membersToTell(db, brand.id, now, AT_A_TIME);
    for (const memberId of members)
      await inTransaction(place, ({ trx }) => tellDue(ports, trx, { brand: brand.id, memberId }, now));
    if (members.length < AT_A_TIME) return;
  }
}
