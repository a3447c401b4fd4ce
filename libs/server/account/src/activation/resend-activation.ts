import { resendActivation } from '@parlour/contract/account/activation/resend-activation';
import { LONGEST_WAIT } from '@parlour/contract/longest-wait';
import { emailKey, maskEmail } from '@parlour/models/account/sign-up/email';
import { linksVoidedBy, mayMailAgain, nextMailAfter } from '@parlour/models/account/mailed-links';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { handle } from '@parlour/server-kit/calls/handle';
import { CallRefusal, refuse } from '@parlour/server-kit/calls/refusal';
import { askToConfirm } from './ask-to-confirm.ts';
import { noSoonerThan } from '../log-in/no-sooner-than.ts';
import type { AccountPorts } from '../ports.ts';
import { linksAskedFor, spendLinks } from '../store/links.ts';
import { findConfirmedOwner, lockMember, updateEmail, type MemberRow } from '../store/members.ts';
import { refuseUnusableEmail } from '../sign-up/usable-email.ts';

/** Milliseconds: more than it takes, so that the time does not tell whether somebody has the corrected address. */
const LEAST = 40;
/** Seconds: whoever asks too soon is told so at once, and no mail follows by itself. */
const TOLD_AT_ONCE = LONGEST_WAIT + 1;

/** Mails the confirmation again; a corrected address replaces the old one, whose links stop working. */
export const resendActivationCall = (ports: AccountPorts) =>
  handle(resendActivation, ({ body }, context) => noSoonerThan(LEAST, () => resend(ports, context, body.email)));

const resend = (ports: AccountPorts, context: MemberContext, corrected: string | undefined) =>
  inTransaction(context, async ({ trx }) => {
    const { brand, now, viewer } = context;
    const member = await lockMember(trx, brand.id, viewer.id);
    if (!member) throw refuse('authentication_required');
    if (member.confirmed_at) throw refuse('already_active');
    const email = corrected ?? member.email;
    const address = emailKey(email);
    const asked = await linksAskedFor(trx, { brand: brand.id, memberId: member.id }, 'activation', now);
    const verdict = mayMailAgain(asked, address, now);
    if (!verdict.ok) throw refuseTooSoon(verdict.minutes);
    if (address !== member.email_key) await correctAddress(trx, context, member, email);
    await askToConfirm(trx, ports, context, { id: member.id, emailKey: address });
    return {
      sent_to_masked: maskEmail(email),
      next_after: nextMailAfter([...asked, { at: now, emailKey: address }], address, now).toISOString(),
    };
  });

const refuseTooSoon = (minutes: number) =>
  new CallRefusal('rate_limited', { params: { minutes }, retryAfter: Math.max(TOLD_AT_ONCE, minutes * 60) });

async function correctAddress(
  trx: Transaction,
  { brand, now }: MemberContext,
  member: MemberRow,
  email: string,
): Promise<void> {
  refuseUnusableEmail(email);
  const address = emailKey(email);
  if (brand.settings.reveal_accounts && (await findConfirmedOwner(trx, brand.id, address)))
    throw refuse('email_in_use');
  await spendLinks(trx, { brand: brand.id, memberId: member.id }, linksVoidedBy.correctedAddress, now);
  await updateEmail(trx, { brand: brand.id, memberId: member.id }, { email, emailKey: address });
}
