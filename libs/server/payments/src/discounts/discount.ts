import type { ReplyInput } from '@parlour/contract/define-call';
import type { getDiscountcode } from '@parlour/contract/payments/get-discountcode';
import {
  codeAsKept,
  mayUseCode,
  ownPercentage,
  type CodeUse,
  type DiscountCodeFacts,
} from '@parlour/models/payments/discount-code';
import { activeOffer, timeBonus, welcomeOffer, type RunningOffer } from '@parlour/models/payments/welcome-offer';
import type { CallContext, Viewer } from '@parlour/server-kit/calls/call-context';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { leavingCode, leavingCodeOf } from './leaving-code.ts';
import { sells, type PaymentsPorts } from '../ports.ts';
import { hasBought } from '../store/buyers.ts';
import { findCode } from '../store/discounts.ts';

type ShownCode = NonNullable<ReplyInput<typeof getDiscountcode>['discount_code']>;
type ShopContext = Pick<CallContext, 'brand' | 'db' | 'now'>;
type Buyer = Pick<Viewer, 'id' | 'paidUser' | 'signupDate'>;
type Sellers = Pick<PaymentsPorts, 'selling' | 'providers'>;

/** A discount that may be used now. */
export interface Discount {
  code: DiscountCodeFacts;
  endsForReal: boolean;
}

/** The offer that runs for a member without typing anything: time bonus, then welcome discount (spec section 4). */
export const runningDiscount = (context: ShopContext, buyer: Buyer | null): Promise<Discount | null> =>
  forFirstPurchase(context, buyer, activeOffer);

/** The same as it is shown to the member: none where nothing can be bought. */
export const offeredDiscount = async (
  sellers: Sellers,
  context: ShopContext,
  buyer: Buyer | null,
): Promise<Discount | null> => (sells(sellers) ? runningDiscount(context, buyer) : null);

/** The time bonus alone, for its own call; none where nothing can be bought. */
export const offeredTimeBonus = async (
  sellers: Sellers,
  context: ShopContext,
  buyer: Buyer,
): Promise<Discount | null> => (sells(sellers) ? forFirstPurchase(context, buyer, timeBonus) : null);

/**
 * An offer is for the first purchase, once a member (spec section 9): who was paid back has had theirs, though they are unpaid
 * again.
 */
async function forFirstPurchase(
  { brand, db, now }: ShopContext,
  buyer: Buyer | null,
  offerAt: typeof activeOffer,
): Promise<Discount | null> {
  const offer = buyer && offerAt(buyer, now, brand.settings);
  if (!offer || (await hasBought(db, brand.id, buyer.id))) return null;
  return { code: codeOfOffer(offer, buyer, false), endsForReal: offer.endsForReal };
}

/** A code that somebody typed. Throws the code's refusal where it may not be used. */
export async function typedDiscount(
  context: ShopContext,
  buyer: Buyer | null,
  typed: string,
  use: Omit<CodeUse, 'memberId' | 'now'>,
): Promise<Discount> {
  const name = codeAsKept(typed);
  const offered = await ownOffer(context, buyer, name);
  const code = offered?.code ?? (await keptCode(context, buyer, name)) ?? (await offerOver(context, buyer, name));
  const verdict = mayUseCode(code, { ...use, memberId: buyer?.id ?? null, now: context.now });
  if (!verdict.ok)
    throw refuse(
      verdict.refusal,
      'minimum' in verdict ? { minimum: verdict.minimum.amount, currency: verdict.minimum.currency } : undefined,
    );
  if (offered) return offered;
  const offers = [await runningDiscount(context, buyer), await forFirstPurchase(context, buyer, welcomeOffer)];
  return { code: code!, endsForReal: nothingFollows(code!, offers) };
}

/** A member's own code for staying, or one that the brand has given out. */
function keptCode({ brand, db }: ShopContext, buyer: Buyer | null, name: string): Promise<DiscountCodeFacts | null> {
  if (buyer && name === leavingCodeOf(brand.id, buyer.id)) return leavingCode({ brand, db }, buyer.id);
  return findCode(db, brand.id, buyer?.id ?? null, name);
}

/** The code as every answer shows it. */
export function shownDiscount({ code, endsForReal }: Discount): ShownCode {
  return {
    code: code.code,
    country: code.country,
    user_id: code.memberId,
    expires: code.expiresAt?.toISOString() ?? null,
    value_percentage: code.percentage,
    value: code.value,
    percentage: code.percentage ? code.value : null,
    currency: code.currency,
    minimum_order_value: code.minimumOrderValue,
    minimum:
      code.minimumOrderValue !== null && code.currency !== null
        ? { amount: code.minimumOrderValue, currency: code.currency }
        : null,
    status: 'active',
    validity: code.validity,
    expired: false,
    paymentmethods: code.paymentMethods ? [...code.paymentMethods] : null,
    ends_for_real: endsForReal,
  };
}

/** A brand's own offer that runs for a member, asked for by its code. */
async function ownOffer(context: ShopContext, buyer: Buyer | null, name: string): Promise<Discount | null> {
  for (const offerAt of offersNamed(context, name)) {
    const running = await forFirstPurchase(context, buyer, offerAt);
    if (running) return running;
  }
  return null;
}

/** The same where it is over: an offer exists for members only and is used up by any purchase. */
async function offerOver(context: ShopContext, buyer: Buyer | null, name: string): Promise<DiscountCodeFacts | null> {
  const { brand, db, now } = context;
  if (!buyer || offersNamed(context, name).length === 0) return null;
  const used = buyer.paidUser || (await hasBought(db, brand.id, buyer.id));
  return codeOfOffer({ code: name, percentage: 1, endsAt: now, endsForReal: true }, buyer, used);
}

/** The brand's offers of a name, in the order in which they run. */
function offersNamed({ brand }: Pick<ShopContext, 'brand'>, name: string): (typeof activeOffer)[] {
  const { time_bonus: bonus, welcome } = brand.settings;
  return [...(bonus?.code === name ? [timeBonus] : []), ...(welcome?.code === name ? [welcomeOffer] : [])];
}

const codeOfOffer = (
  { code, percentage: value, endsAt: expiresAt }: RunningOffer,
  { id: memberId }: Buyer,
  usedByMember: boolean,
): DiscountCodeFacts => ownPercentage({ code, memberId, value, expiresAt, validity: 'once-per-user', usedByMember });

/** A typed code's end is real where it has one and no offer that is as good outlasts it. */
function nothingFollows({ expiresAt, percentage, value }: DiscountCodeFacts, offers: (Discount | null)[]): boolean {
  if (expiresAt === null) return false;
  const isAsGood = (offer: Discount | null) =>
    offer?.code.expiresAt && offer.code.expiresAt > expiresAt && offer.code.value >= value;
  return !(percentage && offers.some(isAsGood));
}
