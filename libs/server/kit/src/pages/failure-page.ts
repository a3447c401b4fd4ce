import type { FastifyRequest } from 'fastify';
import { addresses } from '@parlour/contract/addresses';
import { tooLargeAddress } from '@parlour/contract/profile/too-large-upload';
import { loadI18n } from '@parlour/i18n/catalogue';
import { failureWords } from '@parlour/i18n/failure-words';
import { isOwnPath } from '@parlour/models/own-path';
import { privateCaching } from '../requests/caching.ts';
import { cookieJar } from '../requests/cookie-jar.ts';
import { retryAfter } from '../calls/error-body.ts';
import { failureHtml } from './failure-html.ts';
import { answerRefusal, type AnswerFailure } from '../calls/failures.ts';
import { inlineHashes } from './inline-hashes.ts';
import { isMultipart } from '../uploads/multipart.ts';
import type { CallRefusal } from '../calls/refusal.ts';
import { requestLocale } from '../requests/request-locale.ts';
import { pagePolicy } from '../requests/security-headers.ts';
import type { RequestTools } from '../server-parts.ts';

/**
 * Answers a page that failed before its router could say so: one translated sentence in the brand's look. It stands on
 * nothing but the brand's settings in memory, as the database may be what failed. Data that a script asks for, and hosts that
 * are nobody's, get the error body. A form whose file was too large to be read is answered by its own page.
 */
export function answerFailurePage(tools: Pick<RequestTools, 'findSite'>, secure: boolean): AnswerFailure {
  return async (refusal, request, reply) => {
    const site = tools.findSite(request);
    const [path = '/'] = request.url.split('?', 1);
    if (!site || path.endsWith('.data')) return answerRefusal(refusal, request, reply);
    if (isUnreadUpload(refusal, request))
      return reply.code(303).headers(privateCaching).header('location', tooLargeAddress(request.url)).send();
    const { settings } = site.brand;
    const cookies = cookieJar(request.headers.cookie, secure);
    const { locale } = requestLocale(settings, cookies, request.headers['accept-language'], path);
    const seconds = retryAfter(refusal);
    if (seconds !== null) reply.header('retry-after', seconds);
    const html = failureHtml({
      brand: site.brand,
      locale,
      words: failureWords(await loadI18n(locale), refusal),
      homeAddress: addresses.index.href(),
    });
    return reply
      .code(refusal.status)
      .headers(privateCaching)
      .header('content-security-policy', pagePolicy(inlineHashes(html), settings.cdn_prefix, secure))
      .type('text/html; charset=utf-8')
      .send(html);
  };
}

/** Was a form posted with a file of which nothing was read, and can its page be named without naming another site? */
const isUnreadUpload = ({ code }: CallRefusal, { method, headers, url }: FastifyRequest): boolean =>
  code === 'too_large' && method === 'POST' && isMultipart(headers['content-type']) && isOwnPath(url);
