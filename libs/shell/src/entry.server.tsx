import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { entryScript, trackingScript } from '@parlour/account';
import { userOptions } from '@parlour/api-client/account/user';
import { loadI18n } from '@parlour/i18n';
import { SECOND } from '@parlour/models/durations';
import { fontCss, fontsToPreload, pageCss } from '@parlour/ui';
import { catalogueFiles } from './catalogue-files.ts';
import { CollectedPage } from './rendering/collected-page.ts';
import { handleError } from './failures/failure-report.ts';
import { handoffScript, readHandoff } from './rendering/handoff.ts';
import { inlineScript } from './rendering/inline-script.ts';
import { reloadWithoutScripts } from './scripts/reload-without-scripts.ts';
import { pageContext } from './page/page-context.ts';
import { PageContextProvider } from './page/page-context-provider.tsx';
import { siteOf } from './page/page-site.tsx';
import { pageSheet, styleTagOf } from './rendering/page-sheet.ts';
import { paintFirst } from './rendering/paint-first.ts';
import { previewWords } from './rendering/preview-words.ts';

export { failureReport, handleError } from './failures/failure-report.ts';
export { pageContext } from './page/page-context.ts';
export { apiErrorOf } from '@parlour/api-client/api-error';
export { requestCache } from './page/request-cache.ts';

/** Milliseconds after which a render that still waits is ended; the router's own wait for loaders ends then too. */
export const streamTimeout = 5 * SECOND;

/** Renders one page of one brand, styles in the head, the query cache and the loaders' answers behind the content. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...entry }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const page = context.get(pageContext);
  const [i18n, handoff] = await Promise.all([loadI18n(page.locale), readHandoff(serverHandoffStream)]);
  const sheet = pageSheet(page.nonce);
  const rendered = {
    site: siteOf(page, request),
    css: pageCss(page.theme),
    fontCss: fontCss(page.theme),
    fonts: fontsToPreload(page.theme, page.locale),
    catalogue: catalogueFiles[page.locale],
  };
  const { html, failures } = await renderWhole(
    sheet.collectStyles(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={page.queries}>
          <PageContextProvider page={{ ...page, ...rendered }}>
            <ServerRouter context={entry} url={request.url} />
          </PageContextProvider>
        </QueryClientProvider>
      </I18nProvider>,
    ),
    page.nonce,
  );
  for (const failure of failures) handleError(failure, { request, context, params: {} });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const isVisitor = page.queries.getQueryData(userOptions().queryKey)?.user === null;
  const gate = page.entryWarning.length > 0 ? entryScript : '';
  const tracking = isVisitor ? inlineScript(trackingScript(request.url), page.nonce) : '';
  const preview = isVisitor ? previewWords(html.text()) : '';
  const body = html.withEnds(
    preview + styleTagOf(sheet),
    inlineScript(gate + reloadWithoutScripts, page.nonce) + tracking + handoffScript(handoff, page.nonce),
  );
  const late = isVisitor && import.meta.env.PROD;
  return new Response(late ? paintFirst(new TextDecoder().decode(body), page.nonce) : body, {
    status: failures.length > 0 ? 500 : status,
    headers,
  });
}

/**
 * Renders until nothing is left to wait for, every part in its own place. Loaders have read what a page shows, so this is one
 * go; without JavaScript a part that came later, or stood at the end until a script moves it, would never be seen. A part that
 * failed is left to the browser, and its failure told; one of the page's frame is thrown.
 */
function renderWhole(
  page: ReactNode,
  nonce: string | undefined,
): Promise<{ html: CollectedPage; failures: unknown[] }> {
  return new Promise((resolve, reject) => {
    const failures: unknown[] = [];
    const { pipe, abort } = renderToPipeableStream(page, {
      ...(nonce ? { nonce } : {}),
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(late);
        const html = new CollectedPage();
        html.on('finish', () => resolve({ html, failures }));
        pipe(html);
      },
      onShellError(error) {
        clearTimeout(late);
        reject(error);
      },
      onError(error) {
        failures.push(error);
      },
    });
    const late = setTimeout(abort, streamTimeout);
  });
}
