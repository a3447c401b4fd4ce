import { data, redirect, useActionData, useParams, useSearchParams } from 'react-router';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { useLingui } from '@lingui/react/macro';
import type { QueryClient } from '@tanstack/react-query';
import { userOptions } from '@parlour/api-client/account/user';
import { keptOrAsked } from '@parlour/api-client/kept-or-asked';
import { addresses } from '@parlour/contract/addresses';
import { isReportTarget, reportForm, ReportPage, reportPageQueries } from '@parlour/safety';
import { formAction } from '../forms/form-action.ts';
import { browserLoader } from '../loading/browser-loader.ts';
import type { PageArguments } from '../loading/page-arguments.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page/page-title.tsx';

type Params = Readonly<Record<string, string | undefined>>;

/** What the address names; a word that is no kind of thing is a page that is not there. */
function targetOf({ type, id = '' }: Params) {
  if (!isReportTarget(type)) throw data({ code: 'not_found' }, { status: 404 });
  return { type, id };
}

/** What was said is there for those who spoke: whoever is logged out is asked who they are before they write anything. */
async function queries({ params }: PageArguments, cache: QueryClient) {
  const target = targetOf(params);
  if (target.type === 'message' || target.type === 'conversation') {
    const { user } = await keptOrAsked(cache, userOptions());
    if (!user) throw redirect(addresses.login.href(undefined, { next: addresses.report.href(target) }));
  }
  return reportPageQueries();
}

export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);
export const action = formAction(
  (_, params) => reportForm(targetOf(params)),
  ({ report }) => addresses.report.href(report.target, { reference: report.reference }),
);

/** Reporting without a sheet; after the form the address carries the reference. */
export default function ReportRoute() {
  const { t } = useLingui();
  const params = useParams();
  const [search] = useSearchParams();
  return (
    <>
      <PageTitle page={t`Report`} />
      <ReportPage
        target={targetOf(params)}
        reference={search.get('reference')}
        lastResult={useActionData<CallFormResult>()}
      />
    </>
  );
}
