import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LiveBus } from '@parlour/server-bus/live-bus';
import type { CountryOf } from './requests/country-of.ts';
import type { HandledCall } from './calls/handle.ts';
import type { HealthCheck } from './health.ts';
import type { PageBuilds } from './pages/page-builds.ts';
import type { PreviewSites } from './sites/previews.ts';
import type { RequestScope } from './requests/request-scope.ts';
import type { Site, SiteDirectory } from './sites/sites.ts';

/** How the server meets its visitors; the part of the configuration that the kit needs. */
export interface ServerOptions {
  /** True where members reach it by https: everywhere but on the demo's http loopback. */
  secure: boolean;
  /** Signs browser ids and form tokens. */
  sessionKey: Uint8Array;
  /** Addresses of the proxies whose forwarded headers are believed; none by default. */
  trustProxy: readonly string[];
  /** Calls a minute, posted forms among them, of one account and of one network address; 0 switches a limit off. */
  callsPerMinute: { account: number; address: number };
  /** Names the deployed build in `/api/version.php`. */
  build: string;
}

export interface LogOptions {
  level: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Where lines go; absent: to the standard output. */
  stream?: { write(line: string): void };
}

/** Gives routes outside the API what they need of a request. */
export interface RequestTools {
  /**
   * The site that answers, the same from the request's first question to its last.
   *
   * @throws unknown_brand where the host is nobody's, which `refuseStrangeHosts` leaves to no route of a site
   */
  siteOf(request: FastifyRequest): Site;
  /** The same, for what is told of any request; null where the host is nobody's. */
  findSite(request: FastifyRequest): Site | null;
  /** Says which site answers, before anybody has asked. */
  takeSite(request: FastifyRequest, site: Site): void;
  /**
   * The request as it is if its session still is what it was the last time, and then the very scope that is found; null where
   * nothing is known. Good for what changes nothing, and is thrown away where another scope is found.
   */
  guessOf(request: FastifyRequest): RequestScope | null;
  /** Who asks, found once a request. */
  scopeOf(request: FastifyRequest): Promise<RequestScope>;
}

/** Adds routes of its own, such as photos, or the demo's kept mails. */
export type RouteGroup = (app: FastifyInstance, tools: RequestTools) => void | Promise<void>;

/** All that a server is made of; `apps/server` joins it, tests give less. */
export interface ServerParts {
  options: ServerOptions;
  sites: SiteDirectory;
  calls: readonly HandledCall[];
  bus: LiveBus;
  countryOf: CountryOf;
  now(): Date;
  log: LogOptions;
  checks: readonly HealthCheck[];
  /** Aborted as soon as the process is told to stop, which is before it closes; absent: it closes at once. */
  stopping?: AbortSignal;
  routes: readonly RouteGroup[];
  /** Finds versions that are looked at before they are published; null where nobody may. */
  previews: PreviewSites | null;
  /** The brands' built pages; null where only the API is served. */
  pages: PageBuilds | null;
}
