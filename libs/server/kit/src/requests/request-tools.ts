import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { background, type Background } from './background.ts';
import { sessionCache } from '../sessions/session-cache.ts';
import { hostNameOf, hostOf } from './host-name-of.ts';
import { openByGuess, type Opening, type OpeningTools } from './open-by-guess.ts';
import { refuse } from '../calls/refusal.ts';
import { isPageHidden } from '../calls/header-rule.ts';
import { factsOf } from './request-facts.ts';
import type { RequestTools, ServerParts } from '../server-parts.ts';
import { touchSession } from '../sessions/session-store.ts';
import { signer } from '../signing.ts';
import type { Site } from '../sites/sites.ts';

/** Finds site and caller of a request, each once. */
export function requestTools(
  { options, sites, countryOf, now }: ServerParts,
  log: FastifyBaseLogger,
): RequestTools & { background: Background } {
  const openings = new WeakMap<FastifyRequest, Opening>();
  const touches = background((error) => log.error({ err: error }, 'a session could not be touched'));
  const tools: OpeningTools = {
    secureCookies: options.secure,
    browserIds: signer(options.sessionKey, 'browser-id'),
    sessionCache: sessionCache(),
    now,
    touch: ({ db, brand }, { session }, at) => touches.run(touchSession(db, brand.id, session, at)),
  };

  const taken = new WeakMap<FastifyRequest, Site | null>();

  /** A site that is replaced meanwhile stays as it is for this request, so that no page is of two versions. */
  function findSite(request: FastifyRequest): Site | null {
    const known = taken.get(request);
    if (known !== undefined) return known;
    const name = hostNameOf(hostOf(request));
    const site = name === null ? null : sites.byHost(name);
    taken.set(request, site);
    return site;
  }

  function siteOf(request: FastifyRequest): Site {
    const site = findSite(request);
    if (!site) throw refuse('unknown_brand');
    return site;
  }

  function openingOf(request: FastifyRequest): Opening {
    const known = openings.get(request);
    if (known) return known;
    const site = siteOf(request);
    const facts = factsOf(request, site, countryOf);
    const opening = openByGuess(site, facts, !isPageHidden(request.headers), tools);
    openings.set(request, opening);
    return opening;
  }

  return {
    background: touches,
    siteOf,
    findSite,
    takeSite: (request, site) => void taken.set(request, site),
    guessOf: (request) => openingOf(request).guess,
    scopeOf: async (request) => openingOf(request).scope,
  };
}
