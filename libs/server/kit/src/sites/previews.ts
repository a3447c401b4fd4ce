import { saveConsent } from '@parlour/contract/account/consents/save-consent';
import { addresses } from '@parlour/contract/addresses';
import { hostCookie } from '@parlour/models/account/log-in/host-cookie';
import { SECOND } from '@parlour/models/durations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { privateCaching } from '../requests/caching.ts';
import { cookieJar } from '../requests/cookie-jar.ts';
import { hostNameOf, hostOf } from '../requests/host-name-of.ts';
import { PREVIEW_END, PREVIEW_NAME, PREVIEW_PURPOSE, readPreviewToken } from './preview-token.ts';
import { refuse } from '../calls/refusal.ts';
import type { RequestTools, ServerParts } from '../server-parts.ts';
import { signer } from '../signing.ts';
import type { Site } from './sites.ts';

/** Finds the site of a version that need not be published; null where there is none. */
export type PreviewSites = (brand: string, version: number) => Promise<Site | null>;

/** What asks a visitor before there is anything to see: the warning of age and content, and the choice about counting. */
const answers: ReadonlySet<string> = new Set([
  `POST ${addresses.enter.href()}`,
  `POST ${addresses.cookies.href()}`,
  `${saveConsent.method} ${saveConsent.path}`,
]);

/**
 * Shows a version of a brand to whoever holds a signed link, on the brand's host alone. The link puts the token into a
 * cookie, so that page, data and pictures are all of that version. Nothing of it is cached. Its reader can only look,
 * and answer as a visitor what only a cookie keeps. A link that opens nothing is told of, as the page behind it is of
 * another version.
 */
export function mountPreviews(
  app: FastifyInstance,
  { options: { secure, sessionKey }, now }: ServerParts,
  tools: RequestTools,
  find: PreviewSites,
): void {
  const signatures = signer(sessionKey, PREVIEW_PURPOSE);
  const name = hostCookie(PREVIEW_NAME, secure);
  const shown = new WeakSet<FastifyRequest>();

  /** The site that a token opens on the host of the request, and the seconds that are left. */
  async function openLink(token: string, request: FastifyRequest): Promise<{ site: Site; seconds: number } | null> {
    const preview = readPreviewToken(token, now(), signatures);
    const site = preview && (await find(preview.brand, preview.version));
    if (!site || new URL(site.origin).hostname !== hostNameOf(hostOf(request))) return null;
    return { site, seconds: Math.ceil((preview.until.getTime() - now().getTime()) / SECOND) };
  }

  /** What makes the browser keep the token for so many seconds. */
  function keeping(token: string, seconds: number): string[] {
    const cookies = cookieJar(undefined, secure);
    cookies.set(name, token, { maxAge: seconds, httpOnly: true });
    return cookies.headers();
  }

  /** Enters, ends or goes on with a preview; true where that has answered the request. */
  async function look(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const url = new URL(request.url.replace(/^\/+/, '/'), 'http://host');
    const link = url.searchParams.get(PREVIEW_NAME);
    const seconds = link && (link === PREVIEW_END ? 0 : (await openLink(link, request))?.seconds);
    if (link) {
      if (typeof seconds === 'number') enter(reply, url, keeping(link, seconds));
      else refuseLink(reply);
      return true;
    }
    const token = cookieJar(request.headers.cookie, secure).get(name);
    const found = token ? await openLink(token, request) : null;
    if (!found) return false;
    shown.add(request);
    tools.takeSite(request, found.site);
    if (!(await isLook(request, url, tools))) throw refuse('role_required');
    return false;
  }

  app.addHook('onRequest', (request, reply, goOn) => {
    const asks = request.url.includes(`${PREVIEW_NAME}=`) || request.headers.cookie?.includes(`${name}=`);
    if (asks) void look(request, reply).then((answered) => answered || goOn(), goOn);
    else goOn();
  });

  app.addHook('onSend', (request, reply, payload, goOn) => {
    if (shown.has(request)) reply.removeHeader('etag').headers({ ...privateCaching, 'x-robots-tag': 'noindex' });
    goOn(null, payload);
  });
}

/** Goes on to the same address of the same host without the token. */
function enter(reply: FastifyReply, url: URL, cookies: string[]): void {
  url.searchParams.delete(PREVIEW_NAME);
  const path = url.pathname.replace(/^\/+/, '/');
  reply
    .code(303)
    .headers({ ...privateCaching, 'clear-site-data': '"cache"', location: path + url.search })
    .header('set-cookie', cookies)
    .send();
}

/** Is nothing done but look, and nothing kept but in the browser? A member's answers are kept in the database. */
const isLook = async (request: FastifyRequest, { pathname }: URL, tools: RequestTools): Promise<boolean> =>
  request.method === 'GET' ||
  request.method === 'HEAD' ||
  (answers.has(`${request.method} ${pathname}`) && (await tools.scopeOf(request)).found === null);

/** Brand teams are spoken to in English, on any host: that of a draft has no brand whose page could say it. */
const refuseLink = (reply: FastifyReply): FastifyReply =>
  reply
    .code(410)
    .headers(privateCaching)
    .type('text/plain; charset=utf-8')
    .send('This preview link no longer works, or is of another address. Ask for a new one.');
