import { inTransaction } from '@parlour/server-bus/in-transaction';
import type { Site } from '@parlour/server-kit/sites/sites';
import { tryEach } from '@parlour/server-kit/try-each';
import { accountMailJob } from '../letters/account-mail.ts';
import { countUnaskedMail } from '../letters/mail-request.ts';
import type { AccountPorts } from '../ports.ts';
import { reserveLink } from '../store/links.ts';
import { findConfirmedOwner, lockMember } from '../store/members.ts';
import { findUnreminded } from '../store/unreminded.ts';

type RemindContext = Pick<Site, 'brand' | 'db' | 'origin'> & { now: Date };

/**
 * The hourly job: mails those whose account ends soon because nobody has confirmed the address a link that does, once. It keeps
 * the account as long as it works. No address gets more than a day's mails; what is over that waits for the next run. An address
 * that somebody else has confirmed gets none. The account is kept all the same, or its end would tell of that owner.
 *
 * @throws AggregateError where some could not be reminded, after all others were
 */
export async function remindUnconfirmed(ports: Pick<AccountPorts, 'enqueue'>, context: RemindContext): Promise<void> {
  const ids = await findUnreminded(context.db, context.brand.id, context.now);
  await tryEach(
    ids,
    (id) => remind(ports, context, id),
    ({ length }) => `${length} members could not be reminded`,
  );
}

const remind = (ports: Pick<AccountPorts, 'enqueue'>, context: RemindContext, id: string): Promise<void> =>
  inTransaction(context, async ({ trx }) => {
    const { brand, now, origin } = context;
    const member = await lockMember(trx, brand.id, id);
    if (member?.status !== 'not_confirmed') return;
    const address = member.email_key;
    const asker = { brand: brand.id, purpose: 'activation', subject: address, network: '' } as const;
    if (!(await countUnaskedMail(trx, asker, now))) return;
    const owner = { brand: brand.id, memberId: id };
    const request = await reserveLink(trx, owner, { purpose: 'activation', emailKey: address, now });
    if (await findConfirmedOwner(trx, brand.id, address)) return;
    await ports.enqueue(trx, accountMailJob({ kind: 'activation-reminder', ...owner, origin, request }));
  });
