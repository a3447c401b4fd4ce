import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addresses } from '@parlour/contract/addresses';
import { loadI18n } from '@parlour/i18n/catalogue';
import { offlineWords } from '@parlour/i18n/offline-words';
import { pushWords } from '@parlour/i18n/push-words';
import { cookieSeconds } from '@parlour/models/account/cookies';
import { installedAppCookie, installedAppOpened, installedAppStart } from '@parlour/models/account/installed-app';
import { isLocale, type Locale } from '@parlour/models/locale';
import { privateCaching, sharedCaching } from '../requests/caching.ts';
import { cookieJar } from '../requests/cookie-jar.ts';
import { failureHtml } from './failure-html.ts';
import { inlineHashes } from './inline-hashes.ts';
import { resumeScript } from './resume-script.ts';
import { pagePolicy } from '../requests/security-headers.ts';
import type { RequestTools } from '../server-parts.ts';
import type { Site } from '../sites/sites.ts';

/** Where the page is kept for no connection. */
const OFFLINE = '/offline';

/** What an installed app needs of the server beside its pages: where it starts, and what its worker keeps for bad times. */
export function mountInstalledApp(app: FastifyInstance, { siteOf }: RequestTools, secure: boolean): void {
  const ask = (request: FastifyRequest): { site: Site; locale: Locale } => {
    const site = siteOf(request);
    const { locale } = request.query as { locale?: unknown };
    const { locales, domain_language: own } = site.brand.settings;
    return { site, locale: isLocale(locale) && locales.includes(locale) ? locale : own };
  };

  app.get(installedAppStart, (_, reply) => {
    const cookies = cookieJar(undefined, secure);
    const maxAge = cookieSeconds(installedAppCookie);
    // Read by scripts too: a browser that shares its cookies with the app takes it back in a tab of its own.
    cookies.set(installedAppCookie, installedAppOpened, { maxAge, httpOnly: false });
    return reply.headers(privateCaching).header('set-cookie', cookies.headers()).redirect(addresses.index.href(), 302);
  });

  app.get(OFFLINE, async (request, reply) => {
    const { site, locale } = ask(request);
    const { brand } = site;
    // The page stands at whatever address could not be reached: an empty one asks for that again.
    const words = offlineWords(await loadI18n(locale));
    const html = failureHtml({ brand, locale, words, homeAddress: '', script: resumeScript(OFFLINE) });
    return reply
      .headers(sharedCaching)
      .header('content-security-policy', pagePolicy(inlineHashes(html), brand.settings.cdn_prefix, secure))
      .type('text/html; charset=utf-8')
      .send(html);
  });

  app.get('/push-words.json', async (request, reply) => {
    const { site, locale } = ask(request);
    const words = { locale, title: site.brand.settings.mail_name, bodies: pushWords(await loadI18n(locale)) };
    return reply.headers(sharedCaching).send(words);
  });
}
