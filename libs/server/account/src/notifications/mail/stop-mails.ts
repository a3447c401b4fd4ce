import { emailKey } from '@parlour/models/account/sign-up/email';
import type { DisabledReason } from '@parlour/models/account/notifications/notification-settings';
import { inTransaction, type WorkContext } from '@parlour/server-bus/in-transaction';
import type { TellingPorts } from '../ports.ts';
import { disableMail, membersAt, noteBounce, type MemberAt } from '../store/mail-standing.ts';
import { noticeOfAccount } from '../telling/notices-of.ts';

type StoppingPorts = Pick<TellingPorts, 'enqueue'>;
type StoppingContext = WorkContext & { now: Date };

/**
 * Ends the notification mails of everybody with an address. Who did not ask for that finds out on the site. The same twice
 * changes nothing.
 */
export async function stopMailsTo(
  ports: StoppingPorts,
  context: StoppingContext,
  email: string,
  reason: DisabledReason,
): Promise<void> {
  for (const member of await membersAt(context.db, context.brand.id, emailKey(email)))
    await stopMails(ports, context, member, reason);
}

async function stopMails(
  ports: StoppingPorts,
  context: StoppingContext,
  member: MemberAt,
  reason: DisabledReason,
): Promise<void> {
  const { brand, now } = context;
  await inTransaction(context, async ({ trx }) => {
    if (reason === 'bounce') await noteBounce(trx, brand.id, member, now);
    if (!(await disableMail(trx, brand.id, member, reason)) || reason === 'listunsubscribe') return;
    const notice = noticeOfAccount({ brand: brand.id, memberId: member.id }, 'mail_stopped', now);
    await ports.enqueue(trx, { name: 'notify', data: notice });
  });
}
