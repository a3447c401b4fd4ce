import { useLingui } from '@lingui/react/macro';
import type { QueryClient } from '@tanstack/react-query';
import { redirect, useSearchParams } from 'react-router';
import { ActivateDonePage, activateDoneQueries } from '@parlour/account';
import { userOptions, useViewer } from '@parlour/api-client/account/user';
import { keptOrAsked } from '@parlour/api-client/kept-or-asked';
import { warmWelcome } from '@parlour/api-client/payments/warm-welcome';
import { addresses } from '@parlour/contract/addresses';
import { WelcomeNote } from '@parlour/payments';
import type { BeforeEntry } from '../loading/before-entry.ts';
import { browserLoader } from '../loading/browser-loader.ts';
import type { PageArguments } from '../loading/page-arguments.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page/page-title.tsx';

export const handle: BeforeEntry = { isReadBeforeEntry: true };

/** Whose address is not confirmed yet is asked to do that, unless it was another's that was confirmed. */
const queries = async ({ search }: PageArguments, cache: QueryClient) => {
  const { user } = await keptOrAsked(cache, userOptions());
  if (user?.status === 'not_confirmed' && !search.has('other'))
    throw redirect(addresses.completeSignup.href(undefined, { step: 'confirm' }));
  await warmWelcome(cache);
  return activateDoneQueries();
};

export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);

/** The address is confirmed: what to do first. */
export default function ActivateDoneRoute() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const isOther = search.has('other');
  const title = useViewer() && isOther ? t`The address is confirmed` : t`Welcome`;
  return (
    <>
      <PageTitle page={title} />
      <ActivateDonePage isDelivered={search.has('delivered')} isOther={isOther} offer={<WelcomeNote />} />
    </>
  );
}
