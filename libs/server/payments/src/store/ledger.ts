import { sql, type RawBuilder } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import { postings, type LedgerKind } from '@parlour/models/payments/postings';
import type { Money } from '@parlour/models/payments/money';
import { MILLIONTHS } from '@parlour/models/payments/price-of-act';

/** What every movement of credits carries. Nothing but this file writes the three ledger tables. */
interface Movement {
  brand: string;
  memberId: string;
  /** Above zero, for a refund also zero; the function's name tells which way they go. */
  credits: number;
  /** What the movement is for; the same kind and reference is never booked twice. */
  ref?: { type: 'payment' | 'message'; id: string };
  now: Date;
}

export interface Spending extends Movement {
  kind: Extract<LedgerKind, 'message' | 'photo' | 'gift'>;
  /** With whom the credits were spent; shown in the member's own list. */
  profileId: string;
}

export interface Grant extends Movement {
  kind: Extract<LedgerKind, 'signup' | 'bonus' | 'correction'>;
}

export interface Purchase extends Movement {
  money: Money;
  /** Price of one of these credits in millionths of a minor unit. */
  creditPrice: number;
}

export interface Refund extends Movement {
  money: Money;
}

/** A spending as parts of somebody else's statement: all of it are expressions of that statement. */
export interface SpendingPart extends Pick<Booking, 'id' | 'brand' | 'memberId' | 'refId' | 'profileId' | 'now'> {
  kind: RawBuilder<'message' | 'photo' | 'gift'>;
  credits: RawBuilder<number>;
  /** The balance as it was read; at another one nothing is booked. */
  seen: RawBuilder<number>;
  /** What has to hold besides, by the statement's earlier parts. */
  onlyIf: RawBuilder<unknown>;
}

/** The balance after the movement, or that the account does not cover it and nothing was written. */
export type LedgerVerdict = { ok: true; credits: number } | { ok: false; credits: number };

/** A member's credits; nothing where there is no account yet. */
export async function readBalance(db: BrandDatabase, brand: string, memberId: string): Promise<number> {
  const account = await balanceOf(db, brand, memberId).executeTakeFirst();
  return account?.balance ?? 0;
}

/** A member's credits, which nobody moves before the transaction ends. */
export async function lockBalance(trx: Transaction, brand: string, memberId: string): Promise<number> {
  const account = await balanceOf(trx, brand, memberId).forUpdate().executeTakeFirst();
  return account?.balance ?? 0;
}

const balanceOf = (db: BrandDatabase, brand: string, memberId: string) =>
  db.selectFrom('ledger_accounts').select('balance').where('brand', '=', brand).where('member_id', '=', memberId);

/**
 * Takes credits from a member for an act, in one statement: the account's row lock serialises two tabs with one credit.
 * An act that costs nothing writes nothing.
 */
export async function spend(trx: Transaction, act: Spending): Promise<LedgerVerdict> {
  if (act.credits === 0) return { ok: true, credits: await readBalance(trx, act.brand, act.memberId) };
  return book(trx, act.kind, -act.credits, act, { profileId: act.profileId });
}

/**
 * Takes what a message, a photo or a gift costs, as parts of a `with`: `account` holds a row if and only if the credits
 * were taken. The statement around it has to fail as a whole where `account` is empty. All three kinds go to the same
 * account of usage.
 */
export function messageSpending({ credits, seen, onlyIf, ...act }: SpendingPart): RawBuilder<unknown> {
  return bookingParts({
    ...act,
    counter: sql.lit(postings('message', -1)[1].account),
    change: sql`(- ${credits}::integer)`,
    refType: sql.lit('message'),
    amount: sql`null`,
    currency: sql`null`,
    condition: sql`balance = ${seen} and ${onlyIf}`,
  });
}

/** Gives credits that nobody paid for: at sign-up, as a bonus or to put something right. */
export async function grant(trx: Transaction, gift: Grant): Promise<number> {
  if (gift.credits === 0) return readBalance(trx, gift.brand, gift.memberId);
  await openAccount(trx, gift);
  return (await book(trx, gift.kind, gift.credits, gift, {})).credits;
}

/**
 * Adds the credits of a paid payment and keeps the highest price this member has paid for a credit (contract part 0,
 * 14). The account keeps it in one currency. Where a member pays in another again, the price starts from their payments
 * in it, whatever became of these since, as the account forgets no price either: their `creditPriceOf`, rounded down as
 * there. The reference's unique key makes a second settlement of the same payment fail instead of credit twice.
 */
export async function settlePurchase(trx: Transaction, purchase: Purchase): Promise<number> {
  await openAccount(trx, purchase);
  const { brand, memberId, creditPrice } = purchase;
  const { currency } = purchase.money;
  await sql`
    update ledger_accounts
    set currency = ${currency},
        highest_price = greatest(${creditPrice}, case when currency = ${currency} then highest_price else (
          select max(amount::bigint * ${sql.lit(MILLIONTHS)} / credits) from payments
          where brand = ${brand} and member_id = ${memberId} and currency = ${currency} and completed_at is not null
        ) end)
    where brand = ${brand} and member_id = ${memberId}`.execute(trx);
  return (await book(trx, 'purchase', purchase.credits, purchase, { money: purchase.money })).credits;
}

/**
 * Takes back the credits of a purchase whose money goes back. The balance never falls below zero: what was spent stays
 * spent. Where no credits are left, a movement of zero still tells of the money.
 */
export async function refund(trx: Transaction, purchase: Refund): Promise<LedgerVerdict> {
  return book(trx, 'refund', -purchase.credits, purchase, { money: purchase.money });
}

async function openAccount(trx: Transaction, { brand, memberId }: Movement): Promise<void> {
  await sql`insert into ledger_accounts (brand, member_id) values (${brand}, ${memberId}) on conflict do nothing`.execute(
    trx,
  );
}

/** One movement in one statement. */
async function book(
  trx: Transaction,
  kind: LedgerKind,
  change: number,
  movement: Movement,
  { profileId = null, money = null }: { profileId?: string | null; money?: Money | null },
): Promise<LedgerVerdict> {
  const { brand, memberId, ref, now } = movement;
  const [, counter] = postings(kind, change);
  const { rows } = await sql<{ balance: number }>`
    with ${bookingParts({
      id: sql`${uuid()}`,
      brand: sql`${brand}`,
      memberId: sql`${memberId}`,
      kind: sql`${kind}`,
      counter: sql`${counter.account}`,
      change: sql`${change}::integer`,
      refType: sql`${ref?.type ?? null}`,
      refId: sql`${ref?.id ?? null}`,
      profileId: sql`${profileId}`,
      amount: sql`${money?.amount ?? null}`,
      currency: sql`${money?.currency ?? null}`,
      now: sql`${now}`,
      condition: sql`true`,
    })}
    select balance from account`.execute(trx);
  const after = rows[0];
  return after ? { ok: true, credits: after.balance } : { ok: false, credits: await readBalance(trx, brand, memberId) };
}

/** The columns of a movement as expressions of a statement. */
type Booking = Record<
  | 'id'
  | 'brand'
  | 'memberId'
  | 'kind'
  | 'counter'
  | 'change'
  | 'refType'
  | 'refId'
  | 'profileId'
  | 'amount'
  | 'currency'
  | 'now'
  | 'condition',
  RawBuilder<unknown>
>;

/** Balance and its number under the row lock, then the transaction and its two entries, which sum to zero. */
const bookingParts = (booking: Booking): RawBuilder<unknown> => {
  const { id, brand, memberId, kind, counter, change, refType, refId, profileId, amount, currency, now } = booking;
  return sql`
    account as (
      update ledger_accounts set balance = balance + ${change}, last_seq = last_seq + 1
      where brand = ${brand} and member_id = ${memberId} and balance + ${change} >= 0 and ${booking.condition}
      returning balance, last_seq
    ), booked as (
      insert into ledger_transactions (brand, id, kind, ref_type, ref_id, profile_id, money_amount, money_currency, created_at)
      select ${brand}, ${id}::uuid, ${kind}, ${refType}, ${refId}::uuid, ${profileId}::uuid, ${amount}::integer, ${currency}, ${now}::timestamptz
      from account
    ), entered as (
      insert into ledger_entries (brand, transaction_id, account, member_id, seq, credits, balance, created_at)
      select ${brand}, ${id}::uuid, 'member', ${memberId}::uuid, last_seq, ${change}, balance, ${now}::timestamptz from account
      union all
      select ${brand}, ${id}::uuid, ${counter}, null::uuid, null::integer, - ${change}, null::integer, ${now}::timestamptz from account
    )`;
};
