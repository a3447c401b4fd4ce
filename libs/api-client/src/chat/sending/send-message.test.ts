// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONVERSATION, messageOf } from '@parlour/testing/chat-data';
import { bareCard, canSend, member } from '@parlour/testing/page-data';
import { userOptions } from '../../account/user.ts';
import { ApiError } from '../../api-error.ts';
import { applyEvent } from '../../live/apply-event.ts';
import { bindTransport } from '../../transport.ts';
import { conversationOptions } from '../conversation.ts';
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

describe('an answer that comes late', () => {
  const viewer = member().user;
  const { queryKey } = userOptions();
  const balance = () => client.getQueryData(queryKey)?.user?.credits;
  const isOld = () => client.getQueryState(queryKey)?.isInvalidated;
  let client: QueryClient;
  /** Sends words whose answer tells of 30 credits left; `meanwhile` is what happens before it is here. */
  const sendWhile = (meanwhile: () => void) => {
    bindTransport(client, async () => {
      meanwhile();
      return {
        message: messageOf(1, { from: 'me' }),
        conversation: { id: CONVERSATION },
        credits: 30,
        free_left: null,
      };
    });
    return sendOut(client, { conversation_id: CONVERSATION }, 'nora', messageNamed('first'));
  };
  const hearCredits = (credits: number) =>
    applyEvent(client, { id: null, event: { kind: 'credits', credits, paid_user: viewer.paid_user } });
  beforeEach(() => {
    client = new QueryClient();
    client.setQueryData(queryKey, { user: { ...viewer, credits: 40 } } as never);
  });

  it('does not bring back an older balance, and has the account asked for again', async () => {
    await sendWhile(() => hearCredits(20));
    expect([balance(), isOld()]).toEqual([20, true]);
  });

  it('asks for nothing where it tells what is known already', async () => {
    await sendWhile(() => hearCredits(30));
    expect([balance(), isOld()]).toEqual([30, false]);
  });

  it('has a conversation asked for again that was being read, which may be older', async () => {
    const page = { profile: bareCard('nora'), conversation: null, messages: [], has_more: false, can_send: canSend };
    const options = conversationOptions({ profile_id: 'nora' });
    client.setQueryData(options.queryKey, page);
    const read = Promise.withResolvers<unknown>();
    const asked: string[] = [];
    const answers = [read.promise, { ...page, conversation: { id: CONVERSATION }, messages: [messageOf(1)] }];
    const answerRead = () => {
      asked.push('read');
      return answers.shift();
    };
    bindTransport(client, async ({ call }) =>
      call.method === 'GET'
        ? answerRead()
        : { message: messageOf(1, { from: 'me' }), conversation: { id: CONVERSATION }, credits: 30, free_left: null },
    );
    const stop = new QueryObserver(client, options).subscribe(() => undefined);
    await expect.poll(() => asked).toHaveLength(1);
    await sendOut(client, { profile_id: 'nora' }, 'nora', messageNamed('first'));
    read.resolve(page);
    await expect.poll(() => client.isFetching()).toBe(0);
    expect(client.getQueryData(options.queryKey)?.conversation).toEqual({ id: CONVERSATION });
    expect(asked).toHaveLength(2);
    stop();
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
