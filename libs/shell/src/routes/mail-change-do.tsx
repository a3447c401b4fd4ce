import { useLingui } from '@lingui/react/macro';
import { useActionData, useSearchParams } from 'react-router';
import { mailChangeDoneAddress, mailChangeForm, MailChangePage, readMailChange } from '@parlour/account';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { formAction } from '../forms/form-action.ts';
import { PageTitle } from '../page-title.tsx';

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
