import { useLingui } from '@lingui/react/macro';
import { useActionData, useSearchParams } from 'react-router';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { contactForm, contactReceipt, receiptIn, ServicePage, servicePageQueries } from '@parlour/safety';
import { formAction } from '../forms/form-action.ts';
import type { BeforeEntry } from '../loading/before-entry.ts';
import { browserLoader } from '../loading/browser-loader.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page/page-title.tsx';

export const handle: BeforeEntry = { isReadBeforeEntry: true };

export const loader = serverLoader(servicePageQueries);
export const clientLoader = browserLoader(servicePageQueries);
export const action = formAction(() => contactForm, contactReceipt);
/** The page has a description of its own. */
export const meta = () => [];

/** Customer service; after its form the address carries the receipt. */
export default function ServiceRoute() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  return (
    <>
      <PageTitle page={t`Customer service`} />
      <ServicePage receipt={receiptIn(search)} lastResult={useActionData<CallFormResult>()} />
    </>
  );
}
