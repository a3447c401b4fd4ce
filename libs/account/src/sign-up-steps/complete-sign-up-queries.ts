import type { QueryClient } from '@tanstack/react-query';
import { activationOptions } from '@parlour/api-client/account/activation';
import { userOptions } from '@parlour/api-client/account/user';
import { keptOrAsked } from '@parlour/api-client/kept-or-asked';
import type { PageQuery } from '@parlour/api-client/page-query';
import type { SignUpStep } from '@parlour/contract/types/user';
import { messageStepQueries } from './people-to-write-to.ts';

/** What the steps of this slice read; those of the profile name their own. */
export async function completeSignUpQueries(step: SignUpStep, cache: QueryClient): Promise<readonly PageQuery[]> {
  const { user } = await keptOrAsked(cache, userOptions());
  if (step === 'confirm' || !user?.signup) return [activationOptions()];
  return step === 'message' ? messageStepQueries(cache) : [];
}
