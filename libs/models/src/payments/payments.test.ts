import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditsBadge } from './credits-badge.ts';
import { mayUseCode, type DiscountCodeFacts } from './discount-code.ts';
import { discountedPrice, orderTotal, pricePerMessage } from './package-price.ts';
import { isPaidUser, mayMove, type PaymentStatus } from './payment-state.ts';
import { postings, type LedgerKind } from './postings.ts';
import { creditPriceOf, priceOfAct } from './price-of-act.ts';
import { activeOffer, timeBonus, welcomeOffer } from './welcome-offer.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const purchase = fc.record({
  credits: fc.integer({ min: 1, max: 10_000 }),
  price: fc.integer({ min: 1, max: 1_000_000 }).map(eur),
});
const kinds: LedgerKind[] = ['purchase', 'message', 'photo', 'gift', 'signup', 'bonus', 'refund', 'correction'];

describe('ledger', () => {
  test('every movement sums to zero and the member gets exactly what is said', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.integer().filter((credits) => credits !== 0),
        (kind, credits) => {
          const entries = postings(kind, credits);
          expect(entries.reduce((sum, entry) => sum + entry.credits, 0)).toBe(0);
          expect(entries[0]).toEqual({ account: 'member', credits });
        },
      ),
    );
  });

  test('a refund alone may move nothing, as its money went back all the same', () => {
    expect(postings('refund', 0).map(({ account }) => account)).toEqual(['member', 'refunds']);
  });

  test.each([0, 0.5, Number.NaN, Infinity])('%s credits cannot be posted', (credits) => {
    expect(() => postings('message', credits)).toThrow(RangeError);
  });
});

describe('price of an act', () => {
  test('is never below its exact part of the price, and less than one minor unit and a rounding above it', () => {
    fc.assert(
      fc.property(purchase, fc.integer({ min: 1, max: 100 }), (bought, credits) => {
        const exact = (bought.price.amount * credits) / bought.credits;
        const { amount } = priceOfAct(credits, null, [bought])!;
        expect(amount).toBeGreaterThanOrEqual(exact - credits / 1_000_000);
        expect(amount).toBeLessThan(exact + 1);
      }),
    );
  });

  test('all credits of a purchase together cost what was paid for them', () => {
    fc.assert(
      fc.property(purchase, (bought) => {
        expect(priceOfAct(bought.credits, creditPriceOf(bought), [])).toEqual(bought.price);
      }),
    );
  });

  test('is that of the dearest package before a purchase, and what was paid counts afterwards', () => {
    const packages = [
      { credits: 250, price: eur(2990) },
      { credits: 100, price: eur(1490) },
    ];
    expect(priceOfAct(10, null, packages)).toEqual(eur(149));
    expect(priceOfAct(10, creditPriceOf(packages[0]!), packages)).toEqual(eur(120));
    expect(priceOfAct(10, null, [])).toBeNull();
  });
});

describe('price of a package', () => {
  test('a quarter off is rounded once, half a cent up', () => {
    const quarter = { percentage: true, value: 25 } as const;
    expect([1490, 2990, 5990, 11900].map((amount) => discountedPrice(eur(amount), quarter).amount)).toEqual([
      1118, 2243, 4493, 8925,
    ]);
  });

  test('is never above the base and never nothing', () => {
    const reduction = fc.oneof(
      fc.record({ percentage: fc.constant(true as const), value: fc.integer({ min: 1, max: 100 }) }),
      fc.record({
        percentage: fc.constant(false as const),
        value: fc.integer({ min: 1, max: 100_000 }),
        currency: fc.constantFrom('EUR', 'DKK'),
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), reduction, (amount, off) => {
        const price = discountedPrice(eur(amount), off).amount;
        expect(price).toBeGreaterThanOrEqual(1);
        expect(price).toBeLessThanOrEqual(amount);
      }),
    );
  });

  test('an amount of another currency takes nothing off', () => {
    expect(discountedPrice(eur(1000), { percentage: false, value: 300, currency: 'DKK' })).toEqual(eur(1000));
    expect(discountedPrice(eur(1000), { percentage: false, value: 300, currency: 'EUR' })).toEqual(eur(700));
  });

  test('total and price of a message', () => {
    expect(orderTotal(eur(2243), eur(35))).toEqual(eur(2278));
    expect(orderTotal(eur(2243), null)).toEqual(eur(2243));
    expect(pricePerMessage({ credits: 250, price: eur(2243) }, 10)).toEqual(eur(90));
  });
});

describe('offers to new members', () => {
  const signupDate = new Date('2026-03-01T12:00:00Z');
  const at = (seconds: number) => new Date(signupDate.getTime() + seconds * 1_000);
  const member = { paidUser: false, signupDate };
  const settings = {
    time_bonus: { code: 'T', percentage: 25, seconds: 14_400 },
    welcome: { code: 'W', percentage: 25, days: 7 },
  };

  test('the time bonus runs for four hours to the second, then the welcome discount to the seventh day', () => {
    expect(activeOffer(member, at(14_399), settings)).toMatchObject({ code: 'T', endsAt: at(14_400) });
    expect(activeOffer(member, at(14_400), settings)).toMatchObject({ code: 'W', endsAt: at(7 * 86_400) });
    expect(activeOffer(member, at(7 * 86_400), settings)).toBeNull();
  });

  test('a member who paid has neither', () => {
    expect(activeOffer({ ...member, paidUser: true }, at(1), settings)).toBeNull();
  });

  test('the end of the time bonus is real only where the welcome discount is smaller or missing', () => {
    expect(timeBonus(member, at(1), settings)?.endsForReal).toBe(false);
    expect(
      timeBonus(member, at(1), { ...settings, welcome: { code: 'W', percentage: 20, days: 7 } })?.endsForReal,
    ).toBe(true);
    expect(timeBonus(member, at(1), { ...settings, welcome: null })?.endsForReal).toBe(true);
    expect(welcomeOffer(member, at(1), settings)?.endsForReal).toBe(true);
  });
});

describe('discount codes', () => {
  const code: DiscountCodeFacts = {
    code: 'SPRING',
    country: null,
    memberId: null,
    expiresAt: null,
    percentage: true,
    value: 10,
    currency: null,
    minimumOrderValue: null,
    validity: 'unlimited',
    paymentMethods: null,
    active: true,
    usedByMember: false,
    used: false,
  };
  const use = {
    memberId: 'me',
    now: new Date('2026-03-01'),
    country: 'NL',
    order: eur(1490),
    methods: ['ideal', 'visa'],
  };

  test.each<[string, Partial<DiscountCodeFacts> | null, object]>([
    ['is fine', {}, { ok: true }],
    ['does not exist', null, { ok: false, refusal: 'code_not_found' }],
    ['was switched off', { active: false }, { ok: false, refusal: 'code_not_found' }],
    ["is somebody else's", { memberId: 'you' }, { ok: false, refusal: 'code_not_found' }],
    ['was used by anybody', { validity: 'once', used: true }, { ok: false, refusal: 'code_already_used' }],
    [
      'was used by me',
      { validity: 'once-per-user', used: true, usedByMember: true },
      { ok: false, refusal: 'code_already_used' },
    ],
    ['was used by another', { validity: 'once-per-user', used: true }, { ok: true }],
    ['is over', { expiresAt: use.now }, { ok: false, refusal: 'code_expired' }],
    ['is for Belgium', { country: 'BE' }, { ok: false, refusal: 'code_country' }],
    ['is in crowns', { percentage: false, currency: 'DKK' }, { ok: false, refusal: 'code_country' }],
    ['needs a larger order', { minimumOrderValue: 1491 }, { ok: false, refusal: 'code_minimum', minimum: eur(1491) }],
    [
      'takes as much off as the order costs',
      { percentage: false, currency: 'EUR', value: 1490 },
      { ok: false, refusal: 'code_minimum', minimum: eur(1491) },
    ],
    ['takes all but a cent off', { percentage: false, currency: 'EUR', value: 1489 }, { ok: true }],
    ['is for PayPal', { paymentMethods: ['paypal'] }, { ok: false, refusal: 'code_method' }],
    ['is for one of these ways to pay', { paymentMethods: ['paypal', 'visa'] }, { ok: true }],
  ])('a code that %s', (_, facts, verdict) => {
    expect(mayUseCode(facts && { ...code, ...facts }, use)).toEqual(verdict);
  });
});

test('a payment moves only from pending, and back only from completed', () => {
  const all: PaymentStatus[] = ['pending', 'completed', 'failed', 'withdrawn', 'refunded', 'charged_back'];
  const moves = all.flatMap((from) => all.filter((to) => mayMove(from, to)).map((to) => `${from} > ${to}`));
  expect(moves).toEqual([
    'pending > completed',
    'pending > failed',
    'completed > withdrawn',
    'completed > refunded',
    'completed > charged_back',
  ]);
  expect(isPaidUser(['failed', 'completed'])).toBe(true);
  expect(isPaidUser(['pending', 'charged_back', 'withdrawn'])).toBe(false);
});

test('the badge warns from ten credits down and is loud at zero', () => {
  expect([11, 10, 1, 0].map(creditsBadge)).toEqual([null, 'warning', 'warning', 'danger']);
});
