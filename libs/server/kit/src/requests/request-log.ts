import type { FastifyInstance, FastifyRequest } from 'fastify';
import { anyPage, pagePattern } from '../pages/page-pattern.ts';
import { pathOf } from '../pages/render-page.ts';
import type { RequestTools } from '../server-parts.ts';
import type { Site } from '../sites/sites.ts';
import { basenameOf } from './request-locale.ts';

/** One line a request, beside its id: its route's pattern and how it ended. Never an address, a query, a cookie, a token or a text. */
export function logRequests(app: FastifyInstance, tools: RequestTools): void {
  app.addHook('onResponse', (request, reply, done) => {
    const site = tools.findSite(request);
    request.log.info(
      {
        brand: site?.brand.id ?? null,
        method: request.method,
        route: routeOf(request, site),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
}

/** The framework knows all pages as one route; theirs is the shell's. */
function routeOf(request: FastifyRequest, site: Site | null): string {
  const { url = 'unknown' } = request.routeOptions;
  if (url !== anyPage || !site) return url;
  const path = pathOf(request);
  return pagePattern(path, basenameOf(path, site.brand.settings.locales));
}
