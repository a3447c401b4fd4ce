import type { FastifyRequest } from 'fastify';
import { isRouteErrorResponse, RouterContextProvider } from 'react-router';
import type { ShellEntry } from './page-builds.ts';
import { pagePattern } from './page-pattern.ts';

/**
 * What the pages' router is given with a request: so far, where it tells of what failed. The log has the route's pattern and
 * never its path, which may hold a token.
 */
export function routerContext(
  request: FastifyRequest,
  { failureReport }: ShellEntry,
  place: { path: string; basename: string },
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(failureReport, (error) =>
    request.log.error({ err: withoutAddress(error), route: pagePattern(place.path, place.basename) }, 'a page failed'),
  );
  return context;
}

/** The router's own refusals quote the address that was asked for: of them the status is kept. */
const withoutAddress = (error: unknown): unknown =>
  isRouteErrorResponse(error) ? new Error(`the pages' router answered ${error.status}`) : error;
