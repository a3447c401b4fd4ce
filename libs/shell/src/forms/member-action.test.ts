import { expect, it } from 'vitest';
import type { ErrorCode } from '@parlour/contract/error-codes';
import { inShort, refuse, routeArguments } from '../testing/route-arguments.ts';
import { memberAction } from './member-action.ts';

const nora = '0199000a-0000-7000-8000-000000000001';

/** Posts the form's values to Nora's page; gives where that leads, or what is said there, and what it asked the API. */
async function post(
  posted: Record<string, string>,
  { from, refusal, answer = {} }: { from?: string; refusal?: ErrorCode; answer?: object } = {},
) {
  const sent = routeArguments({
    address: `/members/${nora}`,
    params: { id: nora },
    headers: from ? { referer: `http://parlour.localhost${from}` } : {},
    posted,
    answer: refusal ? refuse(409, { code: refusal }) : () => answer,
  });
  const answered = await memberAction(sent);
  return {
    asked: inShort(sent.asked),
    led: answered instanceof Response ? answered.headers.get('location') : answered.data,
  };
}

it.each([
  ['likes', { like: 'profile' }, ['POST', '/api/like.php', { profile_id: nora, source: 'profile' }]],
  ['takes a like back', { unlike: 'profile' }, ['DELETE', '/api/like.php', { profile_id: nora }]],
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

it.each<Record<string, string>>([{ like: 'list' }, { unlike: 'list' }])(
  'a heart in a grid goes back to its place there: %j',
  async (values) => {
    expect((await post(values, { from: '/members?sort=new' })).led).toBe(`/members?sort=new#member-${nora}`);
    expect((await post(values)).led).toBe(`/members/${nora}`);
  },
);

it('a like that makes a match leads to where that is told', async () => {
  const answer = { like: {}, match: true };
  expect((await post({ like: 'list' }, { from: '/likes/received', answer })).led).toBe(`/likes/m/${nora}`);
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
