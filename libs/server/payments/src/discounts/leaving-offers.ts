import type { DiscountCode, Package } from '@parlour/contract/types/payment';
import { mayUseCode } from '@parlour/models/payments/discount-code';
import type { Money } from '@parlour/models/payments/money';
import { refundableOf } from '@parlour/models/payments/refundable';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { selectedCountryOf } from '@parlour/server-kit/requests/selected-country';
import { offeredDiscount, shownDiscount } from './discount.ts';
import { leavingCode } from './leaving-code.ts';
import { shownPackage } from '../checkout/order-price.ts';
import { packagesOf } from '../checkout/packages.ts';
import { sells, type PaymentsPorts } from '../ports.ts';
import { readBalance } from '../store/ledger.ts';
import { openPaymentsOf, type OpenPayments } from '../store/open-payments.ts';
import { purchasesLeft } from '../store/payments.ts';

/** Totals of open payments that are named; the others are only counted. */
const MAX_NAMED = 5;

/** What money has to do with leaving: offers in its place, and what would be lost or given back. */
export interface LeavingOffers {
  /** The smallest package, for somebody who never bought one. */
  tryout: Package | null;
  discount: DiscountCode | null;
  credits: number;
  refundable: Money | null;
  /** Payments whose money may yet arrive when they are gone. */
  openPayments: OpenPayments;
}

/**
 * What somebody is offered who is about to leave. A discount only where it is worth more than the one that runs already.
 */
export async function leavingOffers(ports: PaymentsPorts, context: MemberContext): Promise<LeavingOffers> {
  const { db, brand, viewer, now } = context;
  const [credits, purchases, openPayments, code, running] = await Promise.all([
    readBalance(db, brand.id, viewer.id),
    purchasesLeft(db, brand.id, viewer.id, now),
    openPaymentsOf(db, brand.id, viewer.id, MAX_NAMED),
    leavingCode(context, viewer.id),
    offeredDiscount(ports, context, viewer),
  ]);
  const country = selectedCountryOf(context) ?? '';
  const packages = sells(ports) ? packagesOf(brand.settings, country) : [];
  const smallest = viewer.paidUser ? undefined : packages.toSorted((one, other) => one.credits - other.credits)[0];
  const isWorthMore = code !== null && code.value > (running?.code.value ?? 0);
  const mayUse =
    packages.length > 0 && isWorthMore && mayUseCode(code, { memberId: viewer.id, now, country }).ok ? code : null;
  return {
    tryout: smallest ? shownPackage(smallest, running, brand.settings.message_credits) : null,
    discount: mayUse && shownDiscount({ code: mayUse, endsForReal: false }),
    credits,
    refundable: refundableOf(credits, purchases),
    openPayments,
  };
}
