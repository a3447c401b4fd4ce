import type { AccountPorts } from '@parlour/server-account';
import type { AccountNotice } from '@parlour/contract/types/notifications';
import {
  noticeOfAccount,
  noticeOfAccountMail,
  noticeOfEvent,
  type Notice,
  type TellingPorts,
} from '@parlour/server-account/notifications/index';
import type { Mailbox } from '@parlour/server-bus';
import { onceCommitted, workOf } from '@parlour/server-bus/in-transaction';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { Enqueue } from '../jobs/job-kinds.ts';

type EnqueueNotice = TellingPorts['enqueue'];

const notify = (enqueue: EnqueueNotice, trx: Transaction, notice: Notice | null): Promise<void> =>
  notice ? enqueue(trx, { name: 'notify', data: notice }) : Promise.resolve();

/** Publishes a live event and, where it is a message, has its recipient told of it soon. */
export const tellingPublish =
  (tellSoon: (brand: string) => void, publish: Mailbox['publish']): Mailbox['publish'] =>
  (db, owner, id, event) => {
    publish(db, owner, id, event);
    if (event.kind === 'message') onceCommitted(db, () => tellSoon(owner.brand));
  };

/** Delivers a live event and, where it is news beyond the pages that are open, has its member told. */
export const tellingDeliver =
  (enqueue: EnqueueNotice, deliver: Mailbox['deliver']): Mailbox['deliver'] =>
  async (trx, memberId, event) => {
    await deliver(trx, memberId, event);
    await notify(enqueue, trx, noticeOfEvent(workOf(trx).brand, memberId, event, new Date()));
  };

/** Queues the account's jobs; of some mails their members also find a notice on the site. */
export const tellingMails =
  (enqueue: Enqueue): AccountPorts['enqueue'] =>
  async (trx, job) => {
    await enqueue(trx, job);
    if (job.name === 'send-mail') await notify(enqueue, trx, noticeOfAccountMail(job.data, new Date()));
  };

/** Gives credits and puts that on the list of what happened to their new owner. */
export const tellingGrants =
  (enqueue: EnqueueNotice, grant: AccountPorts['grant']): AccountPorts['grant'] =>
  async (trx, gift) => {
    const credits = await grant(trx, gift);
    const { brand, memberId, now } = gift;
    await notify(enqueue, trx, { kind: 'credits', brand, memberId, at: now.toISOString() });
    return credits;
  };

/** Puts a notice about the account itself on a member's list. */
export const tellingAccounts =
  (enqueue: EnqueueNotice) =>
  (
    trx: Transaction,
    owner: { brand: string; memberId: string },
    notice: AccountNotice,
    decisionId?: string,
  ): Promise<void> =>
    notify(enqueue, trx, noticeOfAccount(owner, notice, new Date(), decisionId));
