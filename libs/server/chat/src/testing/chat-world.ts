import { v4 as uuid, v7 } from 'uuid';
import { brand as settings } from '@parlour/app-default/settings';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { listChats } from '@parlour/contract/chat/list-chats';
import { listMessages } from '@parlour/contract/chat/list-messages';
import { removeChat } from '@parlour/contract/chat/remove-chat';
import { removeMessage } from '@parlour/contract/chat/remove-message';
import { sendMessage } from '@parlour/contract/chat/send-message';
import { updateChat } from '@parlour/contract/chat/update-chat';
import { uploadChatPhoto } from '@parlour/contract/chat/upload-chat-photo';
import type { AccountNotice } from '@parlour/contract/types/notifications';
import type { BodyInput, Call, QueryInput, ReplyOf } from '@parlour/contract/define-call';
import { giftCost, type GiftId } from '@parlour/models/chat/gifts';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { createImageFor } from '@parlour/server-media';
import { createMailbox, createMemoryBus, inTransaction, type DeliveredEvent } from '@parlour/server-bus';
import type { Database } from '@parlour/server-db/database';
import { grant, lockBalance, messageSpending } from '@parlour/server-payments';
import { contextOf, runCall } from '@parlour/testing/call';
import { addMember, type MemberWishes } from '@parlour/testing/members';
import { bareCard } from '@parlour/testing/page-data';
import { chatCalls, type ChatPorts } from '../index.ts';

export const BRAND = 'default';

/** A brand with one free conversation, no free messages, messages of ten credits, photos of twenty and gifts from five. */
const testSettings: BrandSettings = {
  ...settings,
  free_conversations: 1,
  free_messages: null,
  message_credits: 10,
  photo_credits: 20,
  gift_credits: 5,
  blocked_notice: 'named',
};

const imageFor = createImageFor('key');
const unlisted = {
  status: 'approved',
  reject_code: null,
  visibility: 'all',
  position: 0,
  is_main: false,
} as const;

/** Members who write to each other over a real database, and pay for it in the real ledger. */
export function chatWorld(database: () => Database) {
  const db = () => database().forBrand(BRAND);
  const bus = createMemoryBus();
  const mailbox = createMailbox(bus);
  const brand = { id: BRAND, version: 1, settings: testSettings };
  const told: { memberId: string; notice: AccountNotice }[] = [];
  let now = new Date('2026-11-21T12:00:00Z');

  const ports: ChatPorts = {
    ...mailbox,
    cards: async (_, ids) => new Map(ids.map((id) => [id, bareCard(id, { name: 'Somebody' })])),
    acknowledgeFictional: async (trx, { memberId, version, now: at }) =>
      trx
        .insertInto('consents')
        .values({ brand: BRAND, id: v7(), member_id: memberId, kind: 'fictional_profiles', version, given: true, at })
        .execute(),
    async takePhoto(_, file, keep) {
      if (file.name === 'banned.jpg') throw refuse('photo_banned');
      const id = v7();
      const photo = {
        id,
        storage_key: `${BRAND}/${id}/large.jpg`,
        width: 900,
        height: 1200,
        thumbhash: null,
        digest: id,
      };
      await keep(photo);
      return photo;
    },
    imageOf: ({ id, width, height, thumbhash }, { brand: place, viewerId, now: at }) =>
      imageFor(
        { ...unlisted, id, width, height, thumbhash },
        { brand: place, viewerId, now: at, access: 'open', largest: 'large' },
      ),
    followUp: () => null,
    tell: async (_, { memberId }, notice) => void told.push({ memberId, notice }),
    spending: messageSpending,
    lockBalance,
  };
  const calls = chatCalls(ports);

  const known = async (): Promise<void> => {};
  const guess = { confirmCaller: known };

  async function as<const C extends Call>(
    memberId: string,
    call: C,
    input: { query?: QueryInput<C>; body?: BodyInput<C> },
  ): Promise<ReplyOf<C>> {
    now = new Date(now.getTime() + 1_000);
    return runCall(calls, call, input, { ...(await contextOf({ brand, db: db(), now }, memberId)), ...guess });
  }

  return {
    ports,
    brand,
    as,
    /** Is whoever calls known for certain? A test may say no. */
    guess,
    /** The notices that were put on members' lists. */
    told,
    /** The moment of the last call. */
    now: () => now,
    setSettings: (changed: Partial<BrandSettings>) => void (brand.settings = { ...testSettings, ...changed }),
    async add({ credits, ...wishes }: MemberWishes & { credits?: number } = {}): Promise<string> {
      const memberId = await addMember(db(), BRAND, wishes);
      if (credits !== undefined)
        await inTransaction({ brand, db: db() }, ({ trx }) =>
          grant(trx, { kind: 'bonus', brand: BRAND, memberId, credits, now }),
        );
      return memberId;
    },
    send: (from: string, to: string, body: Partial<BodyInput<typeof sendMessage>> = {}) =>
      as(from, sendMessage, {
        body: { profile_id: to, type: 'text', text: 'Hello', client_id: uuid(), expected_cost: 0, ...body },
      }),
    give: (from: string, to: string, gift_id: GiftId, body: Partial<BodyInput<typeof sendMessage>> = {}) =>
      as(from, sendMessage, {
        body: {
          profile_id: to,
          type: 'gift',
          gift_id,
          client_id: uuid(),
          expected_cost: giftCost(gift_id, 5),
          ...body,
        },
      }),
    /** Takes a photo in; answers its id. */
    async upload(from: string, to: string, name = 'photo.jpg'): Promise<string> {
      const body = { profile_id: to, file: new File(['a photo'], name) };
      return (await as(from, uploadChatPhoto, { body })).photo.id;
    },
    show: (from: string, to: string, photo_id: string, body: Partial<BodyInput<typeof sendMessage>> = {}) =>
      as(from, sendMessage, {
        body: { profile_id: to, type: 'image', photo_id, client_id: uuid(), expected_cost: 20, ...body },
      }),
    messages: (memberId: string, to: string, query: Partial<QueryInput<typeof listMessages>> = {}) =>
      as(memberId, listMessages, { query: { profile_id: to, ...query } }),
    chats: (memberId: string, query: QueryInput<typeof listChats> = {}) => as(memberId, listChats, { query }),
    update: (memberId: string, body: BodyInput<typeof updateChat>) => as(memberId, updateChat, { body }),
    remove: (memberId: string, id: string) => as(memberId, removeChat, { body: { id } }),
    removeMessage: (memberId: string, id: string, whom: 'me' | 'all') =>
      as(memberId, removeMessage, { body: { id, for: whom } }),
    listen(memberId: string): DeliveredEvent[] {
      const heard: DeliveredEvent[] = [];
      bus.subscribe(BRAND, memberId, (event) => heard.push(event));
      return heard;
    },
    block: (blocker: string, blocked: string) =>
      db()
        .insertInto('blocks')
        .values({ brand: BRAND, blocker_id: blocker, blocked_id: blocked, created_at: now })
        .execute(),
    like: (from: string, to: string, matched = false) =>
      db()
        .insertInto('likes')
        .values({ brand: BRAND, from_id: from, to_id: to, source: 'profile', matched, created_at: now })
        .execute(),
    /** What was taken for messages, photos and gifts. */
    charges: () =>
      db()
        .selectFrom('ledger_transactions')
        .selectAll()
        .where('brand', '=', BRAND)
        .where('ref_type', '=', 'message')
        .execute(),
    balance: async (memberId: string) =>
      (
        await db()
          .selectFrom('ledger_accounts')
          .select('balance')
          .where('member_id', '=', memberId)
          .where('brand', '=', BRAND)
          .executeTakeFirst()
      )?.balance ?? 0,
    async clear(): Promise<void> {
      brand.settings = testSettings;
      guess.confirmCaller = known;
      told.length = 0;
      // The ledger is never deleted by the app; only the owner of the tables may.
      const { owner } = database();
      await owner.deleteFrom('ledger_entries').execute();
      await owner.deleteFrom('ledger_transactions').execute();
      await owner.deleteFrom('ledger_accounts').execute();
      await owner.deleteFrom('members').execute();
    },
  };
}

export type ChatWorld = ReturnType<typeof chatWorld>;
