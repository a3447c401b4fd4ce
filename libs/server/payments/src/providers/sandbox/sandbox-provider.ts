import { randomUUID } from 'node:crypto';
import type { PaymentProvider, ProviderEvent, ProviderOrder, ProviderStatus } from '../provider.ts';
import type { SandboxBook, SandboxPayment, SandboxState } from './book.ts';
import { openPayload } from './signature.ts';

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
  change(payment: SandboxPayment, state: SandboxState): SandboxPayment;
  tell(payment: SandboxPayment): void;
}

/** What a merchant sees of the sandbox. */
export function sandboxProvider({ book, secret, clock, current, change, tell }: Workings): PaymentProvider {
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
    verify: (signed, now) => eventOf(openPayload(secret, signed, now)),
    async fetchStatus(ref) {
      const payment = current(ref);
      if (!payment) throw new Error('The sandbox does not know this payment');
      return { state: states[payment.state], total: payment.total };
    },
    async refund(ref) {
      const payment = current(ref);
      if (payment?.state !== 'taken') throw new Error('The sandbox has nothing to give back for this payment');
      tell(change(payment, 'returned'));
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

function eventOf(payload: unknown): ProviderEvent | null {
  const { id, ref } = (payload ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof ref !== 'string') return null;
  return { id, ref, payload: payload as Record<string, unknown> };
}
