import type { FastifyRequest } from 'fastify';
import { refuse } from '../calls/refusal.ts';
import type { RequestTools } from '../server-parts.ts';
import type { Site } from '../sites/sites.ts';
import type { PageBuild, PageBuilds } from './page-builds.ts';

/**
 * The site of a request, and the build of its pages.
 *
 * @throws maintenance where they are not built
 */
export type FindBuild = (request: FastifyRequest) => Promise<{ site: Site; build: PageBuild }>;

export const buildFinder =
  (tools: Pick<RequestTools, 'siteOf'>, pages: PageBuilds): FindBuild =>
  async (request) => {
    const site = tools.siteOf(request);
    const build = await pages.find(site.app);
    if (!build) throw refuse('maintenance');
    return { site, build };
  };
