import type { FastifyReply } from 'fastify';
import { privateCaching } from '../requests/caching.ts';
import { nonceSources, pagePolicy } from '../requests/security-headers.ts';
import type { KeptPageTools } from './kept/answer-kept-page.ts';
import type { AskedPage } from './render-page.ts';

/** What the router answers to a form that was posted to a page without one: no call has counted it. */
const TAKES_NO_FORM = 405;

/** Answers a page that is its reader's alone: a member's, or what a form led to. Nobody keeps it. */
export async function answerOwnPage(
  asked: AskedPage,
  { render, countCall, secure }: Pick<KeptPageTools, 'render' | 'countCall' | 'secure'>,
): Promise<FastifyReply> {
  const { request, reply, scope } = asked;
  const { page, response } = await render(asked, { isKept: false });
  if (response.status === TAKES_NO_FORM) {
    const excess = countCall(scope.context);
    if (excess) throw excess;
    reply.header('allow', 'GET, HEAD');
  }
  scope.rememberBrowser();
  reply
    .code(response.status)
    .headers(privateCaching)
    .header(
      'content-security-policy',
      pagePolicy(nonceSources(page.nonce ?? ''), scope.site.brand.settings.cdn_prefix, secure),
    );
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
  reply.header('set-cookie', [...response.headers.getSetCookie(), ...scope.cookies.headers()]);
  if (response.body && request.method !== 'HEAD') return reply.send(Buffer.from(await response.arrayBuffer()));
  await response.body?.cancel();
  return reply.send();
}
