import type { FastifyInstance } from 'fastify';
import type { RequestTools } from '../server-parts.ts';

/** One line a request: its route's pattern and how it ended. Never an address, a query, a cookie, a token or a text. */
export function logRequests(app: FastifyInstance, tools: RequestTools): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        request_id: request.id,
        brand: tools.findSite(request)?.brand.id ?? null,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
}
