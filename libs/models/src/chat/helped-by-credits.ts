/** Does buying credits help against what keeps somebody from sending? Credits are missing, or the free allowance is used up. */
export const isHelpedByCredits = (reason: string | null): reason is 'insufficient_credits' | 'free_limit' =>
  reason === 'insufficient_credits' || reason === 'free_limit';
