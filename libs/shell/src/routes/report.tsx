import { data, useActionData, useParams, useSearchParams } from 'react-router';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { useLingui } from '@lingui/react/macro';
import { addresses } from '@parlour/contract/addresses';
import { isReportTarget, reportForm, ReportPage, reportPageQueries } from '@parlour/safety';
import { formAction } from '../forms/form-action.ts';
import { browserLoader } from '../loading/browser-loader.ts';
import type { PageArguments } from '../loading/page-arguments.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page-title.tsx';

type Params = Readonly<Record<string, string | undefined>>;

/** What the address names; a word that is no kind of thing is a page that is not there. */
function targetOf({ type, id = '' }: Params) {
  if (!isReportTarget(type)) throw data({ code: 'not_found' }, { status: 404 });
  return { type, id };
}

function queries({ params }: PageArguments) {
  targetOf(params);
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
