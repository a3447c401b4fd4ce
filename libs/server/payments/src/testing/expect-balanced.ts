import { expect } from 'vitest';
import type { BrandDatabase } from '@parlour/server-db/brand-database';

/**
 * Expects what must hold of a ledger whatever happened.
 * - Each transaction has two sides that sum to zero.
 * - No account is negative.
 * - Each member's entries are numbered without gaps, and the balances beside them and on the account follow from them.
 */
export async function expectBalanced(db: BrandDatabase, brand: string): Promise<void> {
  const [accounts, transactions, entries] = await Promise.all([
    db.selectFrom('ledger_accounts').selectAll().where('brand', '=', brand).execute(),
    db.selectFrom('ledger_transactions').selectAll().where('brand', '=', brand).execute(),
    db.selectFrom('ledger_entries').selectAll().where('brand', '=', brand).orderBy('seq').execute(),
  ]);

  expect(
    [...accounts, ...entries].filter(({ balance }) => balance !== null && balance < 0),
    'no account is negative',
  ).toEqual([]);
  const sides = Map.groupBy(entries, ({ transaction_id }) => transaction_id);
  const sums = transactions.map(({ id }) => {
    const credits = (sides.get(id) ?? []).map((side) => side.credits);
    return { id, sides: credits.length, sum: credits.reduce((sum, part) => sum + part, 0) };
  });
  expect(sums, 'each transaction sums to zero').toEqual(transactions.map(({ id }) => ({ id, sides: 2, sum: 0 })));
  const ofMembers = Map.groupBy(entries, ({ member_id }) => member_id);
  for (const { member_id, balance, last_seq } of accounts) {
    const own = ofMembers.get(member_id) ?? [];
    let sum = 0;
    const expected = own.map(({ credits }, place) => ({ seq: place + 1, balance: (sum += credits) }));
    expect(own, 'balances follow from entries without gaps').toMatchObject(expected);
    expect({ balance, last_seq }, 'the account follows from its entries').toEqual({
      balance: sum,
      last_seq: own.length,
    });
  }
}
