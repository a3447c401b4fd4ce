import { useLingui } from '@lingui/react/macro';
import { useActionData, useSearchParams } from 'react-router';
import { mailChangeDoneAddress, mailChangeForm, MailChangePage, readMailChange } from '@parlour/account';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { formAction } from '../forms/form-action.ts';
import type { BeforeEntry } from '../loading/before-entry.ts';
import { browserLoader } from '../loading/browser-loader.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { viewerQueries } from '../loading/viewer-queries.ts';
import { PageTitle } from '../page/page-title.tsx';

export const handle: BeforeEntry = { isReadBeforeEntry: true };

export const loader = serverLoader(viewerQueries);
export const clientLoader = browserLoader(viewerQueries);
export const action = formAction(
  () => mailChangeForm,
  (_, { url }) => mailChangeDoneAddress(new URL(url).searchParams.get('action')),
);

/** The mailed links of a change of address: a page that posts, so that opening it changes nothing. */
export default function MailChangeDoRoute() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  return (
    <>
      <PageTitle page={t`E-mail address`} />
      <MailChangePage address={readMailChange(search)} lastResult={useActionData<CallFormResult>()} />
    </>
  );
}
