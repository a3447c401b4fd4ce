import type { KeptCode } from '@parlour/server-payments/discounts/given-codes';
import { printTable } from '../print.ts';
import { reach } from '../reach.ts';
import { needed, type Command } from './command.ts';

const headings = ['code', 'takes off', 'from', 'where', 'ways to pay', 'for', 'how often', 'until', 'used'];

/** Shows the discount codes of a brand, with how often each was used. */
export const codes: Command = async ({ target, json }) => {
  const brand = needed(target, 'which brand');
  const there = await reach(process.env);
  try {
    const kept = await there.act<KeptCode[]>('brand codes', { brand });
    if (json) console.log(JSON.stringify(kept, null, 2));
    else if (kept.length === 0) console.log(`${brand} has no discount codes.`);
    else printTable(headings, kept.map(rowOf));
    return true;
  } finally {
    await there.close();
  }
};

function rowOf(code: KeptCode): string[] {
  const { percentage, value, minimum_order_value: minimum, expires_at: end } = code;
  return [
    code.code,
    percentage ? `${value}%` : money(value, code.currency),
    minimum === null ? '–' : money(minimum, code.currency),
    code.country ?? 'everywhere',
    code.payment_methods?.join(', ') ?? 'all',
    code.member_id ?? 'everybody',
    code.validity,
    !code.active ? 'switched off' : end === null ? '–' : new Date(end).toISOString().slice(0, 16).replace('T', ' '),
    `${code.uses}`,
  ];
}

/** Every currency that is served has hundredths (models/geography/currency). */
const money = (amount: number, currency: string | null): string => `${(amount / 100).toFixed(2)} ${currency ?? ''}`;
