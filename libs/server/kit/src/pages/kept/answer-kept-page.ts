import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';
import { analyticsCookie, readAnalyticsChoice } from '@parlour/models/account/consents/analytics-choice';
import { entryCookie, entryPassed } from '@parlour/models/account/consents/entry-warning';
import { installedAppCookie, installedAppOpened } from '@parlour/models/account/installed-app';
import { filled, partsOf, renderedAtBlank } from './blanks.ts';
import { entityTag, isKnown, revalidated } from '../../requests/caching.ts';
import type { CountCall } from '../../calls/call-limits.ts';
import { formTokenHour, newFormToken } from '../form-token.ts';
import { inlineHashes } from '../inline-hashes.ts';
import type { KeptAddress } from './kept-addresses.ts';
import { keptPage, type KeptPage, type KeptPages } from './kept-pages.ts';
import type { PackedPages } from './packed-pages.ts';
import { buildName } from '../page-builds.ts';
import { pagePath } from '../posted-form.ts';
import { pathOf, type AskedPage, type RenderPage } from '../render-page.ts';
import { pagePolicy } from '../../requests/security-headers.ts';
import type { Signer } from '../../signing.ts';

export interface KeptPageTools {
  render: RenderPage;
  countCall: CountCall;
  keptPages: KeptPages;
  packedPages: PackedPages;
  forms: Signer;
  secure: boolean;
}

/**
 * Answers a visitor's page that others read too. It is rendered once a minute. Each reader gets a form token of their
 * own, and the marks of their own address. A rendering counts against the reader who causes it.
 *
 * @throws rate_limited where it would have to be rendered for somebody who had too much already
 */
export async function answerKeptPage(
  asked: AskedPage,
  { url, fills }: KeptAddress,
  tools: KeptPageTools,
): Promise<FastifyReply> {
  const { request, reply, scope } = asked;
  const { now, request: origin } = scope.context;
  const key = keptKey(asked, url);
  const { page: kept, renderedAt } = await tools.keptPages.get(key, now.getTime(), () => renderKept(asked, url, tools));
  const place = { owner: origin.browserId, page: pagePath(pathOf(request)), now };
  const tag = entityTag(JSON.stringify([kept.tag, renderedAt, place.owner, formTokenHour(now), fills]));
  scope.rememberBrowser();
  reply.headers({ ...revalidated, ...Object.fromEntries(kept.headers), etag: tag });
  reply.header('set-cookie', scope.cookies.headers());
  if (kept.status === 200 && isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
  reply.code(kept.status);
  const next = reply.getHeader('location');
  if (typeof next === 'string') reply.header('location', filled(partsOf(next), fills).toString());
  if (request.method === 'HEAD') return reply.send();
  const own = {
    ...fills,
    rendered_at: new Date(renderedAt).toISOString(),
    form_token: newFormToken(place, tools.forms),
  };
  const packed = takesBrotli(request.headers['accept-encoding']) ? tools.packedPages.get(kept, own) : null;
  if (!packed) return reply.send(filled(kept.parts, own));
  return reply.headers({ 'content-encoding': 'br', vary: 'accept-encoding' }).send(packed);
}

const takesBrotli = (accepted = ''): boolean => negotiate(accepted, ['br', 'gzip']) === 'br';

/** The page without what tells its reader or its time, so it stays the same as long as it says the same. */
async function renderKept(
  asked: AskedPage,
  url: string,
  { render, countCall, secure }: KeptPageTools,
): Promise<KeptPage> {
  const excess = countCall(asked.scope.context);
  if (excess) throw excess;
  const { response } = await render({ ...asked, url }, { isKept: true });
  const body = (await response.text()).replaceAll(asked.scope.context.now.toISOString(), renderedAtBlank);
  const policy = pagePolicy(inlineHashes(body), asked.scope.site.brand.settings.cdn_prefix, secure);
  const headers = [...response.headers].filter(([name]) => name !== 'set-cookie');
  return keptPage(response.status, [...headers, ['content-security-policy', policy]], body);
}

/**
 * What a visitor's page depends on beside its address: the build, the site as it was asked for (the page names its port
 * too), the brand and its version, language, country, earlier choices, whether the browser came by a traffic source,
 * and whether the device saves data.
 */
const keptKey = ({ build, request, scope: { site, context, cookies } }: AskedPage, url: string): string =>
  JSON.stringify([
    buildName(build),
    context.request.origin,
    site.brand.id,
    site.brand.version,
    url,
    context.locale,
    context.request.country,
    context.hasTrafficSource,
    cookies.get(entryCookie) === entryPassed,
    cookies.get(installedAppCookie) === installedAppOpened,
    readAnalyticsChoice(cookies.get(analyticsCookie))?.given ?? null,
    request.headers['save-data'] === 'on',
  ]);
