import { deleteAccount } from '@parlour/contract/account/delete-account';
import { getUser } from '@parlour/contract/account/get-user';
import { logIn } from '@parlour/contract/account/log-in';
import { listChats } from '@parlour/contract/chat/list-chats';
import { searchMembers } from '@parlour/contract/members/search-members';
import { getProfile } from '@parlour/contract/profile/get-profile';
import { hashPassword } from '@parlour/server-account';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { v4 as uuid } from 'uuid';
import { testHouse, type HouseBrand, type TestHouse } from './testing/house.fixture.ts';

const password = 'seven quiet lighthouses';
let house: TestHouse;
let here: HouseBrand;
beforeAll(async () => {
  house = await testHouse();
  [here] = house.brands;
  const { id, viewer } = here;
  const password_hash = await hashPassword(password);
  await house.api.dbOf(id).updateTable('members').set({ password_hash }).where('id', '=', viewer.id).execute();
});
afterAll(() => house.close());

interface Seen {
  profiles: { id: string }[];
  chats: { conversation: { state: string }; profile: { id: string; main_image: unknown } }[];
}

const seenByFriend = async () => {
  const { cookie } = here.friend;
  const search = await house.api.send(searchMembers, { cookie, query: { gender: 'female', min_age: '18' } as never });
  const chats = await house.api.send(listChats, { cookie });
  const profile = await house.api.send(getProfile, { cookie, query: { id: here.viewer.id } });
  const { profiles } = search.body as unknown as Seen;
  const [chat] = (chats.body as unknown as Seen).chats;
  return {
    found: profiles.some(({ id }) => id === here.viewer.id),
    profile: profile.status,
    chat: chat?.conversation.state,
    hasPhoto: chat?.profile.main_image !== null,
  };
};

test('whoever leaves is gone for everybody at once, and logged out', async () => {
  expect(await seenByFriend()).toMatchObject({ found: true, profile: 200, hasPhoto: true });
  const { cookie } = here.viewer;
  const answer = await house.api.send(deleteAccount, { cookie, body: { password }, key: uuid() });
  expect(answer.status).toBe(202);
  expect(String(answer.headers['set-cookie'])).toContain('sid=; Max-Age=0');
  expect(await seenByFriend()).toEqual({ found: false, profile: 410, chat: 'gone', hasPhoto: false });
  expect((await house.api.send(getUser, { cookie })).body).toMatchObject({ user: null });
  const login = { login: here.viewer.name, password };
  expect((await house.api.send(logIn, { body: login })).body).toMatchObject({
    error: { code: 'account_pending_deletion' },
  });
});
