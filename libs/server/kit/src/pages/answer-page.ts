import type { FastifyReply, FastifyRequest } from 'fastify';
import { basenameOf } from '../requests/request-locale.ts';
import type { RequestTools } from '../server-parts.ts';
import { answerKeptPage, type KeptPageTools } from './kept/answer-kept-page.ts';
import { answerOwnPage } from './answer-own-page.ts';
import { plainFilesOfBuilds, sendPlainFile } from './client-files.ts';
import type { FindBuild } from './find-build.ts';
import { keptAddress } from './kept/kept-addresses.ts';
import { shellEntry } from './page-builds.ts';
import type { PageHandlerOf } from './page-handlers.ts';
import { noPage, pagePattern } from './page-pattern.ts';
import { pathOf, type AskedPage } from './render-page.ts';
import { answerRouteManifest, isRouteManifest } from './route-manifest.ts';
import { routerContext } from './router-context.ts';
import { inSmallLetters } from './small-letters.ts';
import { withoutWithdrawn } from './withdrawn-language.ts';

export interface PageAnswererParts {
  tools: Pick<RequestTools, 'scopeOf'>;
  findBuild: FindBuild;
  handlerOf: PageHandlerOf;
  kept: KeptPageTools;
}

/** Answers whatever stands at an address of a site: a file of its build, routes that a page asks for, or a page. */
export function pageAnswerer({ tools, findBuild, handlerOf, kept }: PageAnswererParts) {
  const plainFilesIn = plainFilesOfBuilds();

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { site, build } = await findBuild(request);
    const path = pathOf(request);
    const folder = build.clientFolder;
    if (folder && request.method !== 'POST' && (await plainFilesIn(build, folder)).has(path))
      return sendPlainFile(reply, path, folder);
    const { settings } = site.brand;
    const { locales } = settings;
    if (request.method !== 'POST') {
      const moved = withoutWithdrawn(request.url, locales);
      if (moved) return reply.redirect(moved, 302);
      const small = inSmallLetters(request.url, settings);
      if (small) return reply.redirect(small, 301);
    }
    const basename = basenameOf(path, locales);
    if (isRouteManifest(path, basename)) {
      const handler = handlerOf(build.server, '/', 'lazy');
      const context = routerContext(request, shellEntry(build), { path, basename });
      return answerRouteManifest(request, reply, { origin: site.origin, basename, handler, context });
    }
    return answerRendered({ request, reply, scope: await tools.scopeOf(request), build }, kept);
  };
}

/** A visitor's page that others read too is kept, where its address is one of those; any other is rendered, and counts. */
async function answerRendered(asked: AskedPage, kept: KeptPageTools): Promise<FastifyReply> {
  const { request, scope } = asked;
  const isPosted = request.method === 'POST';
  const { locales } = scope.site.brand.settings;
  const address = isPosted || scope.found ? null : keptAddress(request.url, locales);
  if (address) return answerKeptPage(asked, address, kept);
  // A posted form is counted as the call that it makes, where there is a page that may take one.
  const isCounted = isPosted && pagePattern(pathOf(request), basenameOf(pathOf(request), locales)) !== noPage;
  const excess = isCounted ? null : kept.countCall(scope.context);
  if (excess) throw excess;
  return answerOwnPage(asked, kept);
}
