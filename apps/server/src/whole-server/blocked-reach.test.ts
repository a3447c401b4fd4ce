import { getUser } from '@parlour/contract/account/user/get-user';
import { sendMessage } from '@parlour/contract/chat/send-message';
import { typing } from '@parlour/contract/chat/typing';
import { updateChat } from '@parlour/contract/chat/update-chat';
import { like } from '@parlour/contract/members/like';
import { listLikes } from '@parlour/contract/members/list-likes';
import { listReports } from '@parlour/contract/safety/list-reports';
import { report } from '@parlour/contract/safety/report';
import { notificationLetter, sendPush, type NotificationJob } from '@parlour/server-account/notifications/index';
import { signer } from '@parlour/server-kit/signing';
import type { Letter } from '@parlour/server-mail/letter';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsFiles } from '../brands.ts';
import { blockedServer, type BlockedServer, type Pair } from '../testing/blocked-pair.fixture.ts';

/** What reaches somebody without being asked for, and the counts on badges, before and after they are blocked. */
let here: BlockedServer;
let pair: Pair;
beforeAll(async () => void (here = await blockedServer()));
afterAll(() => here.server.close());

async function tied(): Promise<string> {
  pair = await here.pair();
  const { blocker, blocked } = pair;
  const conversationId = await here.says(blocker, blocked, 'Come and see my bees on the roof');
  await here.likes(blocker, blocked);
  return conversationId;
}

test('badges and counts', async () => {
  await tied();
  const { cookie } = pair.blocked;
  const counted = async () => ({
    badges: (await here.server.api.send(getUser, { cookie })).body['counts'],
    tabs: (await here.server.api.send(listLikes, { cookie, query: { type: 'received' } })).body,
  });
  expect(await counted()).toMatchObject({
    badges: { unread: 1, new_likes: 1 },
    tabs: { total: 1, total_new: 1, counts: { received: 1 } },
  });
  const heard: unknown[] = [];
  here.server.api.bus.subscribe(here.brand, pair.blocked.id, ({ event }) => heard.push(event));
  await here.blocks(pair);
  expect(await counted()).toMatchObject({
    badges: { unread: 0, new_likes: 0 },
    tabs: { total: 0, total_new: 0, counts: { received: 0, sent: 0, matches: 0 } },
  });
  expect(heard.at(-1), 'what open pages are told of the badges').toEqual({
    kind: 'counts',
    total_unread: 0,
    total_new: 0,
  });
});

test('live events: nothing that the blocker does is heard, read or written to the mailbox', async () => {
  const conversationId = await tied();
  const { blocker, blocked } = pair;
  await here.says(blocked, blocker, 'Good evening');
  await here.blocks(pair);
  const heard: unknown[] = [];
  here.server.api.bus.subscribe(here.brand, blocked.id, (event) => heard.push(event));
  const { api } = here.server;
  const { cookie } = blocker;
  const text = { type: 'text', text: 'Still there?', client_id: uuid(), expected_cost: 10 } as const;
  const tried = [
    await api.send(typing, { cookie, body: { conversation_id: conversationId } }),
    await api.send(updateChat, { cookie, body: { id: conversationId, muted: true } }),
    await api.send(like, { cookie, key: uuid(), body: { profile_id: blocked.id, source: 'profile' } }),
    await api.send(sendMessage, { cookie, key: uuid(), body: { ...text, conversation_id: conversationId } }),
    await api.send(sendMessage, { cookie, key: uuid(), body: { ...text, profile_id: blocked.id, client_id: uuid() } }),
  ];
  expect(tried.slice(2).map(({ status }) => status)).toEqual([409, 409, 409]);
  expect(heard).toEqual([]);
});

test('mails and pushes that were ordered before are not sent after', async () => {
  await tied();
  const context = {
    brand: { id: here.brand, version: 1, settings: settingsFiles[0]! },
    db: here.server.api.dbOf(here.brand),
    now: new Date(),
    origin: 'https://parlour.example',
  };
  await here.subscribes(pair.blocked);
  const orders = [...(await here.takesNotices(pair)), mailOrderFor(pair)];
  const sent: unknown[] = [];
  const push = { send: async (...what: unknown[]) => (sent.push(what), 'sent' as const) };
  async function work(): Promise<(Letter | null)[]> {
    const letters: (Letter | null)[] = [];
    for (const order of orders) {
      if (order.name === 'send-push') await sendPush(push, context, order.data);
      if (order.name === 'send-notification-mail')
        letters.push(await notificationLetter(context, signer(Buffer.from('a key of the tests'), 'x'), order.data));
    }
    return letters;
  }
  expect(await work()).toContainEqual(expect.objectContaining({ messages: 1, likes: 1 }));
  expect(sent).toHaveLength(2);
  await here.blocks(pair);
  expect((await work()).filter((letter) => letter !== null)).toEqual([]);
  expect(sent).toHaveLength(2);
});

const mailOrderFor = ({ blocked }: Pair): NotificationJob => ({
  name: 'send-notification-mail',
  data: { brand: here.brand, memberId: blocked.id },
});

test('reporting the blocker is still possible, and answers nothing but the id that was named', async () => {
  await tied();
  const { blocker, blocked, traces } = pair;
  await here.blocks(pair);
  const body = { target: { type: 'profile', id: blocker.id }, category: 'threat' } as const;
  const made = await here.server.api.send(report, { cookie: blocked.cookie, key: uuid(), body });
  expect(made.status).toBe(201);
  const own = await here.asks(blocked, listReports);
  expect(traces.filter((trace) => (made.text + own).includes(trace))).toEqual([blocker.id]);
});
