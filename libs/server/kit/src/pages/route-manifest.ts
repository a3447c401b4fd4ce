import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestHandler, RouterContextProvider } from 'react-router';

/** Where a page asks for routes that it does not know yet: the router's own address, behind the page's language. */
export const routeManifest = '/__manifest';

/** True for the address of the manifest below a language prefix, or below none (`/`). */
export const isRouteManifest = (path: string, basename: string): boolean =>
  path === `${basename === '/' ? '' : basename}${routeManifest}`;

/**
 * Answers with the routes behind some paths: the same for everybody, so no session is read. A page of a language names them
 * with its prefix where it goes there, and without it where its links do.
 *
 * @param handler the router's, of pages without a prefix
 * @param context what it is given with the request
 */
export async function answerRouteManifest(
  { url }: FastifyRequest,
  reply: FastifyReply,
  place: { origin: string; basename: string; handler: RequestHandler; context: RouterContextProvider },
): Promise<FastifyReply> {
  const { origin, basename, handler, context } = place;
  const { searchParams } = new URL(origin + url);
  const paths = (searchParams.get('paths') ?? '').split(',');
  const plain = paths.map((path) => (path.startsWith(`${basename}/`) ? path.slice(basename.length) : path));
  searchParams.set('paths', [...new Set(plain)].join(','));
  const asked = new Request(`${origin}${routeManifest}?${searchParams.toString()}`);
  const answer = await handler(asked, context);
  return reply
    .code(answer.status)
    .headers(Object.fromEntries(answer.headers))
    .send(Buffer.from(await answer.arrayBuffer()));
}
