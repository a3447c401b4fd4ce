import { DAY } from '@parlour/models/durations';
import type { Transaction } from '@parlour/server-db/brand-database';
import { creditPriceOf } from '@parlour/models/payments/price-of-act';
import type { CastMember } from '../cast/cast-member.ts';
import { seededId } from '../seeded-id.ts';
import type { DemoWorld } from '../world/world.ts';
import { purchaseRow } from './notification-rows.ts';
import type { BrandSeeding } from './seeding.ts';

/** Days ago that the paying account bought its credits: before its first message. */
const boughtDaysAgo = 9;
/** Messages that the free account could pay for. */
const welcomeMessages = 5;

/** Fills the accounts' purses through the ledger, in the order in which it happened: joining, buying, spending. */
export async function fillPurses(trx: Transaction, seeding: BrandSeeding, { cast, spent }: DemoWorld): Promise<void> {
  const { brand, ledger } = seeding;
  const { message_credits, signup_credits } = brand.settings;
  for (const member of cast.filter(({ login }) => login !== null)) {
    const account = { brand: brand.id, memberId: member.id };
    const joined = member.profile.created_at;
    if (signup_credits > 0)
      await ledger.grant(trx, { ...account, credits: signup_credits, kind: 'signup', now: joined });
    if (member.login === 'premium') await buy(trx, seeding, member);
    else if (message_credits > 0)
      await ledger.grant(trx, { ...account, credits: welcomeMessages * message_credits, kind: 'bonus', now: joined });
    for (const { messageId, profileId, cost, at } of spent.get(member.id)?.charges ?? []) {
      const paid = await ledger.spend(trx, {
        ...account,
        credits: cost,
        kind: 'message',
        ref: { type: 'message', id: messageId },
        profileId,
        now: at,
      });
      if (!paid.ok) throw new Error(`The demo account ${member.email} of ${brand.id} cannot pay for its messages.`);
    }
  }
}

/** The package that the brand recommends in the member's country, paid some days ago and credited. */
async function buy(
  trx: Transaction,
  { brand, ledger, returnUntil, now: today }: BrandSeeding,
  { id: memberId, seed, profile }: CastMember,
): Promise<void> {
  const { settings } = brand;
  const country = settings.countries.find((candidate) => candidate === profile.country);
  const offers = country ? (settings.packages[country] ?? []) : [];
  const offer = offers.find(({ popular }) => popular) ?? offers[0];
  if (!country || !offer) return;
  const now = new Date(today.getTime() - boughtDaysAgo * DAY);
  const id = seededId(`${seed} payment`, now);
  const { credits, price } = offer;
  await trx
    .insertInto('payments')
    .values({
      brand: brand.id,
      id,
      member_id: memberId,
      package_id: offer.id,
      credits,
      amount: price.amount,
      base_amount: price.amount,
      currency: price.currency,
      country,
      payment_method: settings.payment_methods[country]?.[0] ?? 'card',
      provider: 'demo',
      provider_ref: id,
      status: 'completed',
      statement_name: settings.statement_name,
      next: JSON.stringify({ kind: 'none' }),
      settings_version: brand.version,
      created_at: now,
      completed_at: now,
      // Nobody can be asked how it stands; an hourly job would want to at once.
      checked_at: today,
      withdraw_until: await returnUntil(country, now, settings.refund_days),
    })
    .execute();
  const creditPrice = creditPriceOf(offer).millionths;
  await ledger.purchase(trx, {
    brand: brand.id,
    memberId,
    credits,
    ref: { type: 'payment', id },
    money: price,
    creditPrice,
    now,
  });
  const bought = purchaseRow(brand.id, memberId, { id, credits, at: now });
  await trx.insertInto('notifications').values(bought).execute();
}
