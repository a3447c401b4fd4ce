import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import type { CallRequest } from '@parlour/api-client/transport';
import { pageContext, type PageContext } from '../page-context.ts';
import { swipeAction } from './swipe-action.ts';

const nora = '0199000a-0000-7000-8000-000000000001';

/** Posts the form's values; gives what the action answers and what it asked the API. */
async function post(values: Record<string, string>, answer: () => unknown) {
  const asked: CallRequest[] = [];
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const context = new RouterContextProvider();
  context.set(pageContext, {
    readForm: async () => ({ values: form, idempotencyKey: 'key' }),
    transport: async (request: CallRequest) => {
      asked.push(request);
      return answer();
    },
  } as unknown as PageContext);
  const request = new Request('http://parlour.localhost/swipe-game', { method: 'POST' });
  return { asked, answered: await swipeAction({ context, request } as never) };
}
const refused = (status: number, code: string) => () => {
  throw new ApiError(status, { code } as never);
};
const whereTo = (answered: unknown) => (answered instanceof Response ? answered.headers.get('location') : null);
const done = { match: false, conversation_id: null, likes_left: 3, resets_at: '' };

it('sends the choice about the card on top once, and comes back', async () => {
  const { asked, answered } = await post({ choice: 'later', profile_id: nora }, () => done);
  expect(asked).toMatchObject([{ body: { profile_id: nora, choice: 'later' }, idempotencyKey: 'key' }]);
  expect(whereTo(answered)).toBe('/swipe-game');
});

it('leads a match to the like that was returned', async () => {
  const { answered } = await post({ choice: 'like', profile_id: nora }, () => ({ ...done, match: true }));
  expect(whereTo(answered)).toBe(`/likes/m/${nora}`);
});

it('takes the last pass back', async () => {
  const { asked, answered } = await post({ undo: '', profile_id: nora }, () => ({ profile: {}, can_undo: false }));
  expect(asked[0]?.call.method).toBe('DELETE');
  expect(whereTo(answered)).toBe('/swipe-game');
});

it('says why a choice was refused, and passes over whoever is gone', async () => {
  const limit = await post({ choice: 'like', profile_id: nora }, refused(403, 'swipe_limit'));
  expect(limit.answered).toMatchObject({ data: { code: 'swipe_limit' }, init: { status: 403 } });
  const gone = await post({ choice: 'like', profile_id: nora }, refused(410, 'profile_gone'));
  expect(whereTo(gone.answered)).toBe('/swipe-game');
});
