import { getPayment } from '@parlour/contract/payments/get-payment';
import { paymentWebhook } from '@parlour/contract/payments/payment-webhook';
import type { SignedBody } from '@parlour/contract/define-call';
import type { Payment } from '@parlour/contract/types/payment';
import { inTransaction } from '@parlour/server-bus';
import { onceCommitted } from '@parlour/server-bus/in-transaction';
import { expectConsistent } from '@parlour/server-chat/testing/expect-consistent';
import { expectMutual } from '@parlour/server-members/testing/expect-mutual';
import { grant, settleEvent, type SettlePaymentJob } from '@parlour/server-payments';
import { expectBooked } from '@parlour/server-payments/testing/expect-booked';
import { addMember } from '@parlour/testing/members';
import { expect } from 'vitest';
import { settingsFiles } from '../brands.ts';
import { testServer } from './server.fixture.ts';

/** Somebody with credits, and what they were told. */
export interface CreditMember {
  id: string;
  cookie: string;
  /** What each of their messages that were taken costs them, by its `client_id`. */
  costs: Map<string, number>;
  /** Their payments, as they were told of each when it began. */
  payments: Payment[];
}

export interface CreditWishes {
  credits: number;
  /** Pays for every message. */
  premium: boolean;
}

export type CreditWorld = Awaited<ReturnType<typeof creditWorld>>;

/** The joined server with members whose every credit is accounted for, and a sandbox whose news waits until it is brought. */
export async function creditWorld() {
  const webhooks: SignedBody[] = [];
  const jobs: SettlePaymentJob[] = [];
  let ahead = 0;
  const server = await testServer({
    now: () => new Date(Date.now() + ahead),
    post: async (_url, body) => (await hearOf(body), 200),
    enqueue: async (trx, job) => onceCommitted(trx, () => void (job.name === 'settle-payment' && jobs.push(job))),
  });
  const { api, database, sandbox } = server;
  const brand = { id: server.brands[0].id, version: 1, settings: settingsFiles[0]! };
  const db = api.dbOf(brand.id);
  const jobContext = () => ({ brand, db, now: new Date(Date.now() + ahead) });
  const members: CreditMember[] = [];

  /** Keeps a webhook about one of the present members: late money of earlier ones arrives while the next are at it. */
  async function hearOf(body: SignedBody): Promise<void> {
    const [event] = (await sandbox.provider.verify(body, jobContext().now)) ?? [];
    const ref = event?.ref ?? '';
    const payments = members.flatMap((member) => member.payments);
    if (payments.some(({ payment_id }) => payment_id === sandbox.find(ref)?.order)) webhooks.push(body);
  }

  async function add({ credits, premium }: CreditWishes): Promise<CreditMember> {
    const id = await addMember(db, brand.id, { paid_user: premium });
    const gift = { brand: brand.id, memberId: id, credits, kind: 'bonus', now: new Date() } as const;
    await inTransaction(jobContext(), ({ trx }) => grant(trx, gift));
    return { id, cookie: await api.logIn(brand.id, id), costs: new Map(), payments: [] };
  }

  /** A webhook that has come, whether or not it was brought before. */
  async function hear(which: number): Promise<void> {
    const body = webhooks[which % webhooks.length];
    if (!body) return;
    const { status } = await api.send(paymentWebhook, { query: { provider: 'sandbox' }, body });
    expect(status).toBe(200);
  }

  /** Everything that waits at once, each job twice, as a queue may do it. */
  const work = (): Promise<unknown> =>
    Promise.all(
      jobs
        .splice(0)
        .flatMap(({ data }) => [
          settleEvent(server.payments, jobContext(), data),
          settleEvent(server.payments, jobContext(), data),
        ]),
    );

  const poll = ({ cookie, payments }: CreditMember): Promise<unknown> =>
    Promise.all(payments.map(({ payment_id }) => api.send(getPayment, { cookie, query: { payment_id } })));

  return {
    server,
    members,
    jobContext,
    hear,
    work,
    /** Begins anew, with other members. */
    async begin(...wishes: readonly CreditWishes[]): Promise<void> {
      // The ledger is never deleted by the app; only the owner of the tables may.
      for (const table of ['ledger_entries', 'ledger_transactions', 'ledger_accounts', 'payments', 'members'] as const)
        await database.owner.deleteFrom(table).where('brand', '=', brand.id).execute();
      jobs.splice(0);
      webhooks.splice(0);
      members.splice(0);
      for (const wish of wishes) members.push(await add(wish));
    },
    /** Everything arrives that will ever arrive: late money, and all news of it, the last first and each again. */
    async settle(): Promise<void> {
      ahead += 60_000;
      await sandbox.idle();
      await Promise.all(webhooks.flatMap((_, place) => [hear(webhooks.length - 1 - place), hear(place)]));
      await work();
      await Promise.all(members.map(poll));
    },
    /** What must hold then, whatever happened. */
    async expectAccounted(): Promise<void> {
      await expectConsistent(db, brand.id);
      await expectMutual(db, brand.id);
      for (const { id, payments } of members) await expectBooked({ db, brand: brand.id, sandbox }, id, payments);
      const messages = await db.selectFrom('messages').selectAll().where('brand', '=', brand.id).execute();
      for (const { id, costs } of members) {
        const own = messages.filter(({ sender_id }) => sender_id === id);
        const written = new Map(own.map(({ client_id, cost }) => [client_id, cost]));
        expect(written, 'a message if and only if its sender was told so, at that cost').toEqual(costs);
      }
    },
  };
}
