import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageContext } from '@parlour/shell/page/page-context';
import type { Execute } from '../calls/execute.ts';
import { isMultipart } from '../uploads/multipart.ts';
import { pageContextOf, type PageContextTools } from './page-context.ts';
import { shellEntry, type PageBuild } from './page-builds.ts';
import type { PageHandlerOf } from './page-handlers.ts';
import { refuse } from '../calls/refusal.ts';
import { basenameOf } from '../requests/request-locale.ts';
import type { RequestScope } from '../requests/request-scope.ts';
import { routerContext } from './router-context.ts';
import { withMarks } from './with-marks.ts';

/** A request for a page, with what is known of who asks, and the build that answers. */
export interface AskedPage {
  request: FastifyRequest;
  reply: FastifyReply;
  scope: RequestScope;
  build: PageBuild;
  /** The address it is rendered for, where that is not the request's own to the letter. */
  url?: string;
}

/** The path of a request without what follows the question mark. */
export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0]!;

export type RenderPage = (
  asked: AskedPage,
  options: { isKept: boolean },
) => Promise<{ page: PageContext; response: Response }>;

export interface PageRendererParts extends Omit<PageContextTools, 'entry' | 'isKept'> {
  handlerOf: PageHandlerOf;
}

/** Renders pages by the shell's router. */
export function pageRenderer({ handlerOf, ...tools }: PageRendererParts): RenderPage {
  return async ({ request, reply, scope, build, url = request.url }, { isKept }) => {
    const entry = shellEntry(build);
    const path = pathOf(request);
    const calls = waitingCalls(tools.execute);
    const page = await pageContextOf(scope, path, { ...tools, execute: calls.execute, entry, isKept });
    const basename = basenameOf(path, scope.site.brand.settings.locales);
    const router = routerContext(request, entry, { path, basename });
    router.set(entry.pageContext, page);
    const handler = handlerOf(build.server, basename, isKept ? 'lazy' : 'initial');
    if (!url.startsWith('/')) throw refuse('bad_request');
    const address = page.origin + url;
    const asked = isKept ? sharedRequest(request, address) : ownRequest(request, reply, address);
    const response = await handler(asked, router);
    if (isLastResort(response)) throw refuse('server_error');
    const target = response.headers.get('location');
    if (target !== null && asked.method !== 'POST') response.headers.set('location', withMarks(target, address));
    if (calls.retryAfter && saysLater.includes(response.status)) response.headers.set('retry-after', calls.retryAfter);
    return { page, response };
  };
}

/** The answers of pages that may be asked for again. */
const saysLater = [429, 503];

/** Calls of a page, of which one may have said when to try again: the router's own answers have no room for it. */
function waitingCalls(execute: Execute): { execute: Execute; retryAfter: string | undefined } {
  const calls: ReturnType<typeof waitingCalls> = {
    retryAfter: undefined,
    async execute(attempt, context) {
      const answered = await execute(attempt, context);
      calls.retryAfter ??= answered.headers['retry-after'];
      return answered;
    },
  };
  return calls;
}

/** What the pages' router answers where even its own error page failed: one English line without a look. */
const isLastResort = ({ status, headers }: Response): boolean =>
  status === 500 && (headers.get('content-type')?.startsWith('text/plain') ?? true);

/**
 * The request as the pages' router reads it. A post from elsewhere says nothing of where it comes from, and is refused by its
 * page like any that does not: the router would answer it by itself, in one English line. The request is told when the browser
 * goes away; only with a file the page is made to its end, which is then that of the work on the file.
 */
function ownRequest(request: FastifyRequest, reply: FastifyReply, address: string): Request {
  const gone = new AbortController();
  if (!isMultipart(request.headers['content-type']))
    reply.raw.once('close', () => reply.raw.writableFinished || gone.abort());
  const body = request.method === 'POST' && Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : undefined;
  const headers = headersOf(request);
  if (!isFromHere(headers.get('origin'), address)) for (const name of ['origin', 'referer']) headers.delete(name);
  return new Request(address, { method: request.method, headers, body, signal: gone.signal });
}

/** Does an Origin header, where there is one, name the site of this address? It may be `null`, or nothing that can be read. */
const isFromHere = (origin: string | null, address: string): boolean =>
  origin === null || (URL.canParse(origin) && new URL(origin).origin === new URL(address).origin);

/** The request for a page that others read too: for the whole of it, though the first asks for its head alone or goes away. */
const sharedRequest = (request: FastifyRequest, address: string): Request =>
  new Request(address, { headers: headersOf(request) });

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  return headers;
}
