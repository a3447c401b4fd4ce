import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedBody } from '@parlour/contract/define-call';
import { createPayment } from '@parlour/contract/payments/create-payment';
import { getPayment } from '@parlour/contract/payments/get-payment';
import { listCredits } from '@parlour/contract/payments/list-credits';
import { paymentWebhook } from '@parlour/contract/payments/payment-webhook';
import type { Payment } from '@parlour/contract/types/payment';
import { createMailbox } from '@parlour/server-bus';
import { createMemoryBus } from '@parlour/server-bus/memory-bus';
import { buildApi, type TestApi } from '@parlour/testing/build-api';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import {
  createSandbox,
  paymentsCalls,
  sandboxPages,
  settleEvent,
  type PaymentsPorts,
  type Sandbox,
  type SettlePaymentJob,
} from '../index.ts';
import { openBook } from '../providers/sandbox/book.ts';
import { order, shopSettings } from './shop.fixture.ts';
import { neverAnswered } from '../testing/never-answered.ts';

let folder: string;
const database = await databaseOfFile();
let api: TestApi;
let sandbox: Sandbox;
let ports: PaymentsPorts;
const jobs: SettlePaymentJob[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parlour-sandbox-'));
  const bus = createMemoryBus();
  sandbox = createSandbox({ bookPath: join(folder, 'sandbox', 'book.jsonl'), secret: 'shared', post: deliver });
  ports = {
    selling: 'sandbox',
    providers: [sandbox.provider],
    enqueue: async (_trx, job) => void (job.name === 'settle-payment' && jobs.push(job)),
    deliver: createMailbox(bus).deliver,
    standingUnconfirmed: async (_place, _memberId, booked) => booked,
    report(error) {
      throw error;
    },
  };
  api = await buildApi({
    database,
    brands: [shopSettings],
    calls: paymentsCalls(ports),
    bus,
    routes: [sandboxPages(sandbox)],
  });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

/** The sandbox's webhooks reach the server as any stranger's request would: without our headers. */
async function deliver(url: string, { headers, raw }: SignedBody): Promise<number> {
  const { pathname, search, host } = new URL(url);
  const answered = await api.app.inject({
    method: 'POST',
    url: pathname + search,
    payload: Buffer.from(raw),
    headers: { ...headers, host, 'content-type': 'application/json' },
  });
  return answered.statusCode;
}

async function customer() {
  const id = await addMember(database.forBrand('shop'), 'shop', { paid_user: true });
  return { id, cookie: await api.logIn('shop', id) };
}

async function start(cookie: string, key = uuid()) {
  const answered = await api.send(createPayment, {
    cookie,
    key,
    body: { ...order, expected_total: { amount: 2990, currency: 'EUR' } },
  });
  const payment = answered.body['payment'] as unknown as Payment;
  return { answered, payment, page: new URL(payment.next.url!) };
}

const runJobs = async (changes: Partial<PaymentsPorts> = {}): Promise<void> => {
  const context = { brand: { id: 'shop', settings: shopSettings }, db: database.forBrand('shop'), now: new Date() };
  for (const job of jobs.splice(0)) await settleEvent({ ...ports, ...changes }, context, job.data);
};

test('from the order over the hosted page and its webhook back to the credits', async () => {
  const { id, cookie } = await customer();
  const { answered, payment, page } = await start(cookie);
  expect(answered.status).toBe(201);
  expect(page.origin).toBe('http://shop.localhost');

  const hosted = await api.app.inject({ url: page.pathname, headers: { host: page.host } });
  expect(hosted.statusCode).toBe(200);
  expect(hosted.body).toContain('€29.90');
  expect(hosted.headers['content-security-policy']).toContain("style-src 'self'");
  const paid = await api.app.inject({
    method: 'POST',
    url: `${page.pathname}/duplicated`,
    headers: { host: page.host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });
  expect(paid.statusCode).toBe(303);
  expect(paid.headers.location).toBe(`http://shop.localhost/payments/${payment.payment_id}`);
  await sandbox.idle();
  expect(jobs).toHaveLength(1);
  await runJobs();

  const after = await api.send(getPayment, { cookie, query: { payment_id: payment.payment_id } });
  expect(after.body).toMatchObject({ payment: { status: 'completed', next: { kind: 'none' } }, credits: 250 });
  const events = await database
    .forBrand('shop')
    .selectFrom('mailbox_events')
    .select('event')
    .where('member_id', '=', id)
    .execute();
  expect(events.map(({ event }) => event)).toEqual([{ kind: 'credits', credits: 250, paid_user: true }]);

  const used = await api.app.inject({ url: page.pathname, headers: { host: page.host } });
  expect(used.body).toContain('This payment page is closed');
});

test('the payer reads at the provider in their own language what they buy', async () => {
  const { cookie } = await customer();
  const { page } = await start(`${cookie}; locale=pl`);
  expect(sandbox.find(page.pathname.split('/').at(-1)!)?.description).toBe('250 kredytów');
});

/** The shop's calls with other providers behind them. */
const shopWith = (changes: Partial<PaymentsPorts>): Promise<TestApi> =>
  buildApi({ database, brands: [shopSettings], calls: paymentsCalls({ ...ports, ...changes }) });

test('where no provider is joined, nothing is on sale and an order is refused in words', async () => {
  const { cookie } = await customer();
  for (const none of [{ selling: null }, { providers: [] }]) {
    const shut = await shopWith(none);
    const listed = await shut.send(listCredits, { cookie, query: {} });
    expect(listed.body).toMatchObject({ methods: [] });
    const refused = await shut.send(createPayment, { cookie, key: uuid(), body: order });
    expect([refused.status, refused.body]).toMatchObject([403, { error: { code: 'method_unavailable' } }]);
    await shut.close();
  }
});

test('a provider that never answers takes no order, and the member is told so', async () => {
  const { cookie } = await customer();
  const hung = { ...sandbox.provider, create: neverAnswered };
  const stuck = await shopWith({ providers: [hung] });
  const body = { ...order, expected_total: { amount: 2990, currency: 'EUR' } };
  const refused = await stuck.send(createPayment, { cookie, key: uuid(), body });
  expect([refused.status, refused.body]).toMatchObject([503, { error: { code: 'provider_down' } }]);
  await stuck.close();
});

test('where sales are stopped, what was sold before is still told of', async () => {
  const { cookie } = await customer();
  const { payment, page } = await start(cookie);
  sandbox.choose(page.pathname.split('/').at(-1)!, 'completed');
  await sandbox.idle();
  await runJobs({ selling: null });
  const shown = await api.send(getPayment, { cookie, query: { payment_id: payment.payment_id } });
  expect(shown.body).toMatchObject({ payment: { status: 'completed' }, credits: 250 });
});

test('the same key starts one payment', async () => {
  const { cookie } = await customer();
  const key = uuid();
  const [first, second] = [await start(cookie, key), await start(cookie, key)];
  expect(second.payment.payment_id).toBe(first.payment.payment_id);
  expect(second.answered.headers['idempotent-replay']).toBe('true');
});

test('a webhook without a valid signature is 401', async () => {
  const raw = Buffer.from('{"id":"evt_1"}');
  for (const body of [undefined, { headers: {}, raw }, { headers: { 'sandbox-signature': '1.AAAA' }, raw }]) {
    const answered = await api.send(paymentWebhook, { query: { provider: 'sandbox' }, body });
    expect(answered.status).toBe(401);
    expect(answered.body).toMatchObject({ error: { code: 'bad_signature' } });
  }
});

test('an order without the wish to start at once, or that returns to another site, is refused at its field', async () => {
  const { cookie } = await customer();
  const total = { amount: 2990, currency: 'EUR' };
  const noWish = await api.send(createPayment, {
    cookie,
    key: uuid(),
    body: { ...order, expected_total: total, accept: {} as never },
  });
  expect(noWish.body).toMatchObject({
    error: { code: 'validation_failed', fields: { 'accept.start_now': 'consent_required' } },
  });
  const elsewhere = await api.send(createPayment, {
    cookie,
    key: uuid(),
    body: { ...order, expected_total: total, return_url: '//evil.example' },
  });
  expect(elsewhere.body).toMatchObject({ error: { fields: { return_url: 'value_unknown' } } });
});

test('polls, webhooks and jobs at once settle a payment once', async () => {
  const { id, cookie } = await customer();
  const { payment, page } = await start(cookie);
  sandbox.choose(page.pathname.split('/').at(-1)!, 'duplicated');
  const poll = () => api.send(getPayment, { cookie, query: { payment_id: payment.payment_id } });
  await Promise.all([poll(), poll(), sandbox.idle().then(() => Promise.all([runJobs(), poll(), poll()])), poll()]);
  await runJobs();
  const entries = await database
    .forBrand('shop')
    .selectFrom('ledger_entries')
    .select('credits')
    .where('member_id', '=', id)
    .execute();
  expect(entries).toEqual([{ credits: 250 }]);
});

test("the sandbox's book outlives its process, and a line that a crash cut off is taken away", async () => {
  const path = join(folder, 'sandbox', 'book.jsonl');
  const kept = openBook(path).all();
  expect(kept).toEqual(sandbox.book.all());
  const text = await readFile(path, 'utf8');
  expect(text.endsWith('\n')).toBe(true);
  const cut = join(folder, 'cut.jsonl');
  await writeFile(cut, `${text}{"ref":"sb_`);
  const mended = openBook(cut);
  expect(mended.all()).toEqual(kept);
  const next = { ...kept[0]!, ref: 'sb_next', order: 'next' };
  mended.write(next);
  expect(openBook(cut).all()).toEqual([...kept, next]);
});

test('a payment page that nobody made is 404', async () => {
  for (const url of ['/sandbox-pay/sb_unknown', '/sandbox-pay/style.css']) {
    const answered = await api.app.inject({ url, headers: { host: 'shop.localhost' } });
    expect(answered.statusCode).toBe(url.endsWith('css') ? 200 : 404);
  }
});
