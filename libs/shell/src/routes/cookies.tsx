import { useLingui } from '@lingui/react/macro';
import { redirect, useActionData, useSearchParams, type ActionFunctionArgs } from 'react-router';
import { nextPath } from '@parlour/account';
import { analyticsConsent } from '@parlour/api-client/account/consents';
import { send } from '@parlour/api-client/send';
import { saveConsent } from '@parlour/contract/account/consents/save-consent';
import { addresses } from '@parlour/contract/addresses';
import { CookiesPage, cookiesPageQueries } from '@parlour/safety';
import { readSentForm } from '../forms/read-sent-form.ts';
import { refusedAct } from '../forms/refused-act.ts';
import type { BeforeEntry } from '../loading/before-entry.ts';
import { browserLoader } from '../loading/browser-loader.ts';
import type { PageQueries } from '../loading/page-arguments.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page/page-title.tsx';

export const handle: BeforeEntry = { isReadBeforeEntry: true };

const queries: PageQueries = (_, cache) => cookiesPageQueries(cache);

export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);
/** The page has a description of its own. */
export const meta = () => [];

/** Keeps a choice, from this page or from the bar of another one, and goes back to where it was made. */
export async function action(args: ActionFunctionArgs) {
  const { values, transport } = await readSentForm(args);
  const chosen = values.get('analytics');
  const posted = values.get('back');
  const back = typeof posted === 'string' ? nextPath(posted) : null;
  try {
    if (chosen === 'yes' || chosen === 'no')
      await send(saveConsent, { body: analyticsConsent(chosen === 'yes'), over: transport, once: true });
  } catch (error) {
    return refusedAct(error, { back });
  }
  return redirect(back ?? addresses.cookies.href(undefined, { saved: '1' }), 303);
}

/** What the browser keeps, and the choice about it. */
export default function CookiesRoute() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  return (
    <>
      <PageTitle page={t`Cookies`} />
      <CookiesPage saved={search.has('saved')} refusal={useActionData<typeof action>()} />
    </>
  );
}
