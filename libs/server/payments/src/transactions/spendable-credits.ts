import type { AccountPlace, PaymentsPorts } from '../ports.ts';
import { readStanding } from '../store/buyers.ts';

/**
 * A member's credits as all their pages say them: those that nothing else takes yet. What somebody unconfirmed has written waits, and
 * keeps what it will cost (contract part 0, 13).
 */
export async function spendableCredits(
  ports: Pick<PaymentsPorts, 'standingUnconfirmed'>,
  place: AccountPlace,
  memberId: string,
): Promise<number> {
  const { confirmed, ...booked } = await readStanding(place.db, place.brand.id, memberId);
  const { credits } = confirmed ? booked : await ports.standingUnconfirmed(place, memberId, booked);
  return credits;
}
