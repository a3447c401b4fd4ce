import { redirect, type ActionFunctionArgs } from 'react-router';
import { nextPath } from '@parlour/account';
import { grantWish } from '@parlour/api-client/members/like';
import { seeLikes } from '@parlour/api-client/members/likes-seen';
import { sendBlock } from '@parlour/api-client/safety/blocks';
import { addresses } from '@parlour/contract/addresses';
import { likeSources } from '@parlour/contract/members/like';
import { tileId } from '@parlour/members';
import { requestCache } from '../page/request-cache.ts';
import { readSentForm } from './read-sent-form.ts';
import { refusedAct } from './refused-act.ts';

/**
 * The route action of hearts, blocks and the sight of all new likes without JavaScript. Each form posts to the page of
 * the member whom it names (contract part 1, rule 2). The browser goes back to the page where it was pressed, in a grid
 * to that member's place. A match leads to the like that was returned; a refusal is said on the member's page.
 */
export async function memberAction({ params, ...args }: ActionFunctionArgs) {
  const { values, idempotencyKey, transport } = await readSentForm(args);
  const profileId = params['id'] ?? '';
  const blocked = values.get('blocked');
  const liked = values.has('like');
  const source = likeSources.find((known) => known === values.get('like')) ?? 'profile';
  try {
    if (values.has('seen')) await seeLikes(requestCache(transport), null);
    else if (blocked === null) {
      const { match } = await grantWish({ profileId, liked, source }, idempotencyKey, { over: transport, once: true });
      if (match) return redirect(addresses.likesMember.href({ id: profileId }), 303);
    } else await sendBlock({ profileId, blocked: blocked === 'yes' }, { over: transport, once: true });
  } catch (error) {
    return refusedAct(error, {});
  }
  const from = cameFrom(args.request);
  if (from === null) return redirect(addresses.member.href({ id: profileId }), 303);
  const place = [values.get('like'), values.get('unlike')].includes('list') ? `#${tileId(profileId)}` : '';
  return redirect(nextPath(from) + place, 303);
}

/**
 * The page of this site where the form stood. Its host was proved with the form, its path was not: the path may name
 * another host.
 */
function cameFrom(request: Request): string | null {
  const referer = request.headers.get('referer');
  if (referer === null || !URL.canParse(referer)) return null;
  const { pathname, search } = new URL(referer);
  return pathname + search;
}
