import type { Updateable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { brand as modelBrand } from '@parlour/app-default/settings';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import type { BodyInput, Call, QueryInput, ReplyOf } from '@parlour/contract/define-call';
import type { ProfileCard } from '@parlour/contract/types/profile';
import type { Database } from '@parlour/server-db/database';
import type { MembersTable } from '@parlour/server-db/tables/members';
import { signer } from '@parlour/server-kit/signing';
import type { Letter } from '@parlour/server-mail/letter';
import { createPushSender, newVapidKeys } from '@parlour/server-push';
import type { PushAddress } from '@parlour/server-push/push-address';
import type { LocalPushService } from '@parlour/server-push/testing/push-service';
import { contextOf, runCall, type CallWorld } from '@parlour/testing/call';
import { addMember, type MemberWishes } from '@parlour/testing/members';
import { bareCard } from '@parlour/testing/page-data';
import {
  notificationCalls,
  notificationLetter,
  resumeMailLetter,
  sendPush,
  takeNotice,
  tellAllDue,
  tellMessages,
  type NotificationJob,
  type NotificationPorts,
  type TellingPorts,
} from '../notifications/index.ts';
import type { Notice } from '../notifications/telling/notice.ts';
import { keepPushSubscription } from '../store/push-subscriptions.ts';

export const webhookKey = 'a key of the mail service, long enough';

/** A Friday evening in Amsterdam: 19:00 there. */
export const friday = new Date('2026-11-20T18:00:00Z');

/** What one of the browsers that subscribed there was told. */
export const noticesTo = (service: LocalPushService, path: string): Record<string, unknown>[] =>
  service.taken.filter((push) => push.path === path).map(({ text }) => JSON.parse(text) as Record<string, unknown>);

export type TellingStage = ReturnType<typeof tellingStage>;

/** Members of one brand, a queue that is worked through on demand, and what went out to browsers and addresses. */
export function tellingStage(database: Database, id: string, isPushService: (endpoint: string) => boolean) {
  const settings: BrandSettings = { ...modelBrand, id, discreet: false, time_zone: 'Europe/Amsterdam' };
  const world: CallWorld = { brand: { id, version: 1, settings }, db: database.forBrand(id), now: friday };
  const watching = new Set<string>();
  const failing = new Set<string>();
  const queue: NotificationJob[] = [];
  const letters: Letter[] = [];
  const vapid = newVapidKeys();
  const push = createPushSender({ vapid, isService: isPushService });
  const enqueue: TellingPorts['enqueue'] = async (_, job) => void queue.push(job);
  const telling: TellingPorts = {
    enqueue,
    isWatching(_, memberId) {
      if (failing.has(memberId)) throw new Error('nobody knows');
      return watching.has(memberId);
    },
  };
  const cards: NotificationPorts['cards'] = async (_, ids) =>
    new Map(ids.map((each): [string, ProfileCard] => [each, bareCard(each, { name: 'Somebody' })]));
  const links = signer(Buffer.from('a key of the tests'), 'unsubscribe');
  const calls = notificationCalls({ enqueue, cards, signer: links, mailWebhookKey: webhookKey });
  const jobContext = () => ({ ...world, origin: 'https://parlour.example' });

  async function run(job: NotificationJob): Promise<void> {
    if (job.name === 'notify') return takeNotice(telling, jobContext(), job.data);
    if (job.name === 'send-push') return sendPush(push, jobContext(), job.data);
    const letter =
      job.name === 'send-resume-mail'
        ? await resumeMailLetter(jobContext(), job.data)
        : await notificationLetter(jobContext(), links, job.data);
    if (letter) letters.push(letter);
  }
  const { db } = world;
  const anHourAgo = () => new Date(world.now.getTime() - 3_600_000);
  const of = (memberId: string) => ({ brand: id, member_id: memberId });

  return {
    world,
    watching,
    /** Members at whom telling fails. */
    failing,
    queue,
    letters,
    vapid,
    run,
    tellMessages: () => tellMessages(telling, jobContext()),
    /** Tells of messages, and works through the queue and all that this puts into it. */
    async work(): Promise<void> {
      await tellMessages(telling, jobContext());
      for (let job = queue.shift(); job; job = queue.shift()) await run(job);
    },
    tellAllDue: () => tellAllDue(telling, jobContext()),
    wait: (minutes: number) => void (world.now = new Date(world.now.getTime() + minutes * 60_000)),
    setClock: (time: string) => void (world.now = new Date(time)),
    async call<const C extends Call>(
      call: C,
      input: { query?: QueryInput<C>; body?: BodyInput<C> } = {},
      memberId?: string,
    ): Promise<ReplyOf<C>> {
      return runCall(calls, call, input, await contextOf(world, memberId));
    },
    /** A member who was here last an hour ago, unless they wish otherwise. */
    add: (wishes: MemberWishes = {}) => addMember(db, id, { active_at: anHourAgo(), ...wishes }),
    async subscribe(memberId: string, address: PushAddress, sessionId: string = uuid()): Promise<string> {
      const session = { id: sessionId, token_hash: Buffer.from(sessionId), expires_at: new Date('2027-01-01') };
      await db
        .insertInto('sessions')
        .values({ ...of(memberId), ...session, last_seen_at: anHourAgo() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return keepPushSubscription(db, id, { id: sessionId, memberId }, address, world.now);
    },
    /** How an account stands that is leaving, was blocked or came back. */
    become: (memberId: string, standing: Updateable<MembersTable>) =>
      db.updateTable('members').set(standing).where('brand', '=', id).where('id', '=', memberId).execute(),
    /** An unread message in the conversation of two, as the chat leaves it. */
    async writeTo(memberId: string, fromId: string, conversationId: string = uuid()): Promise<string> {
      const [low_id, high_id] = [memberId, fromId].toSorted() as [string, string];
      const times = { created_at: world.now, updated_at: world.now };
      const conversation = {
        brand: id,
        id: conversationId,
        low_id,
        high_id,
        started_by: fromId,
        state: 'open' as const,
      };
      await db
        .insertInto('conversations')
        .values({ ...conversation, last_seq: 1, ...times })
        .onConflict((conflict) =>
          conflict.columns(['brand', 'id']).doUpdateSet((eb) => ({ last_seq: eb('conversations.last_seq', '+', 1) })),
        )
        .execute();
      const seat = { ...of(memberId), conversation_id: conversationId, other_id: fromId, updated_at: world.now };
      await db
        .insertInto('participants')
        .values({ ...seat, unread: 1, untold_at: world.now })
        .onConflict((conflict) =>
          conflict
            .columns(['brand', 'conversation_id', 'member_id'])
            .doUpdateSet((eb) => ({ unread: eb('participants.unread', '+', 1), untold_at: world.now })),
        )
        .execute();
      return conversationId;
    },
    /** The words of a conversation, written by one and taken back since. */
    takenBack: (conversationId: string, fromId: string) =>
      db
        .insertInto('messages')
        .values({
          brand: id,
          conversation_id: conversationId,
          seq: 1,
          id: uuid(),
          client_id: uuid(),
          sender_id: fromId,
          sender_kind: 'member',
          type: 'text',
          text: 'Too much said',
          photo_id: null,
          gift_id: null,
          sent_at: world.now,
          read_at: null,
          deleted_at: world.now,
          warning: null,
        })
        .execute(),
    mute: (memberId: string, conversationId: string) =>
      db
        .updateTable('participants')
        .set({ muted: true })
        .where('brand', '=', id)
        .where('conversation_id', '=', conversationId)
        .where('member_id', '=', memberId)
        .execute(),
    async read(memberId: string, conversationId: string, until: number): Promise<void> {
      await db
        .updateTable('participants')
        .set({ unread: 0, read_seq: until })
        .where('brand', '=', id)
        .where('conversation_id', '=', conversationId)
        .where('member_id', '=', memberId)
        .execute();
    },
    like: (fromId: string, toId: string, matched = false) =>
      db
        .insertInto('likes')
        .values({ brand: id, from_id: fromId, to_id: toId, source: 'profile', matched, created_at: world.now })
        .execute(),
    happens: (notice: Notice) => void queue.push({ name: 'notify', data: notice }),
    /** What mails said, by their counts. */
    told: () =>
      letters.map((letter) =>
        letter.kind === 'notifications' ? [letter.messages, letter.likes, letter.matches] : letter.kind,
      ),
    likeNotice: (memberId: string, profileId: string): Notice => ({
      kind: 'like',
      brand: id,
      memberId,
      profileId,
      at: world.now.toISOString(),
    }),
  };
}
