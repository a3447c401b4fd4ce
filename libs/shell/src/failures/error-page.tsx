import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Compass } from 'lucide-react';
import { Suspense, use, useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { SiteContext } from '@parlour/api-client/site';
import type { ErrorCode } from '@parlour/contract/error-codes';
import { addresses } from '@parlour/contract/addresses';
import { failureWords, isErrorCode, type PageFailure } from '@parlour/i18n';
import { deviceIsOffline } from '@parlour/i18n/device-is-offline';
import { EmptyState, LinkButton, LinkProvider, Wrap } from '@parlour/ui';
import { latePart } from '@parlour/ui/kit/behaviour/late-part';

const ShownOnceOnline = latePart(async () => (await import('../root/after-first-page.ts')).ShownOnceOnline);

/**
 * Only a code of the closed table reaches the page; the raw message of a 500 never does. What the router itself could not fetch, it
 * throws as it is.
 */
function failureOf(error: unknown): PageFailure {
  if (!isRouteErrorResponse(error))
    return deviceIsOffline() ? { status: 503, code: 'offline' } : { status: 500, code: 'server_error' };
  const body = error.data as { code?: unknown; params?: PageFailure['params'] } | null;
  const fallback: ErrorCode = error.status === 404 ? 'not_found' : 'server_error';
  return { status: error.status, code: isErrorCode(body?.code) ? body.code : fallback, params: body?.params };
}

/** What stands in place of the whole site, where what is around the pages failed itself. */
export function ErrorBoundary() {
  return (
    <main id="main">
      <FailedPage />
    </main>
  );
}

/** What a layout shows in place of a page that failed; what stands around the page stays, and tells of it aloud. */
export function FailedPage() {
  const error = useRouteError();
  useEffect(() => {
    // The router is silent about what a loader threw; whoever looks for the cause finds it in the browser's console.
    if (!isRouteErrorResponse(error)) console.error(error);
  }, [error]);
  const failure = failureOf(error);
  return (
    <>
      <ErrorPage failure={failure} />
      {failure.code === 'offline' ? (
        <Suspense>
          <ShownOnceOnline />
        </Suspense>
      ) : null}
    </>
  );
}

/** What could not be shown: status, one sentence, and the way home; where the site itself failed, the same page once more. */
export function ErrorPage({ failure }: { failure: PageFailure }) {
  const { i18n } = useLingui();
  const { sentence, status, home } = failureWords(i18n, failure);
  const site = use(SiteContext)?.settings.name;
  const isPassing = failure.status >= 500;
  return (
    <Wrap>
      <title>{site ? `${sentence} · ${site}` : sentence}</title>
      <EmptyState
        glyph={Compass}
        heading="h1"
        title={sentence}
        action={
          <>
            {isPassing && <OnceMore />}
            <LinkButton href={addresses.index.href()} tone={isPassing ? 'secondary' : 'primary'}>
              {home}
            </LinkButton>
          </>
        }
      >
        {status}
      </EmptyState>
    </Wrap>
  );
}

/** Loads the whole page anew: what failed may have been its scripts. */
function OnceMore() {
  const { pathname, search } = useLocation();
  return (
    <LinkProvider value="a">
      <LinkButton href={pathname + search} tone="primary">
        <Trans>Try again</Trans>
      </LinkButton>
    </LinkProvider>
  );
}
