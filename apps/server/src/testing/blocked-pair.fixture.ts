import type { NotificationJob } from '@parlour/server-account/notifications/index';
import { Notice } from '@parlour/server-account/notifications/telling/notice';
import { subscribePush } from '@parlour/contract/account/notifications/subscribe-push';
import { sendMessage } from '@parlour/contract/chat/send-message';
import { like } from '@parlour/contract/members/like';
import { block } from '@parlour/contract/safety/block';
import type { Call, QueryInput } from '@parlour/contract/define-call';
import { addMember } from '@parlour/testing/members';
import { pushKeys } from '@parlour/testing/push-keys';
import { v4 as uuid } from 'uuid';
import { expect } from 'vitest';
import { settingsFiles } from '../brands.ts';
import { testServer, type TestMember, type TestServer } from './server.fixture.ts';
import { tellAll, telling } from './tell-all.fixture.ts';

/** Two members who may find each other everywhere, until one of them blocks the other. Only they are found. */
export interface Pair {
  blocker: TestMember;
  /** Who is blocked; premium, so that nothing else stands in the way. */
  blocked: TestMember;
  /** What only the blocker has: id, name, city, words and photos. */
  traces: readonly string[];
}

export interface BlockedServer {
  server: TestServer;
  brand: string;
  /** A man of the same place whom nobody blocks. */
  neighbour: TestMember;
  pair(gender?: 'male' | 'female'): Promise<Pair>;
  /** What one of them is answered, as it came. */
  asks<const C extends Call>(who: TestMember, call: C, query?: QueryInput<C>): Promise<string>;
  says(from: TestMember, to: TestMember, text: string): Promise<string>;
  likes(from: TestMember, to: TestMember): Promise<void>;
  blocks(pair: Pair): Promise<void>;
  /** Takes pushes in a browser from now on. */
  subscribes(who: TestMember): Promise<void>;
  /** Does the jobs that write down what happened to the blocked member; answers the orders of mails and pushes. */
  takesNotices(pair: Pair): Promise<NotificationJob[]>;
}

let made = 0;

/** A server for pairs of whom one blocks the other. */
export async function blockedServer(): Promise<BlockedServer> {
  const notices: Notice[] = [];
  const server = await testServer({
    enqueue: async (_, job) => void (job.name === 'notify' && notices.push(Notice.parse(job.data))),
  });
  const [{ id: brand }] = server.brands;
  const { api } = server;
  const db = api.dbOf(brand);

  async function person(name: string, gender: 'male' | 'female', city: string, about_me: string): Promise<TestMember> {
    const wishes = { name, gender, city, about_me, region: 'nl-zeeland', interests: ['wine'], morePhotos: 2 };
    const active_at = new Date();
    const email = `${name}@post.example`.toLowerCase();
    const id = await addMember(db, brand, { ...wishes, email, active_at, show_to_visitors: true, paid_user: true });
    await db.insertInto('ledger_accounts').values({ brand, member_id: id, balance: 1_000 }).execute();
    return { id, name, cookie: await api.logIn(brand, id) };
  }

  const neighbour = await person('Neighbour', 'male', 'Goes', 'I fish');
  return {
    server,
    neighbour,
    brand,
    async pair(gender = 'male') {
      made += 1;
      await db.updateTable('profiles').set({ status: 'disabled' }).where('name', 'like', 'Xanthippos%').execute();
      const own = [`Xanthippos${made}`, `Zierikzee ${made}`, `I keep ${made} bees on the roof`] as const;
      const blocked = await person(`Zebedea${made}`, 'female', 'Goes', 'I sail');
      const blocker = await person(own[0], gender, own[1], own[2]);
      const photos = await db.selectFrom('photos').select('id').where('member_id', '=', blocker.id).execute();
      return { blocker, blocked, traces: [blocker.id, ...own, ...photos.map(({ id }) => id)] };
    },
    asks: async ({ cookie }, call, query) => (await api.send(call, { brand, cookie, query: query! })).text,
    async says(from, to, text) {
      const client_id = uuid();
      const body = { profile_id: to.id, type: 'text', text, client_id } as const;
      const expected_cost = settingsFiles[0]!.message_credits;
      const sent = await api.send(sendMessage, { cookie: from.cookie, key: uuid(), body: { ...body, expected_cost } });
      expect(sent.status, sent.text).toBe(201);
      return (sent.body as unknown as { conversation: { id: string } }).conversation.id;
    },
    async likes(from, to) {
      const body = { profile_id: to.id, source: 'profile' } as const;
      const given = await api.send(like, { cookie: from.cookie, key: uuid(), body });
      expect(given.status, given.text).toBe(201);
    },
    async blocks({ blocker, blocked }) {
      const done = await api.send(block, { cookie: blocker.cookie, body: { profile_id: blocked.id } });
      expect(done.status, done.text).toBe(200);
    },
    async subscribes({ id, cookie }) {
      const subscription = { endpoint: `https://fcm.googleapis.com/fcm/send/${id}`, keys: pushKeys };
      const done = await api.send(subscribePush, { cookie, body: { subscription } });
      expect(done.status, done.text).toBeLessThan(300);
    },
    async takesNotices({ blocked }) {
      const orders: NotificationJob[] = [];
      const context = { brand: { id: brand, version: 1, settings: settingsFiles[0]! }, db, now: new Date() };
      const happened = notices.filter(({ memberId }) => memberId === blocked.id);
      const jobs = happened.map((data) => ({ name: 'notify', data }));
      await tellAll(telling(orders), context, jobs);
      return orders.filter(({ data }) => data.memberId === blocked.id);
    },
  };
}
