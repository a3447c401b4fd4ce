import { lookUpMember, type FoundMember, type ModerationContext, type Shown } from '@parlour/server-safety';
import {
  lookUpMoney,
  lookUpPayment,
  type LookedUpPayment,
  type MemberMoney,
} from '@parlour/server-payments/transactions/look-up-payment';
import { validate as isUuid } from 'uuid';

const paymentsShown = 20;

/** A payment, by the number that a member quotes. */
export interface ShownPayment {
  kind: 'payment';
  payment: LookedUpPayment;
  /** Null once they are erased: the payment stays for the books. */
  buyer: FoundMember | null;
  photos: [];
}

/** What of money belongs to something that is shown: to a member, or to what they wrote. */
export interface ShownMoney {
  /** Of the member, or of whoever complains. */
  member: MemberMoney | null;
  /** Whose the payment is that a complaint names. It stands in a form, where anybody may write another. */
  named: 'of the writer' | 'of another member' | 'of a member, nobody was logged in' | 'not to be found' | null;
}

/** A payment of a brand; null where it has none of that number. */
export async function showPayment({ db, brand, now }: ModerationContext, id: string): Promise<ShownPayment | null> {
  const payment = isUuid(id) ? await lookUpPayment(db, brand.id, id, now) : undefined;
  if (!payment) return null;
  const buyer = await lookUpMember(db, brand.id, payment.member_id);
  return { kind: 'payment', payment, buyer: buyer && !buyer.erased_at ? buyer : null, photos: [] };
}

/** The money beside what is shown; null where it is about something else, which needs none of it to be decided. */
export async function moneyBeside(kept: ModerationContext, item: Shown | ShownPayment): Promise<ShownMoney | null> {
  if (item.kind === 'member' || item.kind === 'about_me')
    return { member: await moneyOf(kept, item.memberId), named: null };
  if (item.kind !== 'inquiry') return null;
  const { member_id: writer } = item.inquiry;
  return {
    member: writer === null ? null : await moneyOf(kept, writer),
    named: await whoseIsNamed(kept, item.inquiry),
  };
}

const moneyOf = ({ db, brand }: ModerationContext, memberId: string): Promise<MemberMoney> =>
  lookUpMoney(db, brand.id, memberId, paymentsShown);

type Inquiry = Extract<Shown, { kind: 'inquiry' }>['inquiry'];

async function whoseIsNamed(
  { db, brand, now }: ModerationContext,
  { payment_id: id, member_id: writer }: Inquiry,
): Promise<ShownMoney['named']> {
  if (id === null) return null;
  const payment = await lookUpPayment(db, brand.id, id, now);
  if (!payment) return 'not to be found';
  if (writer === null) return 'of a member, nobody was logged in';
  return payment.member_id === writer ? 'of the writer' : 'of another member';
}
