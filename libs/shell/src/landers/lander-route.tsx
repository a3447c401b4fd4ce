import type { QueryClient } from '@tanstack/react-query';
import { redirect, useActionData } from 'react-router';
import { LanderPage, landerQueries } from '@parlour/account';
import type { LanderArguments } from '@parlour/api-client/account/lander';
import { userOptions } from '@parlour/api-client/account/user';
import { ApiError } from '@parlour/api-client/api-error';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { keptOrAsked } from '@parlour/api-client/kept-or-asked';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { drawnCrowd } from '../drawn-people/drawn-crowd.ts';
import { clipFiles } from './clip-files.ts';
import type { PageArguments } from '../loading/page-arguments.ts';

/**
 * Reads what a lander shows. A member needs no first impression, and is taken to where it would have led. Where the
 * brand has no such lander, a visitor goes on to the plain sign-up (contract C4).
 */
export const landerPageQueries =
  (addressOf: (params: PageArguments['params']) => LanderArguments) =>
  async ({ params }: PageArguments, cache: QueryClient) => {
    const address = addressOf(params);
    const { user } = await keptOrAsked(cache, userOptions());
    const { profileId } = address;
    if (user) throw redirect(profileId ? addresses.member.href({ id: profileId }) : addresses.index.href());
    return landerQueries(cache, address).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.code === 'lander_not_found')) throw error;
      throw redirect(profileId ? addresses.memberSignup.href({ id: profileId }) : addresses.signup.href());
    });
  };

/** Title and description are the lander's own. */
export const landerMeta = () => [];

/** The lander of an address, with the drawn people that the shell has. */
export function LanderOf({ address }: { address: LanderArguments }) {
  const { settings } = useSite();
  return (
    <LanderPage
      {...address}
      drawn={drawnCrowd(settings.default_search)}
      clip={clipFiles}
      lastResult={useActionData<CallFormResult>()}
    />
  );
}
