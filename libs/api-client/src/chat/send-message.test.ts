// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { CONVERSATION, messageOf } from '@parlour/testing/chat-data';
import { member } from '@parlour/testing/page-data';
import { userOptions } from '../account/user.ts';
import { ApiError } from '../api-error.ts';
import { bindTransport } from '../transport.ts';
import { messageNamed } from './resending.fixture.ts';
import { sendOut } from './send-message.ts';

afterEach(() => localStorage.clear());

it.each([
  ['one of the free messages, fewer are', 2, 2],
  ['none of the free messages, as many are', null, 3],
])('where a message was %s left', async (_, free_left, left) => {
  const client = new QueryClient();
  bindTransport(client, async () => ({
    message: messageOf(1, { from: 'me' }),
    conversation: { id: CONVERSATION },
    credits: 5,
    free_left,
  }));
  const { user } = member();
  const rights = { ...user.rights, free_messages_left: 3 };
  client.setQueryData(userOptions().queryKey, { user: { ...user, rights } } as never);
  await sendOut(client, { conversation_id: CONVERSATION }, 'nora', messageNamed('first'));
  expect(client.getQueryData(userOptions().queryKey)?.user).toMatchObject({
    credits: 5,
    paid_user: user.paid_user,
    rights: { free_messages_left: left },
  });
});

it.each([
  [402, 'insufficient_credits', true],
  [403, 'not_allowed_by_member', false],
] as const)(
  'a message that is refused with %i %s makes old how many credits there are: %s',
  async (status, code, isOld) => {
    const client = new QueryClient();
    bindTransport(client, () => Promise.reject(new ApiError(status, { code })));
    client.setQueryData(userOptions().queryKey, member() as never);
    const sending = sendOut(client, { conversation_id: CONVERSATION }, 'nora', messageNamed('first'));
    await expect(sending).rejects.toThrow(code);
    expect(client.getQueryState(userOptions().queryKey)?.isInvalidated).toBe(isOld);
  },
);
