import type { BrandSettings } from '@parlour/brand/settings-schema';
import type { Standing } from '@parlour/models/chat/standing';
import type { Mailbox } from '@parlour/server-bus';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import { boundedProvider } from './providers/bounded-provider.ts';
import type { PaymentProvider } from './providers/provider.ts';

/** Asks for the state of a payment because its provider said that something happened. */
export interface SettlePaymentJob {
  name: 'settle-payment';
  data: { brand: string; provider: string; eventId: string };
}

/**
 * Mails a member the confirmation of a purchase, or that its money went back. Nothing of what was bought is kept in the queue. Its link
 * has the site's own origin, which no order carries as other mails' do: a provider's webhook settles the payment, and comes by no
 * address of its member's.
 */
export interface ReceiptMailJob {
  name: 'send-receipt-mail';
  data: { brand: string; memberId: string; paymentId: string; about?: 'return' | undefined };
}

/** Whose account is looked at, and by which settings. */
export interface AccountPlace {
  brand: { id: string; settings: BrandSettings };
  db: BrandDatabase;
}

/** What this slice needs of the others; `apps/server` fills it. */
export interface PaymentsPorts {
  /** The name of the provider that takes new payments; null: nothing can be bought. */
  selling: string | null;
  /** All that are asked about payments that they took, the one that sells among them. */
  providers: readonly PaymentProvider[];
  /** Puts a job into the queue inside the transaction. */
  enqueue(trx: Transaction, job: SettlePaymentJob | ReceiptMailJob): Promise<void>;
  /** Writes a live event into the member's mailbox inside the transaction. */
  deliver: Mailbox['deliver'];
  /** How somebody unconfirmed stands, once all that waits for the confirmation is sent. */
  standingUnconfirmed(place: AccountPlace, memberId: string, now: Standing): Promise<Standing>;
  /**
   * Hears of what failed without a word to whoever asked: a provider that does not answer or names another sum than ours. Hears also of
   * money that came for a closed account.
   */
  report(error: unknown): void;
}

type Providers = Pick<PaymentsPorts, 'selling' | 'providers'>;

/** The provider that takes new payments. */
export const sellingProvider = (ports: Providers): PaymentProvider | undefined =>
  ports.selling === null ? undefined : providerNamed(ports, ports.selling);

/** Can anything be bought here? Where it cannot, no offer is made of it either. */
export const sells = (ports: Providers): boolean => sellingProvider(ports) !== undefined;

/** Whether the provider that takes new payments takes one by this way to pay. */
export function sellingBy(ports: Providers): (method: string) => boolean {
  const provider = sellingProvider(ports);
  return (method) => provider?.offers(method) ?? false;
}

/** The provider that a payment was made with; undefined where it is not configured any more. */
export function providerNamed(
  { providers }: Pick<PaymentsPorts, 'providers'>,
  id: string,
): PaymentProvider | undefined {
  const found = providers.find((provider) => provider.id === id);
  return found && boundedProvider(found);
}
