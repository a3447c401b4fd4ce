import { createMailbox } from '@parlour/server-bus';
import { createMemoryBus } from '@parlour/server-bus/memory-bus';
import { createImageFor } from '@parlour/server-media';
import type { PageBuilds } from '@parlour/server-kit/page-builds';
import type { LogManner } from '@parlour/server-kit/server-parts';
import { signer } from '@parlour/server-kit/signing';
import { addMember } from '@parlour/testing/members';
import { buildApi, type TestApi } from '@parlour/testing/build-api';
import { testDatabase } from '@parlour/testing/database';
import { v7 as uuid } from 'uuid';
import { settingsFiles } from '../brands.ts';
import { joinCalls, type Ground } from '../join-calls.ts';

/** Somebody of a brand, with a session and, between the first two members, a conversation. */
export interface HouseMember {
  id: string;
  name: string;
  cookie: string;
}

export interface HouseBrand {
  id: string;
  /** Who makes the calls. */
  viewer: HouseMember;
  /** Who the viewer has spoken with. */
  friend: HouseMember;
  /** Who the viewer has nothing to do with. */
  stranger: HouseMember;
  conversationId: string;
}

export interface TestHouse {
  api: TestApi;
  brands: readonly [HouseBrand, HouseBrand];
  calls: ReturnType<typeof joinCalls>['calls'];
  close(): Promise<void>;
}

/** Takes every file for a photo; what is decoded is tested where that is done. */
const photos: Ground['photos'] = {
  intake: {
    take: async ({ brand, photoId }) => ({
      ok: true,
      width: 720,
      height: 900,
      thumbhash: '',
      storageKey: `${brand}/${photoId}`,
    }),
    remove: async () => {},
  },
  judge: async () => 'approved',
};

/** What a test wants to see of a house besides its answers. */
export interface HouseWishes {
  enqueue?: Ground['queue']['enqueue'];
  tellSoon?: Ground['tellSoon'];
  log?: LogManner;
  /** Pages besides the API; absent: none. */
  pages?: PageBuilds | null;
  /** Proxies that are believed. */
  trustProxy?: readonly string[];
  /** Credits that the brands give for joining; absent: what each gives. */
  signupCredits?: number;
}

/** All slices joined as the server joins them, for the first two brands with three members each. */
export async function testHouse({
  enqueue = async () => {},
  tellSoon = () => {},
  log,
  pages = null,
  trustProxy = [],
  signupCredits,
}: HouseWishes = {}): Promise<TestHouse> {
  const database = await testDatabase();
  const bus = createMemoryBus();
  const { calls } = joinCalls({
    mailbox: createMailbox(bus),
    queue: { enqueue },
    imageFor: createImageFor('a key of the tests, longer than it needs to be'),
    photos,
    providers: [],
    completeness: () => 1,
    exportAddress: ({ exportId }) => `/exports/${exportId}.zip`,
    followUp: () => null,
    tellSoon,
    mailKeys: { signer: signer(Buffer.from('a key of the tests'), 'unsubscribe'), mailWebhookKey: null },
  });
  const api = await buildApi({
    database,
    brands: settingsFiles
      .slice(0, 2)
      .map((settings) => ({ ...settings, signup_credits: signupCredits ?? settings.signup_credits })),
    calls,
    bus,
    pages,
    manner: { trustProxy },
    ...(log && { log }),
  });
  const [one, other] = settingsFiles;
  return {
    api,
    brands: [await people(api, one!.id), await people(api, other!.id)],
    calls,
    async close() {
      await api.close();
      await database.close();
    },
  };
}

async function people(api: TestApi, brand: string): Promise<HouseBrand> {
  const db = api.dbOf(brand);
  const member = async (role: string): Promise<HouseMember> => {
    const name = `${role}Of${brand}`;
    const id = await addMember(db, brand, { name, email: `${name}@post.example`.toLowerCase(), gender: 'female' });
    return { id, name, cookie: await api.logIn(brand, id) };
  };
  const [viewer, friend, stranger] = [await member('Viewer'), await member('Friend'), await member('Stranger')];
  const conversationId = await speak(api, brand, viewer, friend);
  return { id: brand, viewer, friend, stranger, conversationId };
}

async function speak({ app }: TestApi, brand: string, from: HouseMember, to: HouseMember): Promise<string> {
  const sent = await app.inject({
    method: 'POST',
    url: '/api/message.php',
    headers: { host: `${brand}.localhost`, cookie: from.cookie, 'x-request-type': 'client', 'idempotency-key': uuid() },
    payload: { profile_id: to.id, type: 'text', text: `Words of ${from.name}`, client_id: uuid(), expected_cost: 0 },
  });
  const conversation = sent.json<{ conversation?: { id: string } }>().conversation;
  if (!conversation) throw new Error(`The first message was refused: ${sent.body}`);
  return conversation.id;
}
