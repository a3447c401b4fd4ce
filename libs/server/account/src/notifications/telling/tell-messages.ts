import type { Notice } from './notice.ts';
import type { TellingPorts } from '../ports.ts';
import { findUntold, markTold, type UntoldSeat } from '../store/untold.ts';
import { takeNotice, type TellingContext } from './take-notice.ts';

/** Members who are looked at in one go. */
const AT_A_TIME = 100;

/**
 * Tells the members of a brand of the messages that came since they were told last: however many came in one conversation,
 * it is looked at once. Broken off and run again, or run twice beside each other, it tells once.
 *
 * @throws AggregateError where some could not be told; those are tried again the next time, and all others were told
 */
export async function tellMessages(ports: TellingPorts, context: TellingContext): Promise<void> {
  const { brand, db } = context;
  const failures: unknown[] = [];
  let seats: UntoldSeat[] = [];
  do {
    seats = await findUntold(db, brand.id, seats.at(-1) ?? null, AT_A_TIME);
    for (const seat of seats) {
      try {
        await takeNotice(ports, context, noticeOf(brand.id, seat));
        await markTold(db, brand.id, seat);
      } catch (error) {
        failures.push(error);
      }
    }
  } while (seats.length === AT_A_TIME);
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} members were not told of messages`);
}

const noticeOf = (brand: string, { conversationId, memberId, otherId, muted, untoldAt }: UntoldSeat): Notice => ({
  kind: 'message',
  brand,
  memberId,
  profileId: otherId,
  conversationId,
  muted,
  at: untoldAt.toISOString(),
});
