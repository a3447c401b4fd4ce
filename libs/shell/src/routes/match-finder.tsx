import { useLingui } from '@lingui/react/macro';
import { useActionData } from 'react-router';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { matchFinderForm, MatchFinderPage, matchFinderQueries } from '@parlour/members';
import { formAction } from '../forms/form-action.ts';
import { browserLoader } from '../loading/browser-loader.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page/page-title.tsx';

const queries = () => [...matchFinderQueries()];

export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);
export const action = formAction(
  () => matchFinderForm,
  () => addresses.matchFinder.href(),
);

/** A few questions and whom the answers find. */
export default function MatchFinderRoute() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle page={t`Match finder`} />
      <MatchFinderPage lastResult={useActionData<CallFormResult>()} />
    </>
  );
}
