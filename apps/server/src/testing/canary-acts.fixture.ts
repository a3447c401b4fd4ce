import { logIn } from '@parlour/contract/account/log-in/log-in';
import { listMessages } from '@parlour/contract/chat/list-messages';
import { sendMessage } from '@parlour/contract/chat/send-message';
import { typing } from '@parlour/contract/chat/typing';
import { updateChat } from '@parlour/contract/chat/update-chat';
import type { Call } from '@parlour/contract/define-call';
import { like } from '@parlour/contract/members/like';
import { saveMatchFinder } from '@parlour/contract/members/save-match-finder';
import { saveLocation } from '@parlour/contract/profile/save-location';
import { savePrivacy } from '@parlour/contract/profile/save-privacy';
import { saveProfile } from '@parlour/contract/profile/save-profile';
import { block } from '@parlour/contract/safety/block';
import { contact } from '@parlour/contract/safety/contact';
import { report } from '@parlour/contract/safety/report';
import type { TestAnswer } from '@parlour/testing/build-api';
import { v4 as uuid } from 'uuid';
import { expect } from 'vitest';
import { settingsFiles } from '../brands.ts';
import { canaries } from './canaries.fixture.ts';
import type { TestBrand, TestServer } from './server.fixture.ts';

/** Whom they have to do with, besides the server's own. */
interface Surroundings {
  premium: string;
  match: string;
  matchCookie: string;
  blockedId: string;
}

/** Everything that the member with the canaries does where others may notice it. */
export async function actAsFriend(
  { api }: TestServer,
  { viewer, stranger, friend, conversationId }: TestBrand,
  { premium, match, matchCookie, blockedId }: Surroundings,
): Promise<void> {
  const headers = { 'x-forwarded-for': canaries.address };
  const act = async (call: Call, body: object, cookie: string | undefined = friend.cookie): Promise<TestAnswer> =>
    api.send(call, { cookie, headers, key: uuid(), body: body as never });
  const done = async (call: Call, body: object, cookie?: string): Promise<TestAnswer> => {
    const answer = await act(call, body, cookie);
    expect(answer.status, `${call.path}: ${answer.text}`).toBeLessThan(300);
    return answer;
  };
  const say = (to: object, text: string, expected_cost: number) => ({
    ...to,
    type: 'text',
    text,
    client_id: uuid(),
    expected_cost,
  });
  await done(savePrivacy, { hidden_words: [canaries.hiddenWord] });
  await done(saveLocation, { lat: canaries.latitude, lon: canaries.longitude });
  const refused = await act(saveProfile, { about_me: `Call me: ${canaries.phone}` });
  expect(refused.body).toMatchObject({ error: { fields: { about_me: 'contact_details_in_text' } } });
  for (const [profile_id, source] of [
    [viewer.id, 'profile'],
    [match, 'list'],
    [premium, 'modal'],
  ])
    await done(like, { profile_id, source });
  await done(like, { profile_id: friend.id, source: 'profile' }, matchCookie);
  await done(sendMessage, say({ conversation_id: conversationId }, 'Good evening', settingsFiles[0]!.message_credits));
  await done(sendMessage, say({ profile_id: premium }, 'Good evening to you', 0));
  const talk = await api.send(listMessages, { cookie: friend.cookie, query: { conversation_id: conversationId } });
  const { messages } = talk.body as unknown as { messages: { id: string }[] };
  await done(updateChat, { id: conversationId, read_until: messages.at(-1)!.id });
  await done(typing, { conversation_id: conversationId });
  await done(report, {
    target: { type: 'profile', id: stranger.id },
    category: 'other',
    text: `Called me at ${canaries.phone}`,
  });
  await done(block, { profile_id: blockedId });
  await act(logIn, { login: canaries.email, password: 'not the password' }, '');
  await done(contact, { email: canaries.email, topic: 'other', text: `I am at ${canaries.phone}` });
  const wishes = { interests: ['wine'], min_age: 30, max_age: 60, near: 'country', relationship_statuses: [] };
  for (const { cookie } of [stranger, friend]) await done(saveMatchFinder, wishes, cookie);
}
