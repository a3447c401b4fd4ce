import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { background, type Background } from './background.ts';
import { networkOf } from './network-of.ts';
import { refuse } from './refusal.ts';
import { requestScope, type RequestScope, type ScopeTools } from './request-scope.ts';
import type { RequestTools, ServerParts } from './server-parts.ts';
import { touchSession } from './session-store.ts';
import { signer } from './signing.ts';
import type { Site } from './sites.ts';

/** Milliseconds between two notes that a member is here. */
const TOUCH_EVERY = 60_000;

/** Finds site and caller of a request, each once. */
export function requestTools(
  { manner, sites, countryOf, now }: ServerParts,
  log: FastifyBaseLogger,
): RequestTools & { background: Background } {
  const scopes = new WeakMap<FastifyRequest, Promise<RequestScope>>();
  const tools: ScopeTools = { secureCookies: manner.secure, browserIds: signer(manner.sessionKey, 'browser-id'), now };
  const touches = background((error) => log.error({ err: error }, 'a session could not be touched'));

  const taken = new WeakMap<FastifyRequest, Site | null>();

  /** A site that is replaced meanwhile stays as it is for this request, so that no page is of two versions. */
  function findSite(request: FastifyRequest): Site | null {
    const known = taken.get(request);
    if (known !== undefined) return known;
    const site = sites.byHost(request.hostname);
    taken.set(request, site);
    return site;
  }

  function siteOf(request: FastifyRequest): Site {
    const site = findSite(request);
    if (!site) throw refuse('unknown_brand');
    return site;
  }

  async function openScope(request: FastifyRequest): Promise<RequestScope> {
    const site = siteOf(request);
    const scope = await requestScope(site, factsOf(request, site), tools);
    const { found, context } = scope;
    if (found && context.now.getTime() - found.lastSeenAt.getTime() > TOUCH_EVERY) {
      touches.run(touchSession(site.db, site.brand.id, found.session, context.now));
    }
    return scope;
  }

  const factsOf = (request: FastifyRequest, site: Site) => ({
    ...partsOf(request.url),
    cookieHeader: request.headers.cookie,
    acceptLanguage: request.headers['accept-language'],
    origin: {
      id: request.id,
      ip: request.ip,
      network: networkOf(request.ip),
      country: countryOf(request.ip),
      userAgent: request.headers['user-agent'] ?? '',
      origin: originOf(request, site),
    },
  });

  return {
    background: touches,
    siteOf,
    findSite,
    takeSite: (request, site) => void taken.set(request, site),
    scopeOf(request) {
      const known = scopes.get(request);
      if (known) return known;
      const scope = openScope(request);
      scopes.set(request, scope);
      return scope;
    },
  };
}

/** Path and query of an address; the query with its question mark. */
function partsOf(url: string): { path: string; search: string } {
  const [path = ''] = url.split('?', 1);
  return { path, search: url.slice(path.length) };
}

/** The site's own address; on another port than its own (a forwarded one, a test's) the one that was asked. */
function originOf(request: FastifyRequest, site: Site): string {
  const { protocol } = new URL(site.origin);
  return protocol === 'https:' ? site.origin : `${protocol}//${request.host}`;
}
