import { expect, it } from 'vitest';
import { brand } from '@parlour/app-default/settings';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { openRequest, type RequestFacts, type ScopeTools } from './request-scope.ts';
import type { Site } from '../sites/sites.ts';

const facts: RequestFacts = {
  path: '/signup',
  search: '?network=friends&ref=anna',
  origin: { id: 'r', ip: '', network: '', country: 'NL', userAgent: '', origin: 'https://site.test' },
  cookieHeader: undefined,
  acceptLanguage: undefined,
  activeLocale: undefined,
};
const tools = {
  secureCookies: true,
  browserIds: { sign: () => 'signature', verify: () => true },
  sessionCache: { get: () => null },
  now: () => new Date('2026-11-20T20:00:00Z'),
} as unknown as ScopeTools;

/** The cookies that a visitor's browser is given who came by a partner's link. */
function givenBy(changes: Partial<BrandSettings>): string {
  const settings = { ...brand, logged_out_search_trafficsource: false, ...changes };
  const site = { brand: { id: brand.id, version: 1, settings }, origin: 'https://site.test' } as unknown as Site;
  const scope = openRequest(site, facts, tools).scopeFor(null);
  scope.rememberBrowser();
  return scope.cookies.headers().join();
}

it.each<Partial<BrandSettings>>([{ signups: 'with_trafficsource' }, { logged_out_search_trafficsource: true }])(
  'remembers that a browser came by a source where the brand asks for it: %o',
  (changes) => expect(givenBy(changes)).toContain('traffic_source=1'),
);

it('remembers no source where nothing depends on it', () => {
  expect(givenBy({ signups: 'all' })).not.toContain('traffic_source');
});
