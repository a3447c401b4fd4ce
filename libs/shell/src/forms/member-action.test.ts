import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import type { CallRequest } from '@parlour/api-client/transport';
import type { ErrorCode } from '@parlour/contract/error-codes';
import { pageContext, type PageContext } from '../page-context.ts';
import { memberAction } from './member-action.ts';

const nora = '0199000a-0000-7000-8000-000000000001';

/** Posts the form's values to Nora's page; gives where that leads, or what is said there, and what it asked the API. */
async function post(values: Record<string, string>, { from, refusal }: { from?: string; refusal?: ErrorCode } = {}) {
  const asked: unknown[] = [];
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const context = new RouterContextProvider();
  context.set(pageContext, {
    readForm: async () => ({ values: form, idempotencyKey: 'key' }),
    transport: async ({ call, body }: CallRequest) => {
      asked.push([call.method, call.path, body]);
      if (refusal) throw new ApiError(409, { code: refusal });
      return {};
    },
  } as unknown as PageContext);
  const request = new Request(`http://parlour.localhost/members/${nora}`, {
    method: 'POST',
    headers: from ? { referer: `http://parlour.localhost${from}` } : {},
  });
  const answered = await memberAction({ params: { id: nora }, context, request } as never);
  return { asked, led: answered instanceof Response ? answered.headers.get('location') : answered.data };
}

it.each([
  ['likes', { like: 'list' }, ['POST', '/api/like.php', { profile_id: nora, source: 'list' }]],
  ['takes a like back', { unlike: 'list' }, ['DELETE', '/api/like.php', { profile_id: nora }]],
  ['blocks', { blocked: 'yes' }, ['POST', '/api/block.php', { profile_id: nora }]],
  ['ends a block', { blocked: 'no' }, ['DELETE', '/api/block.php', { profile_id: nora }]],
  ['has seen all likes', { seen: 'all' }, ['PUT', '/api/like.php', { all: true }]],
])('%s, and goes back to where that was pressed', async (_, values, asked) => {
  expect(await post(values, { from: '/settings?part=blocks' })).toEqual({
    asked: [asked],
    led: '/settings?part=blocks',
  });
  expect((await post(values)).led).toBe(`/members/${nora}`);
});

it('leads to no other site, whatever page the browser says it was pressed on', async () => {
  expect((await post({ blocked: 'no' }, { from: '//evil.example/x' })).led).toBe('/');
});

it.each(['yes', 'no'])('what is so already is as it was wished: blocked, %s', async (blocked) => {
  const refusal = blocked === 'yes' ? 'already_blocked' : 'not_found';
  expect((await post({ blocked }, { refusal })).led).toBe(`/members/${nora}`);
});

it('says on the page of the member why it was refused', async () => {
  expect((await post({ blocked: 'yes' }, { refusal: 'rate_limited' })).led).toMatchObject({ code: 'rate_limited' });
});
