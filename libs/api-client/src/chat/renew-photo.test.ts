import { expect, it } from 'vitest';
import { messageOf } from '@parlour/testing/chat-data';
import { imageOf } from '@parlour/testing/page-data';
import type { CallRequest } from '../transport.ts';
import { knownChat, nora, page } from './change-chat.fixture.ts';
import { conversationOptions } from './conversation.ts';
import { renewPhoto } from './renew-photo.ts';

const photoAt = (address: string) =>
  messageOf(1, { type: 'image', text: null, image: imageOf('garden', { filename: address }) });
const { id } = photoAt('').image!;

it('the address of a photo in older messages is asked for, and nothing else that is loaded changes', async () => {
  const asked: CallRequest[] = [];
  const answer = { ...page, messages: [messageOf(0), photoAt('/media/garden/later.jpg')] };
  const { client } = knownChat(() => (request) => {
    asked.push(request);
    return answer;
  });
  const { queryKey } = conversationOptions({ profile_id: nora.id });
  const last = messageOf(2);
  client.setQueryData(queryKey, { ...page, messages: [photoAt('/media/garden/first.jpg'), last] });
  await renewPhoto(client, { id });
  expect(asked.map(({ query }) => query)).toEqual([{ profile_id: nora.id, before: last.id }]);
  expect(client.getQueryData(queryKey)?.messages).toEqual([photoAt('/media/garden/later.jpg'), last]);
});

it('what was removed while the address was asked for stays removed', async () => {
  const { queryKey } = conversationOptions({ profile_id: nora.id });
  const gone = { ...photoAt(''), image: null, deleted: true };
  const { client } = knownChat(() => () => {
    client.setQueryData(queryKey, { ...page, messages: [gone, messageOf(2)] });
    return { ...page, messages: [photoAt('/media/garden/later.jpg')] };
  });
  client.setQueryData(queryKey, { ...page, messages: [photoAt('/media/garden/first.jpg'), messageOf(2)] });
  await renewPhoto(client, { id });
  expect(client.getQueryData(queryKey)?.messages[0]).toEqual(gone);
});

it('a photo that is in no conversation here is not asked for', async () => {
  const { client, asked } = knownChat(() => undefined);
  await renewPhoto(client, { id });
  expect(asked).toEqual([]);
});
