import { randomBytes } from 'node:crypto';
import { analyticsCookie, readAnalyticsChoice } from '@parlour/models/account/consents/analytics-choice';
import { dismissalsCookie } from '@parlour/models/alerts/dismissals';
import { installedAppCookie, installedAppOpened } from '@parlour/models/account/installed-app';
import { maySearch } from '@parlour/models/members/may-search';
import { getSettings } from '@parlour/contract/account/reference-data/get-settings';
import type { ReplyOf } from '@parlour/contract/define-call';
import type { PageContext } from '@parlour/shell/page/page-context';
import { formTokenBlank } from './kept/blanks.ts';
import type { CallContext } from '../calls/call-context.ts';
import type { CountCall } from '../calls/call-limits.ts';
import { entryWarningOf } from './entry-warning.ts';
import type { Execute } from '../calls/execute.ts';
import { newFormToken } from './form-token.ts';
import { inProcessTransport } from '../calls/in-process-transport.ts';
import type { ShellEntry } from './page-builds.ts';
import { pagePath, readPostedForm } from './posted-form.ts';
import type { RequestScope } from '../requests/request-scope.ts';
import type { Signer } from '../signing.ts';

export interface PageContextTools {
  execute: Execute;
  countCall: CountCall;
  entry: ShellEntry;
  forms: Signer;
  /** The page will serve others too: it carries no nonce, and a blank where the form token goes. */
  isKept?: boolean;
}

/** What one page is rendered with: who asks, on which site, and the API in process. */
export async function pageContextOf(
  { site, context, cookies }: RequestScope,
  path: string,
  { execute, countCall, entry, forms, isKept = false }: PageContextTools,
): Promise<PageContext> {
  const { session, request, now, locale } = context;
  const owner = session?.id ?? request.browserId;
  const transport = inProcessTransport(execute, context, entry.apiErrorOf);
  const { settings } = (await transport({ call: getSettings, query: {} })) as ReplyOf<typeof getSettings>;
  const isInstalledApp = cookies.get(installedAppCookie) === installedAppOpened;
  return {
    transport,
    queries: entry.requestCache(transport),
    settings,
    theme: site.brand.settings.theme,
    locale,
    nonce: isKept ? undefined : randomBytes(16).toString('base64'),
    origin: request.origin,
    isInstalledApp,
    analyticsChoice: readAnalyticsChoice(cookies.get(analyticsCookie))?.given ?? null,
    dismissals: isKept ? '' : (cookies.get(dismissalsCookie) ?? ''),
    entryWarning: entryWarningOf(context),
    maySearch: session !== null || maySearch(site.brand.settings, context.hasTrafficSource),
    hasTrafficSource: context.hasTrafficSource,
    formToken: isKept ? formTokenBlank : newFormToken({ owner, page: pagePath(path), now }, forms),
    readForm: (posted) =>
      readPostedForm(posted, { owner, origin: request.origin, now, signer: forms }).catch((refusal: unknown) => {
        throw excessOf(context, countCall) ?? refusal;
      }),
  };
}

/** What a form that is refused before any call was made counts as: a call too many has the error page. */
function excessOf(context: CallContext, countCall: CountCall): Response | null {
  const excess = countCall(context);
  return excess && Response.json({ code: excess.code, params: excess.params }, { status: excess.status });
}
