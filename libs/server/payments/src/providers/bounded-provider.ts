import { SECOND } from '@parlour/models/durations';
import { withTimeout } from '@parlour/server-kit/with-timeout';
import type { PaymentProvider } from './provider.ts';
import { checkedPayment, checkedStatus } from './provider-answers.ts';

/**
 * Milliseconds that a provider may take for an answer: a lost connection must hold up no checkout, and a run of rechecks no
 * longer than this.
 */
const PATIENCE = 10 * SECOND;

/** A provider whose every answer is there in time and is one that a payment can follow, or is a failure. */
export const boundedProvider = (provider: PaymentProvider): PaymentProvider => ({
  id: provider.id,
  offers: (method) => provider.offers(method),
  create: async (order) => checkedPayment(await withTimeout(provider.create(order), PATIENCE)),
  verify: (body, now) => withTimeout(provider.verify(body, now), PATIENCE),
  fetchStatus: async (ref) => checkedStatus(await withTimeout(provider.fetchStatus(ref), PATIENCE)),
  refund: (ref, sum) => withTimeout(provider.refund(ref, sum), PATIENCE),
});
