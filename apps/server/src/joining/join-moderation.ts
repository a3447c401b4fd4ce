import { closeAccount, reopenAccount } from '@parlour/server-account';
import type { Mailbox } from '@parlour/server-bus';
import { takeDownMessages } from '@parlour/server-chat/messages/take-down-messages';
import { correctDateOfBirth, pardonAboutMe, settleAboutMe, settlePhoto } from '@parlour/server-profile';
import type { ModerationPorts } from '@parlour/server-safety';
import type { Enqueue } from '../jobs/job-kinds.ts';
import { tellingAccounts } from './tell-members.ts';

/** What moderators' decisions do in the other slices. */
export const joinModeration = (queue: { enqueue: Enqueue }, mailbox: Mailbox): ModerationPorts => ({
  enqueue: queue.enqueue,
  deliver: mailbox.deliver,
  tell: tellingAccounts(queue.enqueue),
  settlePhoto,
  settleAboutMe,
  pardonAboutMe,
  correctDateOfBirth,
  takeDownMessages: (trx, brand, ids, now) => takeDownMessages(mailbox, trx, brand, ids, now),
  closeAccount: (trx, owner, now) => closeAccount(mailbox, trx, owner, now),
  reopenAccount,
});
