import { askMailChange } from '@parlour/contract/account/mail-change/ask-mail-change';
import { emailKey, maskEmail } from '@parlour/models/account/sign-up/email';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { countMailRequest } from '../letters/mail-request.ts';
import { mailChangeLinks } from './mail-change-links.ts';
import { ownMember } from '../user/own-member.ts';
import { lockWithPassword, refuseWrongPassword } from '../password/own-password.ts';
import type { AccountPorts } from '../ports.ts';
import { findConfirmedOwner, type MemberRow } from '../store/members.ts';
import { refuseUnusableEmail } from '../sign-up/usable-email.ts';

/** Begins a change of address. Nothing is changed before the new address has confirmed. */
export const askMailChangeCall = (ports: AccountPorts) =>
  handle(askMailChange, async ({ body }, context) => {
    const member = await ownMember(context);
    if (!member.confirmed_at) throw refuse('not_confirmed');
    refuseUnusableEmail(body.email);
    await refuseWrongPassword(context, member, body.password, 'password');
    await refuseTakenAddress(context, member, body.email);
    await refuseTooMany(context, member);
    await inTransaction(context, async ({ trx }) => {
      const locked = await lockWithPassword(trx, member, 'password');
      await mailChangeLinks(trx, ports, context, { member: locked, email: body.email });
    });
    return { sent_to_masked: maskEmail(body.email) };
  });

/** One's own address is no other one; that somebody else has it is said only by a brand that reveals accounts. */
async function refuseTakenAddress({ brand, db }: MemberContext, member: MemberRow, email: string): Promise<void> {
  const address = emailKey(email);
  if (address === member.email_key) throw refuse('email_in_use');
  if (brand.settings.reveal_accounts && (await findConfirmedOwner(db, brand.id, address))) throw refuse('email_in_use');
}

async function refuseTooMany({ brand, db, now, request }: MemberContext, member: MemberRow): Promise<void> {
  const asker = {
    brand: brand.id,
    purpose: 'mail-change',
    subject: member.email_key,
    network: request.network,
  } as const;
  const verdict = await countMailRequest(db, asker, now);
  if (!verdict.ok) throw refuse('rate_limited', { minutes: verdict.minutes });
}
