import { logIn } from '@parlour/contract/account/log-in/log-in';
import { emailKey } from '@parlour/models/account/sign-up/email';
import { mayTryLogIn } from '@parlour/models/account/log-in/log-in-attempts';
import { linkLifetime } from '@parlour/models/account/mailed-links';
import { nameKey } from '@parlour/models/account/sign-up/name';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { accountMailJob } from '../letters/account-mail.ts';
import { countUnaskedMail } from '../letters/mail-request.ts';
import { noSoonerThan } from './no-sooner-than.ts';
import { checkedUnconfirmed, findFitting } from '../password/password-hash.ts';
import type { AccountPorts } from '../ports.ts';
import { reserveLink, linksAskedFor } from '../store/links.ts';
import { refuseClosed } from './refuse-closed.ts';
import { startSession } from './start-session.ts';
import { deleteFailure, insertFailure, recentFailures } from '../store/log-in-attempts.ts';
import { findByLogin, type MemberRow } from '../store/members.ts';
import { userReply } from '../user/user-reply.ts';

/** Milliseconds: more than it takes to have a link mailed, so that the time does not tell that the password was right. */
const LEAST = 40;

/**
 * Logs in by name or address. Known or not, every login takes the same path and the same time; what is special about an
 * account is told only after the right password. A log-in that works leaves the count of failures as it was: whoever
 * fails from the same network would read from it that somebody got in. While a login is under attack, a right password
 * counts as a failure too: being let through would tell that it was right.
 */
export const logInCall = (ports: AccountPorts) =>
  handle(logIn, async ({ body }, context) => {
    const { brand, db, now, request } = context;
    const login = body.login.includes('@') ? emailKey(body.login) : nameKey(body.login);
    const attempter = { brand: brand.id, kind: 'log-in', login, network: request.network } as const;

    const attempt = await insertFailure(db, attempter, now);
    const verdict = mayTryLogIn(await recentFailures(db, attempter, attempt, now), now);
    if (!verdict.ok && verdict.refusal === 'too_many_attempts') {
      await deleteFailure(db, brand.id, attempt);
      throw refuse(verdict.refusal, { minutes: verdict.minutes });
    }

    const candidates = await findByLogin(db, brand.id, login, checkedUnconfirmed);
    const member =
      candidates[
        await findFitting(
          body.password,
          candidates.map(({ password_hash }) => password_hash),
        )
      ];
    if (!verdict.ok) {
      await noSoonerThan(LEAST, async () => member && mailLink(ports, context, member));
      throw refuse('second_factor_required', { methods: 'mail' });
    }
    if (!member) throw refuse('login_failed');

    await deleteFailure(db, brand.id, attempt);
    await refuseClosed(context, member);
    if (!(await startSession(context, member))) throw refuse('login_failed');
    return { user: await userReply(ports, context, member.id) };
  });

/**
 * Mails the owner a way in past those who guess. One link is open at a time, or the guessing would fill the inbox. An
 * address that is not confirmed may be a stranger's: somebody may guess at an account of their own to annoy them. Such
 * an address gets no more than a day's mails.
 */
async function mailLink(ports: AccountPorts, context: CallContext, member: MemberRow): Promise<void> {
  const { brand, db, now, request } = context;
  const owner = { brand: brand.id, memberId: member.id };
  const asked = await linksAskedFor(db, owner, 'log-in', now);
  const isOpen = asked.some(
    ({ at, emailKey: to, isSpent }) =>
      to === member.email_key && !isSpent && now.getTime() - at.getTime() < linkLifetime['log-in'],
  );
  if (isOpen) return;
  const asker = { brand: brand.id, purpose: 'log-in', subject: member.email_key, network: request.network } as const;
  await inTransaction(context, async ({ trx }) => {
    if (!member.confirmed_at && !(await countUnaskedMail(trx, asker, now))) return;
    const link = await reserveLink(trx, owner, { purpose: 'log-in', emailKey: member.email_key, now });
    await ports.enqueue(trx, accountMailJob({ kind: 'log-in-link', ...owner, origin: request.origin, request: link }));
  });
}
