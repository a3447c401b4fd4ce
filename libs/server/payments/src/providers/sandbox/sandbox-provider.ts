import { randomUUID } from 'node:crypto';
import type { PaymentProvider, ProviderEvent, ProviderOrder, ProviderStatus } from '../provider.ts';
import type { SignedBody } from '@parlour/contract/define-call';
import { returnedOf, type SandboxBook, type SandboxPayment, type SandboxState } from './book.ts';
import { isSigned } from './signature.ts';

const states: Record<SandboxState, ProviderStatus['state']> = {
  open: 'pending',
  waiting: 'pending',
  taken: 'completed',
  refused: 'failed',
  returned: 'refunded',
  charged_back: 'charged_back',
};

/** The parts of the sandbox that its provider works with. */
interface Workings {
  book: SandboxBook;
  secret: string;
  clock: () => Date;
  current(ref: string): SandboxPayment | undefined;
  giveBack(payment: SandboxPayment, sum: number): SandboxPayment;
  tell(payment: SandboxPayment): void;
}

/** What a merchant sees of the sandbox. */
export function sandboxProvider({ book, secret, clock, current, giveBack, tell }: Workings): PaymentProvider {
  return {
    id: 'sandbox',
    offers: () => true,
    async create(order) {
      const payment = book.findOrder(order.paymentId) ?? newPayment(order, clock());
      if (!book.find(payment.ref)) book.write(payment);
      return {
        ref: payment.ref,
        next: { kind: 'redirect', url: `${new URL(order.returnUrl).origin}/sandbox-pay/${payment.ref}` },
      };
    },
    verify: async (call, now) => (isSigned(secret, call, now) ? eventsOf(call) : null),
    async fetchStatus(ref) {
      const payment = current(ref);
      if (!payment) throw new Error('The sandbox does not know this payment');
      return { state: states[payment.state], total: payment.total, returned: returnedOf(payment) };
    },
    async refund(ref, sum) {
      const payment = current(ref);
      const isTaken = payment?.state === 'taken' || payment?.state === 'returned';
      if (!isTaken || sum > payment.total.amount - returnedOf(payment))
        throw new Error('The sandbox has no such sum to give back for this payment');
      tell(giveBack(payment, sum));
    },
  };
}

function newPayment(order: ProviderOrder, now: Date): SandboxPayment {
  const { paymentId, total, method, description, statementName, returnUrl, webhookUrl } = order;
  const createdAt = now.toISOString();
  return {
    ref: `sb_${randomUUID()}`,
    order: paymentId,
    total,
    method,
    description,
    statementName,
    returnUrl,
    webhookUrl,
    state: 'open',
    createdAt,
    dueAt: null,
  };
}

/** The one event of a signed call; of its other kinds nothing is ours. */
function eventsOf({ raw }: SignedBody): ProviderEvent[] {
  const payload = JSON.parse(Buffer.from(raw).toString('utf8')) as Record<string, unknown>;
  const { id, kind, ref } = payload;
  const isOurs = typeof id === 'string' && typeof ref === 'string' && String(kind).startsWith('payment.');
  return isOurs ? [{ id, ref, payload }] : [];
}
