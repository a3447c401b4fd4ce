import { changeMail } from '@parlour/contract/account/mail-change/change-mail';
import { emailKey } from '@parlour/models/account/sign-up/email';
import { linksVoidedBy, linkWorks } from '@parlour/models/account/mailed-links';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { accountMailJob } from '../letters/account-mail.ts';
import type { AccountPorts } from '../ports.ts';
import { lockLink, spendLinks, type FoundLink } from '../store/links.ts';
import { findConfirmedOwner, lockAddressOwner, updateEmail, type MemberRow } from '../store/members.ts';
import { deleteSessions } from '../store/sessions.ts';
import { prolongUndoing, spendUndoingsSince } from '../store/undoings.ts';
import { userReply } from '../user/user-reply.ts';

const purposes = { confirm: 'mail-change', undo: 'mail-change-undo' } as const;
const acts = { confirm, undo };

/**
 * Confirms or undoes a change of address. The link of the new address logs nobody in, since that address may have been
 * mistyped. The link of the old address ends every session, since somebody else may have asked for the change, and for
 * the account's deletion.
 */
export const changeMailCall = (ports: AccountPorts) =>
  handle(changeMail, async ({ body: { token, action } }, context) => {
    const { brand, now, viewer } = context;
    const memberId = await inTransaction(context, async ({ trx }) => {
      const { link, member } = await lockLink(trx, brand.id, token, purposes[action]);
      if (!linkWorks(link, now) || !member) throw refuse('link_expired');
      await moveAddress(trx, context, member, link);
      await acts[action](trx, context, member, link);
      if (action === 'undo') await mailWayBack(ports, trx, context, member);
      return link.memberId;
    });
    if (viewer?.id !== memberId) return { user: null };
    if (action === 'confirm') return { user: await userReply(ports, context, memberId) };
    await context.endSession();
    return { user: null };
  });

async function confirm(
  trx: Transaction,
  { brand, now }: CallContext,
  member: MemberRow,
  link: FoundLink,
): Promise<void> {
  if (member.status !== 'active') throw refuse('link_expired');
  const owner = { brand: brand.id, memberId: member.id };
  await spendLinks(trx, owner, linksVoidedBy.newAccess, now);
  if (link.subject.change) await prolongUndoing(trx, owner, link.subject.change, now);
}

async function undo(trx: Transaction, { brand, now }: CallContext, member: MemberRow, link: FoundLink): Promise<void> {
  const owner = { brand: brand.id, memberId: member.id };
  await spendLinks(trx, owner, linksVoidedBy.undoneChange, now);
  await spendUndoingsSince(trx, owner, link.createdAt, now);
  await deleteSessions(trx, brand.id, member.id);
}

/** Mails the old address too the link that brings a leaving account back: somebody else may have asked to leave. */
async function mailWayBack(
  ports: AccountPorts,
  trx: Transaction,
  { brand, request }: CallContext,
  member: MemberRow,
): Promise<void> {
  if (member.status !== 'pending_deletion') return;
  const owner = { brand: brand.id, memberId: member.id };
  await ports.enqueue(
    trx,
    accountMailJob({ kind: 'account-deleted', ...owner, origin: request.origin, request: null }),
  );
}

/** Gives the member the address of the link, which nobody else may have confirmed. */
async function moveAddress(
  trx: Transaction,
  { brand }: CallContext,
  member: MemberRow,
  { subject: { email } }: FoundLink,
): Promise<void> {
  if (!email) throw refuse('link_expired');
  const address = emailKey(email);
  await lockAddressOwner(trx, brand.id, address);
  const owner = await findConfirmedOwner(trx, brand.id, address);
  if (owner && owner.id !== member.id) throw refuse('email_owned');
  await updateEmail(trx, { brand: brand.id, memberId: member.id }, { email, emailKey: address });
}
