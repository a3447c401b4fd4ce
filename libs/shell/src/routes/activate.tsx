import { useLingui } from '@lingui/react/macro';
import { redirect, useActionData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { activateForm, ActivatePage, afterActivation } from '@parlour/account';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { formAction } from '../forms/form-action.ts';
import type { BeforeEntry } from '../loading/before-entry.ts';
import { PageTitle } from '../page/page-title.tsx';

export const handle: BeforeEntry = { isReadBeforeEntry: true };

/** Without a token there is nothing to confirm. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  new URL(request.url).searchParams.get('token') ? null : redirect(addresses.activateError.href());

const confirm = formAction(() => activateForm, afterActivation);

/** A link that no longer works has a page of its own (contract A7). */
export const action: typeof confirm = async (args) => {
  const answer = await confirm(args);
  return 'data' in answer && isLinkDead(answer.data) ? redirect(addresses.activateError.href(), 303) : answer;
};

const isLinkDead = ({ failure, submission }: CallFormResult): boolean =>
  failure?.code === 'activation_failed' || Boolean(submission.error?.['token']);

/** The link of the activation mail: a page that posts, so that opening it confirms nothing. */
export default function ActivateRoute() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  return (
    <>
      <PageTitle page={t`Confirm your e-mail address`} />
      <ActivatePage token={search.get('token') ?? ''} lastResult={useActionData<CallFormResult>()} />
    </>
  );
}
