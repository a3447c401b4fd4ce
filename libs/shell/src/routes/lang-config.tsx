import { useLingui } from '@lingui/react/macro';
import { redirect, useActionData, type ActionFunctionArgs } from 'react-router';
import { languageForm, LanguagePage } from '@parlour/account';
import { userOptions } from '@parlour/api-client/account/user';
import { keptOrAsked } from '@parlour/api-client/kept-or-asked';
import { send } from '@parlour/api-client/send';
import { addresses } from '@parlour/contract/addresses';
import { setLanguage } from '@parlour/contract/account/user/set-language';
import { cookieSeconds, cookieText } from '@parlour/models/account/cookies';
import { readSentForm } from '../forms/read-sent-form.ts';
import { refusedAct } from '../forms/refused-act.ts';
import { pageContext } from '../page/page-context.ts';
import type { BeforeEntry } from '../loading/before-entry.ts';
import { PageTitle } from '../page/page-title.tsx';

export const handle: BeforeEntry = { isReadBeforeEntry: true };

/** Sets the language of this browser, for a member also that of the mails; works without JavaScript. */
export async function action(args: ActionFunctionArgs) {
  const { queries, origin } = args.context.get(pageContext);
  const { values, transport } = await readSentForm(args);
  const chosen = languageForm.safeParse(Object.fromEntries(values));
  if (!chosen.success) return redirect(addresses.langConfig.href(), 303);
  const { language } = chosen.data;
  try {
    if ((await keptOrAsked(queries, userOptions())).user) {
      // Its answer sets the cookie.
      await send(setLanguage, { body: { language }, over: transport, once: true });
      return redirect(addresses.index.href(), 303);
    }
  } catch (error) {
    return refusedAct(error, { language });
  }
  const secure = origin.startsWith('https:');
  const cookie = cookieText('locale', language, { maxAge: cookieSeconds('locale'), secure });
  return redirect(addresses.index.href(), { status: 303, headers: { 'Set-Cookie': cookie } });
}

/** All languages of the site on one page. */
export default function LanguageRoute() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle page={t`Language`} />
      <LanguagePage refusal={useActionData<typeof action>()} />
    </>
  );
}
