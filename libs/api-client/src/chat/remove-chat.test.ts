// @vitest-environment jsdom
import { MutationObserver, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { CONVERSATION, messageOf } from '@parlour/testing/chat-data';
import { ApiError } from '../api-error.ts';
import { chat, knownChat, nora, page, type Answer } from './change-chat.fixture.ts';
import { chatsOptions } from './chats.ts';
import { conversationOptions } from './conversation.ts';
import { keepOutgoing, keptOutgoing } from './sending/outgoing.ts';
import { removeChatMutation } from './remove-chat.ts';
import { removeMessageMutation } from './remove-message.ts';
import { messageNamed } from './sending/resending.fixture.ts';

let client: QueryClient;
let answers: Answer[];
let asked: string[];
beforeEach(() => {
  answers = [];
  ({ client, asked } = knownChat(() => answers.shift()));
});

const listed = () => client.getQueryData(chatsOptions().queryKey)!;

describe('a removed conversation', () => {
  const byId = conversationOptions({ conversation_id: CONVERSATION });
  const byProfile = conversationOptions({ profile_id: nora.id });
  const another = conversationOptions({ profile_id: 'another' });
  const remove = () => client.getMutationCache().build(client, removeChatMutation(client)).execute(CONVERSATION);

  it('is forgotten by whichever address it was opened, and no other one is', async () => {
    for (const { queryKey } of [byId, byProfile]) client.setQueryData(queryKey, page);
    client.setQueryData(another.queryKey, { ...page, conversation: null });
    answers = [() => ({ removed: [CONVERSATION], total_unread: 0 })];
    await remove();
    expect(listed()).toMatchObject({ chats: [], total_unread: 0 });
    expect([byId, byProfile].map(({ queryKey }) => client.getQueryData(queryKey))).toEqual([undefined, undefined]);
    expect(client.getQueryData(another.queryKey)).toBeTruthy();
  });

  it('takes along what was sent off in it and has not arrived, and nothing of another one', async () => {
    onTestFinished(() => localStorage.clear());
    client.setQueryData(byId.queryKey, page);
    const addressees = [nora.id, 'another'];
    for (const id of addressees) keepOutgoing(client, id, { ...messageNamed(id), notSent: 'unsent' });
    const kept = () => addressees.map((id) => keptOutgoing(client, id).length);
    expect(kept()).toEqual([1, 1]);
    answers = [() => ({ removed: [CONVERSATION], total_unread: 0 })];
    await remove();
    expect(kept()).toEqual([0, 1]);
  });

  it('is back in the list, which is asked for again, where it could not be removed', async () => {
    const stop = new QueryObserver(client, chatsOptions()).subscribe(() => undefined);
    const fail = () => {
      expect(listed().chats).toEqual([]);
      throw new ApiError(500, { code: 'server_error' });
    };
    answers = [fail, () => ({ chats: [chat], total_unread: 2, requests: 0 })];
    await expect(remove()).rejects.toBeInstanceOf(ApiError);
    expect(listed().chats).toEqual([chat]);
    stop();
  });

  it('that is still open is asked for again, without what was removed', async () => {
    client.setQueryData(byId.queryKey, page);
    const stop = new QueryObserver(client, byId).subscribe(() => undefined);
    answers = [() => ({ removed: [CONVERSATION], total_unread: 0 }), () => ({ ...page, messages: [] })];
    await remove();
    await expect.poll(() => client.getQueryData(byId.queryKey)?.messages).toEqual([]);
    stop();
  });

  it('that another tab has removed while it is open here loses its messages', async () => {
    client.setQueryData(byId.queryKey, page);
    const stop = new QueryObserver(client, byId).subscribe(() => undefined);
    answers = [() => ({ ...page, messages: [] })];
    await client.invalidateQueries({ queryKey: byId.queryKey });
    expect(client.getQueryData(byId.queryKey)?.messages).toEqual([]);
    stop();
  });
});

describe('a removed message', () => {
  const message = messageOf(1);
  const remove = (whom: 'me' | 'all') =>
    new MutationObserver(client, removeMessageMutation(client)).mutate({ message, for: whom });
  const shown = () => client.getQueryData(conversationOptions({ conversation_id: CONVERSATION }).queryKey)!.messages;
  beforeEach(() => client.setQueryData(conversationOptions({ conversation_id: CONVERSATION }).queryKey, page));

  it('says nothing any more once the server knows', async () => {
    answers = [() => ({ message: { ...message, text: null, deleted: true } })];
    await remove('all');
    expect(asked).toEqual(['DELETE /api/message.php']);
    expect(shown()).toMatchObject([{ id: message.id, text: null, deleted: true }]);
  });

  it('stays where the server could not be reached', async () => {
    const failed = new ApiError(500, { code: 'server_error' });
    answers = [() => Promise.reject(failed)];
    await expect(remove('me')).rejects.toBe(failed);
    expect(shown()).toMatchObject([{ text: message.text, deleted: false }]);
  });

  it('goes where it was gone already', async () => {
    answers = [() => Promise.reject(new ApiError(404, { code: 'not_found' }))];
    await remove('me');
    expect(shown()).toMatchObject([{ deleted: true }]);
  });
});
