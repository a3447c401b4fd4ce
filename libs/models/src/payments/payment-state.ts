/** The states of a payment on the server; `loading` of the spec is a state of the page (contract part 7). */
export const paymentStatuses = ['pending', 'completed', 'failed', 'withdrawn', 'refunded', 'charged_back'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

const moves: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ['completed', 'failed'],
  completed: ['withdrawn', 'refunded', 'charged_back'],
  failed: [],
  withdrawn: [],
  refunded: [],
  charged_back: [],
};

/** May a payment go from one state to another? Staying where it is is no move. */
export function mayMove(from: PaymentStatus, to: PaymentStatus): boolean {
  return moves[from].includes(to);
}

/**
 * Is somebody premium with these payments? From the first completed purchase; a purchase that was taken back counts no
 * longer, so a withdrawn or charged-back only purchase sets it back (contract part 7).
 */
export function isPaidUser(statuses: readonly PaymentStatus[]): boolean {
  return statuses.includes('completed');
}
