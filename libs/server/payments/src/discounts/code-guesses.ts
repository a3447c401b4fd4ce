import type { CodeUse } from '@parlour/models/payments/discount-code';
import { HOUR } from '@parlour/models/durations';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { createChangeLimit } from '@parlour/server-kit/calls/change-limit';
import { CallRefusal, refuse } from '@parlour/server-kit/calls/refusal';
import { typedDiscount, type Discount } from './discount.ts';

/** Codes that are not there, in an hour: plenty for a person who misreads one, and no way to come upon those of others. */
const GUESSES_AN_HOUR = 20;

/** The discount of a code that whoever calls has typed. Throws the code's refusal where it may not be used. */
export type FindTyped = (
  context: CallContext,
  typed: string,
  use: Omit<CodeUse, 'memberId' | 'now'>,
) => Promise<Discount>;

/**
 * Finds typed codes, of an account or a visitor's network as long as it does not guess; all calls that take a code share one count.
 * It throws `rate_limited` then, for a code that is there too: else the refusal would tell. Each is counted before it is judged, so
 * that many at once cannot outrun the count.
 */
export function limitGuesses(): FindTyped {
  const limit = createChangeLimit(GUESSES_AN_HOUR, HOUR);
  return async (context, typed, use) => {
    const { brand, viewer, request, now } = context;
    await context.confirmCaller();
    const who = `${brand.id}:${viewer?.id ?? request.network}`;
    const minutes = limit.take(who, now);
    if (minutes !== null) throw refuse('rate_limited', { minutes });
    let isGuess = false;
    try {
      return await typedDiscount(context, viewer, typed, use);
    } catch (error) {
      isGuess = error instanceof CallRefusal && error.code === 'code_not_found';
      throw error;
    } finally {
      if (!isGuess) limit.giveBack(who, now);
    }
  };
}
