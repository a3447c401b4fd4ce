import type { FastifyReply, FastifyRequest } from 'fastify';
import { RouterContextProvider } from 'react-router';
import type { PageContext } from '@parlour/shell/page-context';
import { pageContextOf, type PageContextTools } from './page-context.ts';
import { shellEntry, type PageBuild } from './page-builds.ts';
import type { PageHandlerOf } from './page-handlers.ts';
import { refuse } from './refusal.ts';
import { basenameOf } from './request-locale.ts';
import type { RequestScope } from './request-scope.ts';

/** A request for a page, with what is known of who asks, and the build that answers. */
export interface AskedPage {
  request: FastifyRequest;
  reply: FastifyReply;
  scope: RequestScope;
  build: PageBuild;
  /** The address it is rendered for, where that is not the request's own to the letter. */
  url?: string;
}

export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0]!;

export type RenderPage = (
  asked: AskedPage,
  manner: { isKept: boolean },
) => Promise<{ page: PageContext; response: Response }>;

export interface PageRendererParts extends Omit<PageContextTools, 'entry' | 'isKept'> {
  handlerOf: PageHandlerOf;
}

/** Renders pages by the shell's router. */
export function pageRenderer({ handlerOf, ...tools }: PageRendererParts): RenderPage {
  return async ({ request, reply, scope, build, url = request.url }, { isKept }) => {
    const entry = shellEntry(build);
    const path = pathOf(request);
    const page = await pageContextOf(scope, path, { ...tools, entry, isKept });
    const router = new RouterContextProvider();
    router.set(entry.pageContext, page);
    const basename = basenameOf(path, scope.site.brand.settings.locales);
    const handler = handlerOf(build.server, basename, isKept ? 'lazy' : 'initial');
    const response = await handler(webRequest(request, reply, page.origin + url), router);
    if (isLastResort(response)) throw refuse('server_error');
    return { page, response };
  };
}

/** What the pages' router answers where even its own error page failed: one English line without a look. */
const isLastResort = ({ status, headers }: Response): boolean =>
  status === 500 && (headers.get('content-type')?.startsWith('text/plain') ?? true);

/** The request as the pages' router reads it; it is told when the browser goes away. */
function webRequest(request: FastifyRequest, reply: FastifyReply, address: string): Request {
  if (!request.url.startsWith('/')) throw refuse('bad_request');
  const gone = new AbortController();
  reply.raw.once('close', () => reply.raw.writableFinished || gone.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  const body = request.method === 'POST' && Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : undefined;
  return new Request(address, { method: request.method, headers, body, signal: gone.signal });
}
