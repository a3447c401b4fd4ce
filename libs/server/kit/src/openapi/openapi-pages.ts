import type { FastifyInstance } from 'fastify';
import type { Call } from '@parlour/contract/define-call';
import { errorStatus } from '@parlour/contract/error-codes';
import type { CallTable } from '../calls/call-table.ts';
import { escapeHtml } from '../escape-html.ts';
import { askedAgain } from '../requests/caching.ts';
import { openApi } from './openapi.ts';
import { besideCalls } from './openapi-beside-calls.ts';

/** The contract as a document for machines, and as a plain page to read. */
export function mountOpenApi(app: FastifyInstance, table: CallTable, secure: boolean): void {
  const calls = table.all.map(({ call }) => call);
  let document: string | undefined;
  app.get('/api/openapi.json', async (_, reply) => {
    document ??= JSON.stringify(openApi(calls, secure));
    return reply.type('application/json; charset=utf-8').headers(askedAgain).send(document);
  });
  app.get('/api/docs', async (_, reply) => {
    const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .headers(askedAgain)
      .send(docsPage(calls));
  });
}

const fieldsOf = (names: readonly string[]): string =>
  names.length === 0 ? '–' : names.map((name) => `<code>${escapeHtml(name)}</code>`).join(' ');

function docsPage(calls: readonly Call[]): string {
  const rows = [...calls]
    .sort((one, other) => one.path.localeCompare(other.path) || one.method.localeCompare(other.method))
    .map(rowOf)
    .join('\n');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>API</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem;color-scheme:light dark}table{border-collapse:collapse}th,td{text-align:left;vertical-align:top;padding:.4rem .8rem;border-bottom:1px solid #8886}code{white-space:nowrap}</style></head>
<body><h1>API</h1><p>The whole document with all schemas: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<p>Beside the calls: ${fieldsOf(Object.keys(besideCalls).map((path) => `GET ${path}`))}</p>
<table><thead><tr><th scope="col">Call</th><th scope="col">Who</th><th scope="col">Query</th><th scope="col">Body</th><th scope="col">Errors of its own</th></tr></thead><tbody>
${rows}
</tbody></table></body></html>`;
}

function rowOf({ method, path, when, who, idempotent, query, body, errors }: Call): string {
  const address = escapeHtml(when ? `${path}?${new URLSearchParams(when)}` : path);
  return `<tr><th scope="row"><code>${method} ${address}</code>${idempotent ? ' · key' : ''}</th><td>${who}</td><td>${fieldsOf(Object.keys(query?.shape ?? {}))}</td><td>${fieldsOf(
    Object.keys(body?.shape ?? {}),
  )}</td><td>${fieldsOf(errors.map((code) => `${errorStatus[code]} ${code}`))}</td></tr>`;
}
