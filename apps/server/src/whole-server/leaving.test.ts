import { deleteAccount } from '@parlour/contract/account/leaving/delete-account';
import { getUser } from '@parlour/contract/account/user/get-user';
import { logIn } from '@parlour/contract/account/log-in/log-in';
import { sendMessage } from '@parlour/contract/chat/send-message';
import { listChats } from '@parlour/contract/chat/list-chats';
import { listLikes } from '@parlour/contract/members/list-likes';
import { related } from '@parlour/contract/profile/related';
import { searchMembers } from '@parlour/contract/members/search-members';
import { getProfile } from '@parlour/contract/profile/get-profile';
import { hashPassword } from '@parlour/server-account';
import { addMember } from '@parlour/testing/members';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { v4 as uuid } from 'uuid';
import { testServer, type TestBrand, type TestServer } from '../testing/server.fixture.ts';

const password = 'seven quiet lighthouses';
let server: TestServer;
let here: TestBrand;
beforeAll(async () => {
  server = await testServer();
  [here] = server.brands;
  const { id, viewer } = here;
  const password_hash = await hashPassword(password);
  await server.api.dbOf(id).updateTable('members').set({ password_hash }).where('id', '=', viewer.id).execute();
});
afterAll(() => server.close());

interface Seen {
  profiles: { id: string }[];
  chats: { conversation: { state: string }; profile: { id: string; main_image: unknown; online: unknown } }[];
}

const seenByFriend = async () => {
  const { cookie } = here.friend;
  const search = await server.api.send(searchMembers, { cookie, query: { gender: 'female', min_age: '18' } as never });
  const chats = await server.api.send(listChats, { cookie });
  const profile = await server.api.send(getProfile, { cookie, query: { id: here.viewer.id } });
  const likes = await server.api.send(listLikes, { cookie });
  const near = await server.api.send(related, { cookie, query: { profile_id: here.stranger.id } });
  const { profiles } = search.body as unknown as Seen;
  const liked = likes.body as unknown as Record<'profiles' | 'liked_by', { id: string }[]>;
  const isViewer = ({ id }: { id: string }): boolean => id === here.viewer.id;
  const [chat] = (chats.body as unknown as Seen).chats;
  return {
    found: profiles.some(isViewer),
    liked: liked.profiles.some(isViewer),
    likedBy: liked.liked_by.some(isViewer),
    related: (near.body as unknown as Seen).profiles.some(isViewer),
    profile: profile.status,
    chat: chat?.conversation.state,
    hasPhoto: chat?.profile.main_image !== null,
    online: chat?.profile.online,
  };
};

test('whoever leaves is gone for everybody at once, and logged out', async () => {
  const db = server.api.dbOf(here.id);
  const now = new Date();
  for (const [from_id, to_id] of [
    [here.viewer.id, here.friend.id],
    [here.friend.id, here.viewer.id],
  ] as const)
    await db
      .insertInto('likes')
      .values({ brand: here.id, from_id, to_id, source: 'profile', created_at: now })
      .execute();
  await db.updateTable('profiles').set({ active_at: now }).where('brand', '=', here.id).execute();
  const everywhere = { found: true, liked: true, likedBy: true, related: true, online: 'now' };
  expect(await seenByFriend()).toMatchObject({ ...everywhere, profile: 200, hasPhoto: true });
  const { cookie } = here.viewer;
  const answer = await server.api.send(deleteAccount, { cookie, body: { password }, key: uuid() });
  expect(answer.status).toBe(202);
  expect(String(answer.headers['set-cookie'])).toContain('sid=; Max-Age=0');
  const nowhere = { found: false, liked: false, likedBy: false, related: false, online: null };
  expect(await seenByFriend()).toEqual({ ...nowhere, profile: 410, chat: 'gone', hasPhoto: false });
  const late = { conversation_id: here.conversationId, type: 'text', text: 'Hi', expected_cost: 0 } as const;
  const sent = await server.api.send(sendMessage, {
    cookie: here.friend.cookie,
    body: { ...late, client_id: uuid() },
    key: uuid(),
  });
  expect(sent.body).toMatchObject({ error: { code: 'profile_gone' } });
  expect((await server.api.send(getUser, { cookie })).body).toMatchObject({ user: null });
  const login = { login: here.viewer.name, password };
  expect((await server.api.send(logIn, { body: login })).body).toMatchObject({
    error: { code: 'account_pending_deletion' },
  });
});

test('leaving while both are writing: every message is sent or refused, and nothing is sent afterwards', async () => {
  const { api } = server;
  const db = api.dbOf(here.id);
  const password_hash = await hashPassword(password);
  for (let round = 0; round < 5; round += 1) {
    const id = await addMember(db, here.id, { name: `Round ${round}`, paid_user: true });
    await db.updateTable('members').set({ password_hash }).where('brand', '=', here.id).where('id', '=', id).execute();
    const friend = await addMember(db, here.id, { name: `Friend ${round}`, paid_user: true });
    const cookies = { own: await api.logIn(here.id, id), friend: await api.logIn(here.id, friend) };
    for (const member_id of [id, friend])
      await db.insertInto('ledger_accounts').values({ brand: here.id, member_id, balance: 1000 }).execute();
    const write = (cookie: string, profile_id: string) => {
      const client_id = uuid();
      const body = { profile_id, type: 'text', text: 'Good evening', client_id, expected_cost: 10 } as const;
      return api.send(sendMessage, { cookie, key: client_id, body });
    };
    const [left, ...answers] = await Promise.all([
      api.send(deleteAccount, { cookie: cookies.own, body: { password }, key: uuid() }),
      ...Array.from({ length: 6 }, (_, place) =>
        place % 2 === 0 ? write(cookies.friend, id) : write(cookies.own, friend),
      ),
    ]);
    expect(left.status).toBe(202);
    for (const { status, body } of answers) expect([201, 403, 410], JSON.stringify(body)).toContain(status);
    expect((await write(cookies.friend, id)).body).toMatchObject({ error: { code: 'profile_gone' } });
    expect((await write(cookies.own, friend)).status).toBe(403);
    const messages = await db
      .selectFrom('messages')
      .select('id')
      .where('brand', '=', here.id)
      .where('sender_id', 'in', [id, friend])
      .execute();
    expect(messages).toHaveLength(answers.filter(({ status }) => status === 201).length);
  }
});
