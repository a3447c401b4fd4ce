import type { CallContext } from './call-context.ts';
import { refused, type Execute } from './execute.ts';
import { lineOf } from '../requests/network-of.ts';
import { rateLimit } from './rate-limit.ts';
import { refuse, type CallRefusal } from './refusal.ts';
import type { ServerOptions } from '../server-parts.ts';

/** Counts a call of whoever makes it: `rate_limited` where it is one too many, else null. */
export type CountCall = (context: CallContext) => CallRefusal | null;

/**
 * The limits of network address and account (contract part 1, rule 14). There is one count for every way in which calls
 * come, and for the pages that are rendered. A page that is kept counts for whoever has it rendered, and for nobody
 * else.
 */
export function callLimits({ account, address }: ServerOptions['callsPerMinute']): CountCall {
  const limits = { account: rateLimit(account), address: rateLimit(address) };
  return ({ viewer, request, now, brand }) => {
    const seconds =
      limits.address.take(lineOf(request.ip), now) ??
      (viewer ? limits.account.take(`${brand.id}:${viewer.id}`, now) : null);
    return seconds === null ? null : refuse('rate_limited', { minutes: Math.ceil(seconds / 60) });
  };
}

/**
 * The pipeline as pages reach it. A posted form counts as the call that it makes, whose refusal it can say. A form that
 * is refused before that counts by itself (`page-context.ts`). What is read to render a page counts as that one page.
 */
export const countingActs =
  (execute: Execute, countCall: CountCall): Execute =>
  async (attempt, context) => {
    const excess = attempt.method === 'GET' ? null : countCall(context);
    return excess ? refused(excess, context) : execute(attempt, context);
  };
