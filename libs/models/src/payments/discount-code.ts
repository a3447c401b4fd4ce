import type { Money } from './money.ts';

export type CodeValidity = 'once-per-user' | 'once' | 'unlimited';

/** A discount code as it is kept, and whether it was used. */
export interface DiscountCodeFacts {
  code: string;
  country: string | null;
  /** The one member it was given to. */
  memberId: string | null;
  expiresAt: Date | null;
  percentage: boolean;
  value: number;
  currency: string | null;
  minimumOrderValue: number | null;
  validity: CodeValidity;
  paymentMethods: readonly string[] | null;
  active: boolean;
  /** By the member who asks. */
  usedByMember: boolean;
  /** By anybody. */
  used: boolean;
}

type OwnPercentage = Pick<DiscountCodeFacts, 'code' | 'value' | 'validity' | 'usedByMember'> & {
  memberId: string;
  expiresAt?: Date | null;
};

/** A percentage for one member, on whatever they buy and however they pay. */
export const ownPercentage = (facts: OwnPercentage): DiscountCodeFacts => ({
  country: null,
  expiresAt: null,
  percentage: true,
  currency: null,
  minimumOrderValue: null,
  paymentMethods: null,
  active: true,
  used: facts.validity === 'once' && facts.usedByMember,
  ...facts,
});

/** What the code is asked for; the package is absent while the member only looks. */
export interface CodeUse {
  memberId: string | null;
  now: Date;
  country: string;
  /** Money of the prices that are looked at. */
  currency?: string;
  /** Price of the package before the discount. */
  order?: Money;
  /** The chosen way to pay, or all those that are looked at. */
  methods?: readonly string[];
}

export type CodeVerdict =
  | { ok: true }
  | { ok: false; refusal: 'code_not_found' | 'code_already_used' | 'code_expired' | 'code_country' | 'code_method' }
  | { ok: false; refusal: 'code_minimum'; minimum: Money };

const refused = (refusal: Exclude<CodeVerdict, { ok: true } | { minimum: Money }>['refusal']): CodeVerdict => ({
  ok: false,
  refusal,
});

/** Does a code count with a way to pay? One that names none counts with all. */
export const countsWith = (paymentMethods: readonly string[] | null, method: string): boolean =>
  paymentMethods === null || paymentMethods.includes(method);

/** A code as it is kept, whatever case it was typed in; keyboards of phones add blanks of their own. */
export const codeAsKept = (typed: string): string => typed.trim().toUpperCase();

/**
 * May this code be used for this order? The first reason that forbids it wins. Another member's personal code and a code
 * that was switched off look like one that never existed.
 */
export function mayUseCode(code: DiscountCodeFacts | null, use: CodeUse): CodeVerdict {
  if (!code || !code.active || (code.memberId !== null && code.memberId !== use.memberId))
    return refused('code_not_found');
  if (isUsedUp(code)) return refused('code_already_used');
  if (code.expiresAt !== null && code.expiresAt <= use.now) return refused('code_expired');
  if (code.country !== null && code.country !== use.country) return refused('code_country');
  const currency = use.order?.currency ?? use.currency;
  if (currency !== undefined && code.currency !== null && code.currency !== currency) return refused('code_country');
  if (use.order && use.order.amount < leastOrder(code)) {
    return { ok: false, refusal: 'code_minimum', minimum: { ...use.order, amount: leastOrder(code) } };
  }
  if (use.methods?.every((method) => !countsWith(code.paymentMethods, method)) && code.paymentMethods)
    return refused('code_method');
  return { ok: true };
}

/** The least that an order must cost for the code to count: its minimum, and more than an amount that it takes off. */
export const leastOrder = ({ minimumOrderValue, percentage, value }: DiscountCodeFacts): number =>
  Math.max(minimumOrderValue ?? 0, percentage ? 0 : value + 1);

function isUsedUp(code: DiscountCodeFacts): boolean {
  switch (code.validity) {
    case 'once':
      return code.used;
    case 'once-per-user':
      return code.usedByMember;
    case 'unlimited':
      return false;
  }
}
