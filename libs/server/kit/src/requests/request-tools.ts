import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { MINUTE } from '@parlour/models/durations';
import { background, type Background } from './background.ts';
import { knownSessions } from '../sessions/known-sessions.ts';
import { WrongGuess } from '../sessions/wrong-guess.ts';
import { networkOf } from './network-of.ts';
import { refuse } from '../calls/refusal.ts';
import { isFromClient, isPageHidden } from '../calls/header-rule.ts';
import { openRequest, type RequestScope, type ScopeTools } from './request-scope.ts';
import type { RequestTools, ServerParts } from '../server-parts.ts';
import { isSameSession, touchSession } from '../sessions/session-store.ts';
import { signer } from '../signing.ts';
import type { Site } from '../sites/sites.ts';

/** Who makes a request: as it was the last time, and as it is. */
interface Opening {
  guess: RequestScope | null;
  scope: Promise<RequestScope>;
}

/** Milliseconds between two notes that a member is here. */
const TOUCH_EVERY = MINUTE;

/** Finds site and caller of a request, each once. */
export function requestTools(
  { options, sites, countryOf, now }: ServerParts,
  log: FastifyBaseLogger,
): RequestTools & { background: Background } {
  const openings = new WeakMap<FastifyRequest, Opening>();
  const tools: ScopeTools = {
    secureCookies: options.secure,
    browserIds: signer(options.sessionKey, 'browser-id'),
    knownSessions: knownSessions(),
    now,
  };
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

  function open(request: FastifyRequest): Opening {
    const site = siteOf(request);
    const facts = factsOf(request, site);
    const opened = openRequest(site, facts, tools);
    const { sessions, now } = opened;
    const guess = sessions.lastFound && opened.scopeFor(sessions.lastFound, confirm);

    async function find(): Promise<RequestScope> {
      const found = await sessions.find(now);
      if (found && !isPageHidden(request.headers) && now.getTime() - found.lastSeenAt.getTime() > TOUCH_EVERY)
        touches.run(touchSession(site.db, site.brand.id, found.session, now));
      if (!guess) return opened.scopeFor(found);
      return isSameSession(guess.found, found) ? guess : openRequest(site, facts, tools).scopeFor(found);
    }
    async function confirm(): Promise<void> {
      if ((await scope) !== guess) throw new WrongGuess();
    }
    const scope = find();
    // Whoever goes by the guess may be done before this is known to have failed.
    scope.catch(() => {});
    return { guess, scope };
  }

  function openingOf(request: FastifyRequest): Opening {
    const known = openings.get(request);
    if (known) return known;
    const opening = open(request);
    openings.set(request, opening);
    return opening;
  }

  const factsOf = (request: FastifyRequest, site: Site) => ({
    ...partsOf(request.url),
    cookieHeader: request.headers.cookie,
    acceptLanguage: request.headers['accept-language'],
    activeLocale: isFromClient(request.headers) ? request.headers['accept-language'] : undefined,
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
    guessOf: (request) => openingOf(request).guess,
    scopeOf: async (request) => openingOf(request).scope,
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
