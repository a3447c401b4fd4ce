import { signupMatches } from '@parlour/contract/account/signup-matches';
import { handle } from '@parlour/server-kit/handle';
import type { AccountPorts } from './ports.ts';

const MOST = 12;

/** People to meet right after joining. */
export const signupMatchesCall = (ports: AccountPorts) =>
  handle(signupMatches, async (_, context) => ({
    profiles: await ports.suggestions(context, context.viewer.id, MOST),
  }));
