import { PassThrough } from 'node:stream';
import { I18nProvider } from '@lingui/react';
import { createReadableStreamFromReadable } from '@react-router/node';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { loadI18n } from '@parlour/i18n';
import { floorContext } from './floor-request.ts';

/** Renders as the manuals of the libraries say: the router's own server entry, the style sheet's own stream. */
export async function renderFloorPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { queries } = context.get(floorContext);
  const i18n = await loadI18n('en');
  const sheet = new ServerStyleSheet();
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      sheet.collectStyles(
        <I18nProvider i18n={i18n}>
          <QueryClientProvider client={queries}>
            <ServerRouter context={entry} url={request.url} />
          </QueryClientProvider>
        </I18nProvider>,
      ),
      {
        onShellReady() {
          const body = new PassThrough();
          headers.set('Content-Type', 'text/html');
          const styled = sheet.interleaveWithNodeStream(body);
          resolve(new Response(createReadableStreamFromReadable(styled as never), { status, headers }));
          pipe(body);
        },
        onShellError: reject,
      },
    );
  });
}
