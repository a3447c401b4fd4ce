/**
 * Days for which the erasure of somebody who left waits for a payment that is still open, at the most: some are called open by their
 * provider for ever, and with the term before it this stays within the month of the law (GDPR, article 12(3)).
 */
export const openPaymentTerm = 14;
