import { PassThrough } from 'node:stream';
import { I18nProvider } from '@lingui/react';
import { createReadableStreamFromReadable } from '@react-router/node';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { loadI18n } from '@parlour/i18n';
import { pageContext } from './page-context.ts';
import { PageContextProvider } from './page-context-provider.tsx';
import { styledStream } from './styled-stream.ts';

export { pageContext } from './page-context.ts';
export { apiErrorOf } from '@parlour/api-client/api-error';
export { pageQueries } from './page-queries.ts';

/** Milliseconds after which a render that still waits is ended. */
export const streamTimeout = 5_000;

/** Renders one page of one brand as a stream, styles in the head, the query cache behind the content. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const page = context.get(pageContext);
  const i18n = await loadI18n(page.locale);
  const sheet = new ServerStyleSheet({ nonce: page.nonce });
  return new Promise((resolve, reject) => {
    let responseStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      sheet.collectStyles(
        <I18nProvider i18n={i18n}>
          <QueryClientProvider client={page.queries}>
            <PageContextProvider page={page}>
              <ServerRouter context={entry} url={request.url} nonce={page.nonce} />
            </PageContextProvider>
          </QueryClientProvider>
        </I18nProvider>,
      ),
      {
        nonce: page.nonce,
        onShellReady() {
          const body = new PassThrough();
          headers.set('Content-Type', 'text/html; charset=utf-8');
          resolve(
            new Response(createReadableStreamFromReadable(body.pipe(styledStream(sheet)) as never), {
              status: responseStatus,
              headers,
            }),
          );
          pipe(body);
        },
        onShellError: reject,
        onError() {
          responseStatus = 500;
        },
      },
    );
    setTimeout(abort, streamTimeout).unref();
  });
}
