import { signUpState } from '@parlour/contract/account/sign-up/sign-up-state';
import { hasTrafficSource, mayJoin } from '@parlour/models/account/sign-up/sign-up-open';
import { signUpSteps } from '@parlour/models/account/sign-up/sign-up-steps';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { handle } from '@parlour/server-kit/calls/handle';
import type { AccountPorts } from '../ports.ts';
import { isOpenToVisitors } from '../store/profiles.ts';

/** Tells a visitor whether they may join, and to whom their first message would go. */
export const signUpStateCall = (ports: AccountPorts) =>
  handle(signUpState, async ({ query }, context) => {
    const { brand, request } = context;
    const bySource = hasTrafficSource(query) || context.hasTrafficSource;
    const verdict = mayJoin(brand.settings.signups, bySource, request.country, brand.settings.countries);
    return {
      open: verdict.ok,
      reason: verdict.ok ? null : verdict.reason,
      min_age: brand.settings.min_age,
      steps: [...signUpSteps],
      profile: await addressee(ports, context, query.profile_id),
    };
  });

/** The one whom the first message would go to; nobody who does not take it, or has not agreed to be seen by visitors. */
async function addressee(ports: AccountPorts, context: CallContext, profileId: string | undefined) {
  const { db, brand, viewer } = context;
  if (!profileId || !(await isOpenToVisitors(db, brand.id, profileId, viewer?.id ?? null))) return null;
  return (await ports.takesFirstMessage(context, profileId)) ? ports.card(context, profileId) : null;
}
