import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerKeptPage } from './answer-kept-page.ts';
import { privateCaching } from '../requests/caching.ts';
import type { CountCall } from '../calls/call-limits.ts';
import { allowFiles, plainFilesOf, sendAsset, sendPlainFile } from './client-files.ts';
import type { Execute } from '../calls/execute.ts';
import { answerFailurePage } from './failure-page.ts';
import { answerFailuresBy } from '../calls/failures.ts';
import { keptAddress } from './kept-addresses.ts';
import { KeptPages } from './kept-pages.ts';
import { isMultipart } from '../uploads/multipart.ts';
import { PackedPages } from './packed-pages.ts';
import { shellEntry, type PageBuild, type PageBuilds } from './page-builds.ts';
import { pageHandlers } from './page-handlers.ts';
import { refuse } from '../calls/refusal.ts';
import { pageRenderer, pathOf, type AskedPage } from './render-page.ts';
import { withKnownEnd } from '../requests/request-end.ts';
import { basenameOf } from '../requests/request-locale.ts';
import { answerRouteManifest, isRouteManifest } from './route-manifest.ts';
import { routerContext } from './router-context.ts';
import { nonceSources, pagePolicy } from '../requests/security-headers.ts';
import type { RequestTools, ServerParts } from '../server-parts.ts';
import { signer } from '../signing.ts';
import type { Site } from '../sites/sites.ts';
import { acceptMultipart, largestUpload, type UploadDoor } from '../uploads/upload-door.ts';

export interface PageParts {
  parts: ServerParts;
  tools: RequestTools;
  execute: Execute;
  pages: PageBuilds;
  door: UploadDoor;
  countCall: CountCall;
}

/** Mounts the pages of all brands with their files; the host decides whose. */
export async function mountPages(
  app: FastifyInstance,
  { parts, tools, execute, pages, door, countCall }: PageParts,
): Promise<void> {
  const { secure, sessionKey } = parts.options;
  const forms = signer(sessionKey, 'form-token');
  const handlerOf = pageHandlers();
  const render = pageRenderer({ execute, countCall, forms, handlerOf });
  const kept = {
    render,
    countCall,
    keptPages: new KeptPages(),
    packedPages: new PackedPages(),
    forms,
    secure,
  };
  const plainFiles = new WeakMap<PageBuild, Promise<Set<string>>>();
  const plainFilesIn = (build: PageBuild, folder: string): Promise<Set<string>> => {
    const files = plainFiles.get(build) ?? plainFilesOf(folder);
    plainFiles.set(build, files);
    files.catch(() => plainFiles.delete(build));
    return files;
  };

  async function buildOf(request: FastifyRequest): Promise<{ site: Site; build: PageBuild }> {
    const site = tools.siteOf(request);
    const build = await pages.find(site.app);
    if (!build) throw refuse('maintenance');
    return { site, build };
  }

  async function answerOwnPage(asked: AskedPage): Promise<FastifyReply> {
    const { request, reply, scope } = asked;
    const { page, response } = await render(asked, { isKept: false });
    scope.rememberBrowser();
    reply
      .code(response.status)
      .headers(privateCaching)
      .header(
        'content-security-policy',
        pagePolicy(nonceSources(page.nonce ?? ''), scope.site.brand.settings.cdn_prefix, secure),
      );
    for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
    reply.header('set-cookie', [...response.headers.getSetCookie(), ...scope.cookies.headers()]);
    if (response.body && request.method !== 'HEAD') return reply.send(Buffer.from(await response.arrayBuffer()));
    await response.body?.cancel();
    return reply.send();
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { site, build } = await buildOf(request);
    const path = pathOf(request);
    const folder = build.clientFolder;
    if (folder && request.method !== 'POST' && (await plainFilesIn(build, folder)).has(path))
      return sendPlainFile(reply, path, folder);
    const basename = basenameOf(path, site.brand.settings.locales);
    if (isRouteManifest(path, basename)) {
      const handler = handlerOf(build.server, '/', 'lazy');
      const context = routerContext(request, shellEntry(build), { path, basename });
      return answerRouteManifest(request, reply, { origin: site.origin, basename, handler, context });
    }
    const scope = await tools.scopeOf(request);
    const asked = { request, reply, scope, build };
    const mayBeKept = request.method !== 'POST' && !scope.found;
    const address = mayBeKept ? keptAddress(request.url, site.brand.settings.locales) : null;
    if (address) return answerKeptPage(asked, address, kept);
    const excess = request.method === 'POST' ? null : countCall(scope.context);
    if (excess) throw excess;
    return answerOwnPage(asked);
  }

  await app.register(async (group) => {
    await allowFiles(group);
    group.removeAllContentTypeParsers();
    acceptMultipart(group, largestUpload);
    group.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    group.get('/assets/*', async (request, reply) => {
      const { build } = await buildOf(request);
      if (!build.clientFolder) throw refuse('not_found');
      return sendAsset(reply, pathOf(request), build.clientFolder);
    });
    await group.register(async (rendered) => {
      answerFailuresBy(rendered, answerFailurePage(tools, secure));
      rendered.addHook('onRequest', async (request, reply) => {
        if (request.method === 'POST' && isMultipart(request.headers['content-type'])) await door(request, reply);
      });
      rendered.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', handler: withKnownEnd(answerPage) });
    });
  });
}
