/**
 * Days for which the erasure of somebody who left waits at most for an open payment. Some payments are called open by
 * their provider for ever. Together with the term before it, this stays within the month of the law (GDPR, article
 * 12(3)).
 */
export const openPaymentTerm = 14;
