import { useLingui } from '@lingui/react/macro';
import { Compass } from 'lucide-react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { isErrorCode, type ErrorCode } from '@parlour/contract/error-codes';
import { addresses } from '@parlour/contract/addresses';
import { errorSentence } from '@parlour/i18n';
import { EmptyState, GlobalStyle, LinkButton, LinkProvider, Wrap } from '@parlour/ui';
import { RouterLink } from './navigation/router-link.tsx';

interface Failure {
  status: number;
  code: ErrorCode;
  params: Record<string, string | number>;
}

/** Only a code of the closed table reaches the page; the raw message of a 500 never does. */
function failureOf(error: unknown): Failure {
  if (!isRouteErrorResponse(error)) return { status: 500, code: 'server_error', params: {} };
  const body = error.data as { code?: unknown; params?: Failure['params'] } | null;
  const fallback: ErrorCode = error.status === 404 ? 'not_found' : 'server_error';
  return { status: error.status, code: isErrorCode(body?.code) ? body.code : fallback, params: body?.params ?? {} };
}

/** The page for what could not be shown: status, one sentence, and the way home. */
export function ErrorBoundary() {
  const { t, i18n } = useLingui();
  const { status, code, params } = failureOf(useRouteError());
  return (
    <LinkProvider value={RouterLink}>
      <title>{errorSentence(i18n, code, params)}</title>
      <GlobalStyle />
      <Wrap as="main" id="main">
        <EmptyState
          glyph={Compass}
          heading="h1"
          title={errorSentence(i18n, code, params)}
          action={
            <LinkButton href={addresses.index.href()} tone="primary">
              {t`Back to the home page`}
            </LinkButton>
          }
        >
          {t`Error ${status}`}
        </EmptyState>
      </Wrap>
    </LinkProvider>
  );
}
