import { useLingui } from '@lingui/react/macro';
import { useActionData, useSearchParams } from 'react-router';
import { AskToLeavePage, askToLeaveForm, leavingSentAddress } from '@parlour/account';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { formAction } from '../forms/form-action.ts';
import type { BeforeEntry } from '../loading/before-entry.ts';
import { PageTitle } from '../page/page-title.tsx';

export const handle: BeforeEntry = { isReadBeforeEntry: true };

export const action = formAction(() => askToLeaveForm, leavingSentAddress);

/** The way out without logging in: asks for the mail. */
export default function AccountDeleteRoute() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  return (
    <>
      <PageTitle page={t`Delete my account`} />
      <AskToLeavePage sent={search.has('sent')} lastResult={useActionData<CallFormResult>()} />
    </>
  );
}
