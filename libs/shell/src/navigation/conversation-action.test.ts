import { expect, it } from 'vitest';
import type { ErrorCode } from '@parlour/contract/error-codes';
import { inShort, refuse, routeArguments } from '../testing/route-arguments.ts';
import { conversationAction } from './conversation-action.ts';

const NORA = '0199000a-0000-7000-8000-000000000001';
const CONVERSATION = '0199000a-0000-7000-8000-000000000002';
const NEWEST = '0199000a-0000-7000-8000-000000000003';

/**
 * Posts the values from the page of a member's conversation; gives where that leads, or what is said there, and what it asked
 * the API.
 */
async function post(posted: Record<string, string>, refused: { change?: ErrorCode } = {}, prefix = '') {
  const conversation = { id: CONVERSATION };
  const sent = routeArguments({
    address: `${prefix}/members/${NORA}/chat?page=2`,
    params: { id: NORA },
    posted,
    answer({ call }) {
      if (call.method !== 'PUT') return { conversation };
      return refused.change ? refuse(404, { code: refused.change })() : { chat: { conversation }, total_unread: 0 };
    },
  });
  const answered = await conversationAction((id) => ({ profile_id: id }))(sent);
  return {
    asked: inShort(sent.asked),
    led: answered instanceof Response ? answered.headers.get('location') : answered.data,
  };
}

it.each([
  ['marks as read', { read_until: NEWEST }, { read_until: NEWEST }],
  ['accepts a request', { accept: 'yes' }, { accept: true }],
  ['mutes', { muted: 'yes' }, { muted: true }],
  ['ends that', { muted: 'no' }, { muted: false }],
])('%s, and shows the same page again', async (_, values, change) => {
  expect(await post({ conversation_id: CONVERSATION, ...values })).toEqual({
    asked: [['PUT', '/api/chat.php', { id: CONVERSATION, ...change }]],
    led: `/members/${NORA}/chat?page=2`,
  });
});

it('leads to the page without its language, which the router sets before it again', async () => {
  const { led } = await post({ conversation_id: CONVERSATION, muted: 'yes' }, {}, '/de');
  expect(led).toBe(`/members/${NORA}/chat?page=2`);
});

it('says why it was refused', async () => {
  const { led } = await post({ conversation_id: CONVERSATION, accept: 'yes' }, { change: 'conversation_not_found' });
  expect(led).toMatchObject({ failure: { code: 'conversation_not_found' }, submission: {} });
});

it('sends a message, and marks what it answers as read', async () => {
  const message = { text: 'Hello', expected_cost: '0' };
  const { asked, led } = await post({ ...message, read_until: NEWEST });
  expect(asked).toMatchObject([
    ['POST', '/api/message.php', { profile_id: NORA, text: 'Hello' }],
    ['PUT', '/api/chat.php', { id: CONVERSATION, read_until: NEWEST }],
  ]);
  expect(led).toBe(`/chats/${CONVERSATION}`);
  expect((await post(message)).asked).toHaveLength(1);
});

it('has sent the message also where the mark fails', async () => {
  const { led } = await post(
    { text: 'Hello', expected_cost: '0', read_until: NEWEST },
    { change: 'conversation_not_found' },
  );
  expect(led).toBe(`/chats/${CONVERSATION}`);
});
