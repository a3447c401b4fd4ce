import { expect, it } from 'vitest';
import { formKey, refuse, routeArguments } from '../testing/route-arguments.ts';
import { whereTo } from '../testing/where-to.ts';
import { swipeAction } from './swipe-action.ts';

const nora = '0199000a-0000-7000-8000-000000000001';

/** Posts the form's values; gives what the action answers and what it asked the API. */
async function post(posted: Record<string, string>, answer: () => unknown) {
  const sent = routeArguments({ address: '/swipe-game', posted, answer });
  return { asked: sent.asked, answered: await swipeAction(sent) };
}
const done = { match: false, conversation_id: null, likes_left: 3, resets_at: '' };

it('sends the choice about the card on top once, and comes back', async () => {
  const { asked, answered } = await post({ choice: 'later', profile_id: nora }, () => done);
  expect(asked).toMatchObject([{ body: { profile_id: nora, choice: 'later' }, idempotencyKey: formKey }]);
  expect(await whereTo(answered)).toBe('/swipe-game');
});

it('leads a match to the like that was returned', async () => {
  const { answered } = await post({ choice: 'like', profile_id: nora }, () => ({ ...done, match: true }));
  expect(await whereTo(answered)).toBe(`/likes/m/${nora}`);
});

it('takes the last pass back', async () => {
  const { asked, answered } = await post({ undo: '', profile_id: nora }, () => ({ profile: {}, can_undo: false }));
  expect(asked[0]?.call.method).toBe('DELETE');
  expect(await whereTo(answered)).toBe('/swipe-game');
});

it('says why a choice was refused, and passes over whoever is gone', async () => {
  const limit = await post({ choice: 'like', profile_id: nora }, refuse(403, { code: 'swipe_limit' }));
  expect(limit.answered).toMatchObject({ data: { code: 'swipe_limit' }, init: { status: 403 } });
  const gone = await post({ choice: 'like', profile_id: nora }, refuse(410, { code: 'profile_gone' }));
  expect(await whereTo(gone.answered)).toBe('/swipe-game');
});
