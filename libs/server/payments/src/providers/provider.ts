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

/** How a payment stands with its provider, with the sum that it took or will take. */
export interface ProviderStatus {
  /** Withdrawing is ours: a provider gives the money back. */
  state: Exclude<PaymentStatus, 'withdrawn'>;
  total: Money;
}

/** A webhook whose signature is right. */
export interface ProviderEvent {
  id: string;
  ref: string;
  payload: Record<string, unknown>;
}

/** A company that takes money for us. Each implementation is a folder beside this file. */
export interface PaymentProvider {
  id: string;
  offers(method: string): boolean;
  create(order: ProviderOrder): Promise<ProviderPayment>;
  /** Reads a webhook's signed payload; null where the signature is wrong or too old. */
  verify(signedPayload: string, now: Date): ProviderEvent | null;
  fetchStatus(ref: string): Promise<ProviderStatus>;
  /** Gives the whole sum back; the payment's new state comes by webhook like any other. */
  refund(ref: string): Promise<void>;
}
