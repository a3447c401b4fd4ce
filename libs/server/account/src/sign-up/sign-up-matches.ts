import { signUpMatches } from '@parlour/contract/account/sign-up/sign-up-matches';
import { handle } from '@parlour/server-kit/calls/handle';
import { ownMember } from '../user/own-member.ts';
import type { AccountPorts } from '../ports.ts';

const MAX_MATCHES = 12;

/** People to meet right after joining, and what still has to be said to one of them. */
export const signUpMatchesCall = (ports: AccountPorts) =>
  handle(signUpMatches, async (_, context) => {
    const [member, profiles] = await Promise.all([
      ownMember(context),
      ports.suggestions(context, context.viewer.id, MAX_MATCHES),
    ]);
    return { profiles, first_words: member.signup_message ?? undefined };
  });
