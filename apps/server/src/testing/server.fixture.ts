import type { Payment } from '@parlour/contract/types/payment';
import { createMailbox } from '@parlour/server-bus';
import { createMemoryBus } from '@parlour/server-bus/memory-bus';
import type { Database } from '@parlour/server-db/database';
import { createImageFor } from '@parlour/server-media';
import type { PageBuilds } from '@parlour/server-kit/pages/page-builds';
import type { LogOptions } from '@parlour/server-kit/server-parts';
import { sealer } from '@parlour/server-kit/sealing';
import { signer } from '@parlour/server-kit/signing';
import { createSandbox, type Sandbox } from '@parlour/server-payments';
import type { Post } from '@parlour/server-payments/providers/sandbox/webhook-sender';
import { addMember } from '@parlour/testing/members';
import { buildApi, type TestApi } from '@parlour/testing/build-api';
import { testDatabase } from '@parlour/testing/database';
import { v7 as uuid } from 'uuid';
import { settingsFiles } from '../brands.ts';
import { joinSlices, type JoinedSlices } from '../joining/join-slices.ts';
import type { SliceParts } from '../joining/slice-parts.ts';
import { order } from './order.fixture.ts';

/** Somebody of a brand, with a session and, between the first two members, a conversation. */
export interface TestMember {
  id: string;
  name: string;
  cookie: string;
}

export interface TestBrand {
  id: string;
  /** Who makes the calls. */
  viewer: TestMember;
  /** Who the viewer has spoken with. */
  friend: TestMember;
  /** Who the viewer has nothing to do with. */
  stranger: TestMember;
  conversationId: string;
  /** The viewer's first words to the friend. */
  messageId: string;
  /** A photo and a payment of the viewer's. */
  photoId: string;
  paymentId: string;
  /** Anybody may use it on this brand. */
  discountCode: string;
}

export interface TestServer extends JoinedSlices {
  api: TestApi;
  database: Database;
  sandbox: Sandbox;
  brands: readonly [TestBrand, TestBrand];
  close(): Promise<void>;
}

/** Takes every file for a photo; what is decoded is tested where that is done. */
const photos: SliceParts['photos'] = {
  intake: {
    take: async ({ brand, photoId }) => ({
      ok: true,
      width: 720,
      height: 900,
      thumbhash: '',
      digest: photoId,
      storageKey: `${brand}/${photoId}`,
    }),
    remove: async () => {},
  },
  judge: async () => 'approved',
};

/** What a test wants to see of a server besides its answers. */
export interface TestServerOptions {
  enqueue?: SliceParts['queue']['enqueue'];
  tellSoon?: SliceParts['tellSoon'];
  log?: LogOptions;
  /** Pages besides the API; absent: none. */
  pages?: PageBuilds | null;
  /** Proxies that are believed. */
  trustProxy?: readonly string[];
  /** Absent: as many as anybody likes. */
  callsPerMinute?: { account: number; address: number };
  /** Credits that the brands give for joining; absent: what each gives. */
  signupCredits?: number;
  /** The clock of the server and of the sandbox. */
  now?: () => Date;
  /** Brings the sandbox's webhooks; absent: they are lost on their way. */
  post?: Post;
  /** Proves what a mail service tells; absent: none is believed. */
  mailWebhookKey?: string | null;
}

/** Signs the links that end mails. */
export const mailSigner = signer(Buffer.from('a key of the tests'), 'unsubscribe');

/** All slices joined as the server joins them, for the first two brands with three members each; the sandbox takes payments. */
export async function testServer({
  enqueue = async () => {},
  tellSoon = () => {},
  log,
  pages = null,
  trustProxy = [],
  callsPerMinute = { account: 0, address: 0 },
  signupCredits,
  now = () => new Date(),
  post = async () => 200,
  mailWebhookKey = null,
}: TestServerOptions = {}): Promise<TestServer> {
  const database = await testDatabase();
  const bus = createMemoryBus();
  const sandbox = createSandbox({ bookPath: null, secret: 'a secret of the tests', clock: now, post });
  const slices = joinSlices({
    mailbox: createMailbox(bus),
    queue: { enqueue },
    imageFor: createImageFor('a key of the tests, longer than it needs to be'),
    cursors: sealer(Buffer.from('a key of the tests'), 'search cursors'),
    photos,
    selling: 'sandbox',
    providers: [sandbox.provider],
    completeness: () => 1,
    exportAddress: ({ exportId }) => `/exports/${exportId}.zip`,
    followUp: () => null,
    tellSoon,
    mailKeys: { signer: mailSigner, mailWebhookKey },
    report: () => {},
  });
  const api = await buildApi({
    database,
    brands: settingsFiles
      .slice(0, 2)
      .map((settings) => ({ ...settings, signup_credits: signupCredits ?? settings.signup_credits })),
    calls: slices.calls,
    bus,
    pages,
    now,
    options: { trustProxy, callsPerMinute },
    ...(log && { log }),
  });
  const [one, other] = settingsFiles;
  return {
    ...slices,
    api,
    database,
    sandbox,
    brands: [await people(api, one!.id), await people(api, other!.id)],
    async close() {
      await api.close();
      await database.close();
    },
  };
}

async function people(api: TestApi, brand: string): Promise<TestBrand> {
  const db = api.dbOf(brand);
  const member = async (role: string): Promise<TestMember> => {
    const name = `${role}Of${brand}`;
    const id = await addMember(db, brand, { name, email: `${name}@post.example`.toLowerCase(), gender: 'female' });
    return { id, name, cookie: await api.logIn(brand, id) };
  };
  const [viewer, friend, stranger] = [await member('Viewer'), await member('Friend'), await member('Stranger')];
  const said = await speak(api, brand, viewer, friend);
  return { id: brand, viewer, friend, stranger, ...said, ...(await belongings(api, brand, viewer)) };
}

async function belongings(
  api: TestApi,
  brand: string,
  { id, cookie }: TestMember,
): Promise<Pick<TestBrand, 'photoId' | 'paymentId' | 'discountCode'>> {
  const db = api.dbOf(brand);
  const photo = await db.selectFrom('photos').select('id').where('member_id', '=', id).executeTakeFirstOrThrow();
  const ordered = await order(api, { brand, cookie, method: 'visa' });
  const payment = ordered.body['payment'] as Payment | undefined;
  if (!payment) throw new Error(`The order was refused: ${ordered.text}`);
  const code = {
    brand,
    code: `CODE-OF-${brand.toUpperCase()}`,
    percentage: true,
    value: 10,
    validity: 'unlimited',
  } as const;
  await db.insertInto('discount_codes').values(code).execute();
  return { photoId: photo.id, paymentId: payment.payment_id, discountCode: code.code };
}

async function speak(
  { app }: TestApi,
  brand: string,
  from: TestMember,
  to: TestMember,
): Promise<Pick<TestBrand, 'conversationId' | 'messageId'>> {
  const sent = await app.inject({
    method: 'POST',
    url: '/api/message.php',
    headers: { host: `${brand}.localhost`, cookie: from.cookie, 'x-request-type': 'client', 'idempotency-key': uuid() },
    payload: { profile_id: to.id, type: 'text', text: `Words of ${from.name}`, client_id: uuid(), expected_cost: 0 },
  });
  const { conversation, message } = sent.json<{ conversation?: { id: string }; message?: { id: string } }>();
  if (!conversation || !message) throw new Error(`The first message was refused: ${sent.body}`);
  return { conversationId: conversation.id, messageId: message.id };
}
