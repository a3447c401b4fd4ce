import type { SignedBody } from '@parlour/contract/define-call';
import type { Payment } from '@parlour/contract/types/payment';
import type { Money } from '@parlour/models/payments/money';
import type { PaymentStatus } from '@parlour/models/payments/payment-state';

/** What a provider is asked to take. */
export interface ProviderOrder {
  /** Our payment's id; the provider takes the same order once, however often it is created. */
  paymentId: string;
  total: Money;
  method: string;
  /** What the payer reads on the provider's page and on the bank statement. */
  description: string;
  statementName: string;
  locale: string;
  /** Where the provider sends the payer afterwards; what stands in that address proves nothing. */
  returnUrl: string;
  webhookUrl: string;
}

export interface ProviderPayment {
  /** The provider's own name for the payment. */
  ref: string;
  next: Payment['next'];
}

/** The states that a provider may name. Withdrawing is ours: a provider gives money back. */
export const providerStates = [
  'pending',
  'completed',
  'failed',
  'refunded',
  'charged_back',
] as const satisfies readonly PaymentStatus[];

/** How a payment stands with its provider, with the sum that it took or will take. */
export interface ProviderStatus {
  /** `refunded` or `charged_back` from the first minor unit that went back. */
  state: (typeof providerStates)[number];
  /** The sum that was ordered, also where some of it or all went back. */
  total: Money;
  /** Minor units of the total's currency that went back to the payer, all together; 0 where nothing did. */
  returned: number;
}

/** Something that happened to a payment. */
export interface ProviderEvent {
  /** The event's own name: one that came before is passed over. */
  id: string;
  /** The payment's name as `create` gave it; what returns and disputes are called by themselves stays in the provider's folder. */
  ref: string;
  /** Kept beside the event until its buyer is erased; nothing is read from it. */
  payload: Record<string, unknown>;
}

/**
 * A company that takes money for us. Each implementation is a folder beside this file, and keeps the promises of
 * `provider-promises.fixture.ts`. `boundedProvider` limits the time that an answer may take, and passes over one that
 * says nothing we know.
 */
export interface PaymentProvider {
  id: string;
  offers(method: string): boolean;
  create(order: ProviderOrder): Promise<ProviderPayment>;
  /**
   * The events that a webhook tells of.
   * - Signed, and about nothing of ours: none, which is answered with 200.
   * - Not signed by the provider, or too long ago: null, which is answered with 401.
   */
  verify(body: SignedBody, now: Date): Promise<readonly ProviderEvent[] | null>;
  /** @throws where the provider does not know the payment, or does not say how it stands */
  fetchStatus(ref: string): Promise<ProviderStatus>;
  /**
   * Gives back a part of what was taken, or all; the payment's new state comes by webhook like any other. The product
   * itself gives nothing back yet: customer service does so at the provider (`docs/operating.md`).
   *
   * @param sum minor units of the payment's currency
   * @throws where that much was not taken, or is not left
   */
  refund(ref: string, sum: number): Promise<void>;
}
