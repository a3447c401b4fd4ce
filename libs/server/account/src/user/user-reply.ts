import type { getUser } from '@parlour/contract/account/user/get-user';
import type { ReplyOf } from '@parlour/contract/define-call';
import type { User } from '@parlour/contract/types/user';
import { consentsDue, termsVersionOf } from '@parlour/models/account/consents/consents';
import { rightsOf } from '@parlour/models/account/rights';
import { signUpProgress } from '@parlour/models/account/sign-up/sign-up-steps';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import type { AccountPorts } from '../ports.ts';
import { findUser } from '../store/users.ts';

/** A member as only they see themselves; every call that answers `{ user }` builds it here. */
export async function userReply(ports: AccountPorts, context: CallContext, memberId: string): Promise<User> {
  return (await userWithCounts(ports, context, memberId)).user;
}

/** The same, with the two badges and the number of the newest event. */
export async function userWithCounts(
  ports: AccountPorts,
  context: CallContext,
  memberId: string,
): Promise<{ user: User } & Pick<ReplyOf<typeof getUser>, 'counts' | 'last_event'>> {
  const { brand, db } = context;
  const [member, { credits: balance, last_event, ...counts }, profile] = await Promise.all([
    findUser(db, brand.id, memberId),
    ports.totals(context, memberId),
    ports.ownProfile(context, memberId),
  ]);
  if (!member) throw new Error('The member of a running session is gone.');
  const used = {
    premium: member.paid_user,
    conversations: member.free_conversations_used,
    messages: member.free_messages_used,
  };
  const booked = { used, credits: balance };
  const standing = member.confirmed_at ? booked : await ports.standingUnconfirmed(context, member.id, booked);
  const signup = signUpProgress(
    member.signup_steps,
    member.confirmed_at !== null,
    brand.settings.required_signup_steps,
  );
  const user: User = {
    id: member.id,
    status: member.status,
    email: member.email,
    credits: standing.credits,
    paid_user: member.paid_user,
    signup_date: member.signup_date.toISOString(),
    language: member.language,
    scope: member.scope,
    notifications_disabled: member.notifications_disabled,
    profile,
    rights: rightsOf(brand.settings, {
      paidUser: member.paid_user,
      status: member.status,
      freeConversationsUsed: standing.used.conversations,
      freeMessagesUsed: standing.used.messages,
    }),
    consents_due: consentsDue(member.consents, termsVersionOf(brand.settings.company.added)),
    delete_at: member.delete_at?.toISOString() ?? null,
    signup: signup.complete ? null : signup,
  };
  return { user, counts, last_event };
}
