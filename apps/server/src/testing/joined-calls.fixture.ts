import { joinSlices } from '../joining/join-slices.ts';

const never = (): never => {
  throw new Error('nothing is called here');
};

/** All calls as the server joins them, to be looked at and not called. */
export const { calls: joinedCalls } = joinSlices({
  mailbox: { deliver: never, signal: never, publish: never },
  queue: { enqueue: never },
  imageFor: never,
  cursors: { seal: never, open: never },
  photos: { intake: { take: never, remove: never }, judge: never },
  selling: null,
  providers: [],
  completeness: () => 1,
  exportAddress: never,
  followUp: never,
  tellSoon: never,
  mailKeys: { signer: { sign: never, verify: never }, mailWebhookKey: null },
  report: never,
});

/** The same, each with what tells it from the others, as a table for `test.each`. */
export const namedCalls = joinedCalls.map(
  ({ call }) =>
    [`${call.method} ${call.path}${call.when ? ` ${new URLSearchParams(call.when).toString()}` : ''}`, call] as const,
);
