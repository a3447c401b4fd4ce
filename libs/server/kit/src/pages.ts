import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type RequestHandler, type ServerBuild } from 'react-router';
import { privateCaching } from './caching.ts';
import { allowFiles, plainFilesOf, sendAsset, sendPlainFile } from './client-files.ts';
import type { Execute } from './execute.ts';
import { answerFailurePage } from './failure-page.ts';
import { answerFailuresBy } from './failures.ts';
import { pageContextOf } from './page-context.ts';
import { shellEntry, type PageBuild, type PageBuilds } from './page-builds.ts';
import { refuse } from './refusal.ts';
import { pagePolicy } from './security-headers.ts';
import type { RequestTools, ServerParts } from './server-parts.ts';
import { signer } from './signing.ts';
import type { Site } from './sites.ts';

export interface PageParts {
  parts: ServerParts;
  tools: RequestTools;
  execute: Execute;
  pages: PageBuilds;
}

/** Mounts the pages of all brands with their files; the host decides whose. */
export async function mountPages(app: FastifyInstance, { parts, tools, execute, pages }: PageParts): Promise<void> {
  const { secure, sessionKey } = parts.manner;
  const forms = signer(sessionKey, 'form-token');
  const handlers = new WeakMap<ServerBuild, RequestHandler>();
  const plainFiles = new Map<string, Promise<Set<string>>>();

  const handlerOf = (build: ServerBuild): RequestHandler => {
    const handler = handlers.get(build) ?? createRequestHandler(build, 'production');
    handlers.set(build, handler);
    return handler;
  };

  const plainFilesIn = (folder: string): Promise<Set<string>> => {
    const files = plainFiles.get(folder) ?? plainFilesOf(folder);
    plainFiles.set(folder, files);
    return files;
  };

  async function buildOf(request: FastifyRequest): Promise<{ site: Site; build: PageBuild }> {
    const site = tools.siteOf(request);
    if (!site) throw refuse('unknown_brand');
    const build = await pages.find(site.app);
    if (!build) throw refuse('maintenance');
    return { site, build };
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { site, build } = await buildOf(request);
    const path = request.url.split('?', 1)[0]!;
    const folder = build.clientFolder;
    if (folder && request.method !== 'POST' && (await plainFilesIn(folder)).has(path))
      return sendPlainFile(reply, path, folder);

    const scope = await tools.scopeOf(request);
    const entry = shellEntry(build);
    const page = await pageContextOf(scope, path, { execute, entry, forms });
    const router = new RouterContextProvider();
    router.set(entry.pageContext, page);
    const response = await handlerOf(build.server)(webRequest(request, reply, page.origin), router);
    if (isLastResort(response)) throw refuse('server_error');

    scope.rememberBrowser();
    reply
      .code(response.status)
      .headers(privateCaching)
      .header('content-security-policy', pagePolicy(page.nonce, site.brand.settings.cdn_prefix, secure));
    for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
    reply.header('set-cookie', [...response.headers.getSetCookie(), ...scope.cookies.headers()]);
    if (response.body && request.method !== 'HEAD') return reply.send(Buffer.from(await response.arrayBuffer()));
    await response.body?.cancel();
    return reply.send();
  }

  await app.register(async (group) => {
    await allowFiles(group);
    group.removeAllContentTypeParsers();
    group.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    group.get('/assets/*', async (request, reply) => {
      const { build } = await buildOf(request);
      if (!build.clientFolder) throw refuse('not_found');
      return sendAsset(reply, request.url.split('?', 1)[0]!, build.clientFolder);
    });
    await group.register(async (rendered) => {
      answerFailuresBy(rendered, answerFailurePage(tools, secure));
      rendered.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', handler: answerPage });
    });
  });
}

/** What the pages' router answers where even its own error page failed: one English line without a look. */
const isLastResort = ({ status, headers }: Response): boolean =>
  status === 500 && (headers.get('content-type')?.startsWith('text/plain') ?? true);

/** The request as the pages' router reads it; it is told when the browser goes away. */
function webRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  if (!request.url.startsWith('/')) throw refuse('bad_request');
  const gone = new AbortController();
  reply.raw.once('close', () => reply.raw.writableFinished || gone.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  const body = request.method === 'POST' && Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : undefined;
  return new Request(origin + request.url, { method: request.method, headers, body, signal: gone.signal });
}
