import { useLingui } from '@lingui/react/macro';
import { useActionData, useSearchParams } from 'react-router';
import { validate as isUuid } from 'uuid';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { isInquiryReference } from '@parlour/models/safety/inquiries';
import { complaintForm, complaintReceipt, ComplaintsPage, complaintsPageQueries, receiptIn } from '@parlour/safety';
import { formAction } from '../forms/form-action.ts';
import type { BeforeEntry } from '../loading/before-entry.ts';
import { browserLoader } from '../loading/browser-loader.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page/page-title.tsx';

export const handle: BeforeEntry = { isReadBeforeEntry: true };

export const loader = serverLoader(complaintsPageQueries);
export const clientLoader = browserLoader(complaintsPageQueries);
export const action = formAction(() => complaintForm, complaintReceipt);
/** The page has a description of its own. */
export const meta = () => [];

/** Complaints; after the form the address carries the receipt. A damaged link names no payment and no decision. */
export default function ComplaintsRoute() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const payment = search.get('payment_id');
  const about = search.get('about');
  return (
    <>
      <PageTitle page={t`Complaints`} />
      <ComplaintsPage
        receipt={receiptIn(search)}
        paymentId={isUuid(payment) ? payment : null}
        about={isUuid(about) || isInquiryReference(about) ? about : null}
        lastResult={useActionData<CallFormResult>()}
      />
    </>
  );
}
