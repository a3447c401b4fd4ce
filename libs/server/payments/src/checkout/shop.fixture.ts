import { v7 as uuid } from 'uuid';
import { settingsOfCountries } from '@parlour/brand/default-prices';
import { defaults, demonstrationCompany } from '@parlour/brand/defaults';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import type { BodyOf, Call, QueryOf, ReplyOf, SignedBody } from '@parlour/contract/define-call';
import { createPayment } from '@parlour/contract/payments/create-payment';
import { getPayment } from '@parlour/contract/payments/get-payment';
import { paymentWebhook } from '@parlour/contract/payments/payment-webhook';
import type { LiveEvent } from '@parlour/contract/live-events';
import { inTransaction } from '@parlour/server-bus';
import type { MemberContext, Viewer } from '@parlour/server-kit/calls/call-context';
import type { HandledCall } from '@parlour/server-kit/calls/handle';
import { testDatabase } from '@parlour/testing/database';
import {
  grant,
  leavingOffers,
  paymentsCalls,
  recheckOldPayments,
  recheckPayments,
  settleEvent,
  spend,
  type PaymentsPorts,
  type ReceiptMailJob,
  type SettlePaymentJob,
} from '../index.ts';
import { createSandbox } from '../providers/sandbox/sandbox.ts';

const BRAND = 'shop';

/** The part of a brand's settings that payments read. */
export const shopSettings = {
  ...defaults,
  ...settingsOfCountries(['NL', 'BE', 'US'], defaults.message_credits),
  id: BRAND,
  name: 'Shop',
  countries: ['NL', 'BE', 'US'],
  company: demonstrationCompany('Shop'),
  time_zone: 'Europe/Amsterdam',
} as unknown as BrandSettings;

/** A shop on a real database with the sandbox behind it; its clock stands until a test moves it. */
export async function openShop(settings: BrandSettings = shopSettings) {
  const database = await testDatabase();
  const db = database.forBrand(BRAND);
  await database.owner.insertInto('brands').values({ brand: BRAND, domain: 'shop.localhost' }).execute();
  const version = { brand: BRAND, version: 1, hash: 'first', settings: JSON.stringify(settings) };
  await database.owner.insertInto('brand_versions').values(version).execute();
  const clock = { now: new Date('2026-03-01T12:00:00Z') };
  const jobs: SettlePaymentJob[] = [];
  const receipts: ReceiptMailJob[] = [];
  const events: LiveEvent[] = [];
  const webhooks: SignedBody[] = [];
  const reported: unknown[] = [];
  const sandbox = createSandbox({
    bookPath: null,
    secret: 'a shared secret',
    clock: () => clock.now,
    post: async (_url, body) => (webhooks.push(body), 200),
  });
  const ports: PaymentsPorts = {
    selling: 'sandbox',
    providers: [sandbox.provider],
    enqueue: async (_trx, job) => void (job.name === 'settle-payment' ? jobs.push(job) : receipts.push(job)),
    deliver: async (_trx, _memberId, event) => void events.push(event),
    standingUnconfirmed: async (_place, _memberId, booked) => booked,
    report: (error) => void reported.push(error),
  };
  const calls = paymentsCalls(ports);
  const jobContext = () => ({ brand: { id: BRAND, version: 1, settings }, db, now: clock.now });

  const cookies = new Map<string, string>();
  const guess = { confirmCaller: async (): Promise<void> => {} };
  function contextOf(viewer: Viewer | null): MemberContext {
    const request = {
      id: 'r',
      ip: '127.0.0.1',
      network: '127.0.0.0/24',
      country: 'NL',
      userAgent: '',
      browserId: 'b',
      origin: 'http://shop.localhost',
    };
    const confirmCaller = (): Promise<void> => guess.confirmCaller();
    const readCookie = (name: string): string | null => cookies.get(name) ?? null;
    const setCookie = (name: string, value: string): void => void cookies.set(name, value);
    const asked = { locale: 'en', viewer, session: null, request, confirmCaller, readCookie, setCookie };
    return { ...jobContext(), ...asked } as unknown as MemberContext;
  }

  /** Makes a call as a member, or as a visitor with null. */
  async function call<C extends Call>(
    asked: C,
    viewer: Viewer | null,
    { query = {}, body = {} }: { query?: Partial<QueryOf<C>>; body?: Partial<BodyOf<C>> } = {},
  ): Promise<ReplyOf<C>> {
    const handled = calls.find((candidate) => candidate.call === (asked as Call)) as HandledCall;
    return (await handled.run({ query: query as never, body: body as never }, contextOf(viewer))) as ReplyOf<C>;
  }

  /** Brings one webhook to the shop. */
  const tell = (body: SignedBody) => call(paymentWebhook, null, { query: { provider: 'sandbox' }, body });

  return {
    db,
    /** All rights: only to plant what the walls would refuse. */
    owner: database.owner,
    clock,
    /** Lets milliseconds pass. */
    pass: (milliseconds: number): void => void (clock.now = new Date(clock.now.getTime() + milliseconds)),
    /** What a member reads of a payment. */
    read: (member: Viewer, id: string) => call(getPayment, member, { query: { payment_id: id } }),
    /** Of the one browser by which all calls come. */
    cookies,
    /** Is whoever calls known for certain? A test may say no. */
    guess,
    sandbox,
    ports,
    jobContext,
    jobs,
    /** The confirmations that are to be mailed. */
    receipts,
    events,
    webhooks,
    /** What failed without a word to the member. */
    reported,
    settings,
    close: () => database.close(),
    call,
    /** Starts a payment; gives it with its name at the sandbox. */
    async start(member: Viewer, body: Partial<BodyOf<typeof createPayment>> = {}) {
      const { payment } = await call(createPayment, member, { body: { ...order, ...body } });
      return { payment, ref: payment.next.url!.split('/').at(-1)! };
    },
    /** The sandbox gives a share of a payment back, in per cent, where it holds all of it. */
    async giveBack(ref: string, share: number): Promise<void> {
      const { state, total } = sandbox.find(ref)!;
      if (state === 'taken') await sandbox.provider.refund(ref, Math.ceil((total.amount * share) / 100));
    },
    tell,
    /** Brings the webhooks that wait, without what they lead to. */
    async hear(): Promise<void> {
      await sandbox.idle();
      for (const webhook of webhooks.splice(0)) await tell(webhook);
    },
    /** The webhooks that wait, as they stand; the list is empty then. */
    takeWebhooks: (): SignedBody[] => webhooks.splice(0),
    async runJobs(): Promise<void> {
      for (const job of jobs.splice(0)) await settleEvent(ports, jobContext(), job.data);
    },
    /** What a member is offered in the place of leaving. */
    leavingOffers: (viewer: Viewer) => leavingOffers(ports, contextOf(viewer)),
    /** Another brand that shares everything but its data. */
    sister: (id: string) => ({ brand: { id, version: 1, settings }, db: database.forBrand(id) }),
    recheck: () => recheckPayments(ports, [jobContext()], () => clock.now),
    recheckOld: () => recheckOldPayments(ports, [jobContext()], () => clock.now),
    async addMember(): Promise<Viewer> {
      const id = uuid();
      const signupDate = clock.now;
      await db
        .insertInto('members')
        .values({
          brand: BRAND,
          id,
          email: id,
          email_key: id,
          name: id,
          name_key: id,
          password_hash: '',
          status: 'active',
          language: 'en',
          signup_date: signupDate,
          confirmed_at: signupDate,
        })
        .execute();
      return {
        id,
        status: 'active',
        confirmed: true,
        paidUser: false,
        name: id,
        email: id,
        language: 'en',
        scope: ['member'],
        signupDate,
        gender: 'male',
        sexuality: null,
        country: 'NL',
        region: null,
        city: null,
      };
    },
    give: (member: Viewer, credits: number) =>
      inTransaction(jobContext(), ({ trx }) =>
        grant(trx, { brand: BRAND, memberId: member.id, credits, kind: 'bonus', now: clock.now }),
      ),
    /** Spends a member's credits for a message. */
    take: (member: Viewer, credits: number, id = uuid()) =>
      inTransaction(jobContext(), ({ trx }) =>
        spend(trx, {
          brand: BRAND,
          memberId: member.id,
          credits,
          kind: 'message',
          ref: { type: 'message', id },
          profileId: uuid(),
          now: clock.now,
        }),
      ),
    async memberRow(member: Viewer) {
      return db
        .selectFrom('members')
        .selectAll()
        .where('brand', '=', BRAND)
        .where('id', '=', member.id)
        .executeTakeFirstOrThrow();
    },
    async credits(member: Viewer): Promise<number> {
      const account = await db
        .selectFrom('ledger_accounts')
        .select('balance')
        .where('brand', '=', BRAND)
        .where('member_id', '=', member.id)
        .executeTakeFirst();
      return account?.balance ?? 0;
    },
  };
}

/** A shop in which anybody may use the code SPRING, for a tenth off. */
export async function openShopWithCode(): Promise<Shop> {
  const shop = await openShop();
  const code = { brand: BRAND, code: 'SPRING', percentage: true, value: 10, validity: 'unlimited' } as const;
  await shop.db.insertInto('discount_codes').values(code).execute();
  return shop;
}

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** The order of 250 credits by iDEAL with the welcome offer taken off. */
export const order = {
  package_id: 'nl-250',
  payment_method: 'ideal',
  country: 'NL',
  expected_total: { amount: 2243, currency: 'EUR' },
  return_url: '/payments/{payment_id}',
  accept: { start_now: true },
} satisfies BodyOf<typeof createPayment>;
