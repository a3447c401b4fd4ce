import { randomBytes } from 'node:crypto';
import { getSettings } from '@parlour/contract/account/get-settings';
import type { ReplyOf } from '@parlour/contract/define-call';
import type { PageContext } from '@parlour/shell/page-context';
import type { Execute } from './execute.ts';
import { newFormToken } from './form-token.ts';
import { inProcessTransport } from './in-process-transport.ts';
import type { ShellEntry } from './page-builds.ts';
import { pagePath, readPostedForm } from './posted-form.ts';
import type { RequestScope } from './request-scope.ts';
import type { Signer } from './signing.ts';

/** What one page is rendered with: who asks, on which site, and the API in process. */
export async function pageContextOf(
  { site, context, cookies }: RequestScope,
  path: string,
  { execute, entry, forms }: { execute: Execute; entry: ShellEntry; forms: Signer },
): Promise<PageContext> {
  const { session, request, now, locale } = context;
  const owner = session?.id ?? request.browserId;
  const transport = inProcessTransport(execute, context, entry.apiErrorOf);
  const { settings } = (await transport({ call: getSettings, query: {} })) as ReplyOf<typeof getSettings>;
  return {
    transport,
    queries: entry.pageQueries(transport),
    settings,
    theme: site.brand.settings.theme,
    locale,
    nonce: randomBytes(16).toString('base64'),
    origin: request.origin,
    isInstalledApp: cookies.get('installed_app') === '1',
    formToken: newFormToken({ owner, page: pagePath(path), now }, forms),
    readForm: (posted) => readPostedForm(posted, { owner, origin: request.origin, now, signer: forms }),
  };
}
