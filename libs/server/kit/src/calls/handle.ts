import { onlyReads } from '@parlour/contract/only-reads';
import type { BodyOf, Call, QueryOf, ReplyInput } from '@parlour/contract/define-call';
import type { CallContext, MemberContext } from './call-context.ts';

export type ContextOf<C extends Call> = C['who'] extends 'member' ? MemberContext : CallContext;

export interface CallInput<C extends Call> {
  query: QueryOf<C>;
  body: BodyOf<C>;
}

/** A call with the function that answers it. */
export interface HandledCall<C extends Call = Call> {
  call: C;
  run(input: CallInput<C>, context: ContextOf<C>): Promise<ReplyInput<C>>;
  /** It reads first, by a guess of who asks, and awaits `context.confirmCaller()` before it changes anything (decision 17). */
  readsFirst?: boolean;
}

/** Joins a call of the contract to its handler; the reply is stripped to the call's schema by whoever runs it. */
export const handle = <const C extends Call>(
  call: C,
  run: HandledCall<C>['run'],
  { readsFirst = onlyReads(call) }: Pick<HandledCall, 'readsFirst'> = {},
): HandledCall => ({ call, run, readsFirst });
