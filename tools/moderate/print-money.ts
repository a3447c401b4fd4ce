import type { MemberMoney } from '@parlour/server-payments/transactions/look-up-payment';
import type { FoundMember } from '@parlour/server-safety';
import type { ShownPayment } from '../../apps/server/src/moderation-acts/show-money.ts';
import { sum } from '../control/print.ts';
import { line, minute } from './line.ts';
import { whoseAccount } from './print-background.ts';

type Paid = Pick<MemberMoney['newest'][number], 'amount' | 'transaction_costs' | 'currency'>;

/** What was charged, and what of it were costs of the way to pay. */
const charged = ({ amount, transaction_costs: costs, currency }: Paid): string =>
  `${sum(amount + costs, currency)}${costs > 0 ? `, of which ${sum(costs, currency)} for the way to pay` : ''}`;

/** A payment by its number: whose it is, what became of it, and what a return would give back. */
export function printPayment(brand: string, { payment, buyer }: ShownPayment): void {
  const { id, member_id, payment_method, provider, provider_ref, status, error, withdraw_until, used } = payment;
  line('payment', `${id}, ${brand}`);
  line('buyer', `${buyer ? whoseAccount(buyer) : 'erased'}, ${member_id}`);
  line('status', error ? `${status}: ${error}` : status);
  line('sum', `${charged(payment)}, as ${payment.statement_name}`);
  if (payment.discount_code) line('code', payment.discount_code);
  line('method', `${payment_method}, by ${provider}: ${provider_ref ?? 'not taken there yet'}`);
  line('begun', minute(payment.created_at));
  if (payment.completed_at) line('completed', minute(payment.completed_at));
  if (used) line('used', usedWords(used));
  if (payment.returned !== null) line('went back', wentBackWords(payment));
  line('credits', `${payment.credits} bought${status === 'completed' ? `, ${payment.unused} left` : ''}`);
  if (status === 'completed') line('return', `${returnWords(payment)}, until ${minute(withdraw_until)}`);
}

/** What a bank is told of a purchase that is disputed: that, and when, its buyer has used what they had. */
function usedWords({ times, credits, first, last }: NonNullable<ShownPayment['payment']['used']>): string {
  if (times === 0) return 'nothing since';
  if (times === 1) return `${credits} credits since, once: ${minute(first)}`;
  return `${credits} credits since, ${times} times: ${minute(first)} to ${minute(last)}`;
}

function wentBackWords({ returned, currency, wentBack }: ShownPayment['payment']): string {
  const money = sum(returned ?? 0, currency);
  return wentBack ? `${money} and ${wentBack.credits} credits, ${minute(wentBack.at)}` : money;
}

/** Where nothing is used, what the way to pay cost goes back too (docs/operating.md). */
function returnWords({
  refundable,
  unused,
  credits,
  transaction_costs: costs,
  currency,
}: ShownPayment['payment']): string {
  if (!refundable) return 'gives nothing back';
  const whole = unused === credits && costs > 0 ? ` and the ${sum(costs, currency)}, as nothing is used` : '';
  return `gives back ${sum(refundable.amount, refundable.currency)}${whole}`;
}

/** A member's balance and payments: the newest, by the numbers that show each of them. */
export function printMoney({ credits, total, newest }: MemberMoney, member: FoundMember | null): void {
  line('balance', `${credits} credits${member ? `, ${member.paid_user ? 'premium' : 'free'}` : ''}`);
  for (const { id, created_at, status, returned, ...paid } of newest) {
    const back = returned === null ? '' : `: ${sum(returned, paid.currency)} went back`;
    line('payment', `${minute(created_at)} ${charged(paid)}, ${status}${back}  ${id}`);
  }
  if (total > newest.length) line('payment', `and ${total - newest.length} more`);
}
