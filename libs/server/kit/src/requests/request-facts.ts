import type { FastifyRequest } from 'fastify';
import { isFromClient } from '../calls/header-rule.ts';
import type { Site } from '../sites/sites.ts';
import type { CountryOf } from './country-of.ts';
import { networkOf } from './network-of.ts';
import type { RequestFacts } from './request-scope.ts';
import { hostOf } from './host-name-of.ts';

/** What a request says of itself to a site. */
export const factsOf = (request: FastifyRequest, site: Site, countryOf: CountryOf): RequestFacts => ({
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

/** Path and query of an address; the query with its question mark. */
function partsOf(url: string): { path: string; search: string } {
  const [path = ''] = url.split('?', 1);
  return { path, search: url.slice(path.length) };
}

/** The site's own address; on another port than its own (a forwarded one, a test's) the one that was asked. */
function originOf(request: FastifyRequest, site: Site): string {
  const { protocol } = new URL(site.origin);
  return protocol === 'https:' ? site.origin : `${protocol}//${hostOf(request)}`;
}
