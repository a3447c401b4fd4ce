import { randomUUID } from 'node:crypto';
import { HOUR } from '@parlour/models/durations';
import type { SignedBody } from '@parlour/contract/define-call';
import type { PaymentProvider } from '../provider.ts';
import { openBook, returnedOf, type SandboxBook, type SandboxPayment, type SandboxState } from './book.ts';
import { outcomes, type Outcome } from './outcomes.ts';
import { sandboxProvider } from './sandbox-provider.ts';
import { signedEvent } from './signature.ts';
import { postOverHttp, sendWebhook, type Post } from './webhook-sender.ts';

export interface SandboxOptions {
  /** File of the sandbox's own book; null keeps it in memory. */
  bookPath: string | null;
  /** Shared by sandbox and merchant for the signatures of webhooks. */
  secret: string;
  clock?: () => Date;
  post?: Post;
}

/** The sandbox company: what we see of it is the provider; its page uses the rest. */
export interface Sandbox {
  provider: PaymentProvider;
  book: SandboxBook;
  find(ref: string): SandboxPayment | undefined;
  /** Lets the payer's choice happen. A page that was left or used answers with the payment as it stands. */
  choose(ref: string, outcome: Outcome): SandboxPayment | undefined;
  /** The payer's bank takes the money back, as it may for weeks. */
  chargeBack(ref: string): void;
  /** Resolves when every webhook that was due is delivered or given up. */
  idle(): Promise<void>;
}

/** Milliseconds after which an unused page is closed. */
const PAGE_LASTS = HOUR;

/** Opens the sandbox: a stranger's payment company in our process, for the demo world and the tests. */
export function createSandbox({
  bookPath,
  secret,
  clock = () => new Date(),
  post = postOverHttp,
}: SandboxOptions): Sandbox {
  const book = openBook(bookPath);
  const { tell, idle } = openWebhooks(secret, clock, post);

  const change = (payment: SandboxPayment, state: SandboxState, dueAt: Date | null = null): SandboxPayment => {
    const changed = { ...payment, state, dueAt: dueAt?.toISOString() ?? null };
    book.write(changed);
    return changed;
  };
  const giveBack = (payment: SandboxPayment, sum: number): SandboxPayment =>
    change({ ...payment, returned: returnedOf(payment) + sum }, 'returned');
  /** The payment as it stands now: money on its way may have arrived, an unused page may be closed. */
  const current = (ref: string): SandboxPayment | undefined => {
    const payment = book.find(ref);
    const now = clock();
    if (payment?.state === 'waiting' && payment.dueAt && new Date(payment.dueAt) <= now)
      return change(payment, 'taken');
    if (payment?.state === 'open' && now.getTime() - Date.parse(payment.createdAt) > PAGE_LASTS)
      return change(payment, 'refused');
    return payment;
  };
  const arriveLater = (ref: string, delay: number): void => {
    setTimeout(() => {
      const payment = current(ref);
      if (payment?.state === 'taken') tell(payment);
    }, delay + 50).unref();
  };

  return {
    provider: sandboxProvider({ book, secret, clock, current, giveBack, tell }),
    book,
    find: current,
    choose(ref, outcome) {
      const payment = current(ref);
      if (payment?.state !== 'open') return payment;
      const { state, webhooks, arrivesAfter } = outcomes[outcome];
      const changed = change(payment, state, arrivesAfter === null ? null : new Date(clock().getTime() + arrivesAfter));
      tell(changed, webhooks);
      if (arrivesAfter !== null) arriveLater(ref, arrivesAfter);
      return changed;
    },
    chargeBack(ref) {
      const payment = current(ref);
      if (payment?.state === 'taken') tell(change(payment, 'charged_back'));
    },
    idle,
  };
}

interface Webhooks extends Pick<Sandbox, 'idle'> {
  /** Tells the merchant how the payment stands, as the same event so many times. */
  tell(payment: SandboxPayment, times?: number): void;
}

function openWebhooks(secret: string, clock: () => Date, post: Post): Webhooks {
  const underway = new Set<Promise<void>>();
  return {
    tell(payment, times = 1) {
      const event = { id: randomUUID(), ref: payment.ref, kind: `payment.${payment.state}` };
      const sign = (): SignedBody => signedEvent(secret, event, clock());
      for (let time = 0; time < times; time++) {
        const delivery = sendWebhook(post, payment.webhookUrl, sign).finally(() => underway.delete(delivery));
        underway.add(delivery);
      }
    },
    async idle() {
      while (underway.size > 0) await Promise.all(underway);
    },
  };
}
