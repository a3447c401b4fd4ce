import type { AnyCode } from '@parlour/server-payments/discounts/given-codes';
import { harmlessLine } from '../../moderate/harmless.ts';
import { printTable, sum } from '../print.ts';
import { reach } from '../reach.ts';
import { needed, type Command } from './command.ts';

const headings = ['code', 'takes off', 'from', 'where', 'ways to pay', 'for', 'how often', 'until', 'used'];

/** Shows the discount codes of a brand, with how often each was used, or what one member is told who types one. */
export const codes: Command = async ({ target, json, code, member }) => {
  const brand = needed(target, 'which brand');
  if (code !== undefined || member !== undefined)
    return judge(brand, needed(code ?? null, 'the --code'), needed(member ?? null, 'the --member'), json);
  const there = await reach(process.env);
  try {
    const kept = await there.act<AnyCode[]>('brand codes', { brand });
    if (json) console.log(JSON.stringify(kept, null, 2));
    else if (kept.length === 0) console.log(`${brand} has no discount codes.`);
    else printTable(headings, kept.map(rowOf));
    return true;
  } finally {
    await there.close();
  }
};

interface Judged {
  member: string;
  memberId: string;
  /** The code of the refusal; null where it counts. */
  refusal: string | null;
}

/** Says what a member reads who types a code now: it counts, or the refusal by its name. */
async function judge(brand: string, code: string, member: string, json: boolean): Promise<boolean> {
  const there = await reach(process.env);
  try {
    const judged = await there.act<Judged>('brand judge code', { brand, code, member });
    const verdict = judged.refusal === null ? 'counts' : `does not count: ${judged.refusal}`;
    const words = `${code} ${verdict}, for ${harmlessLine(judged.member)}, ${judged.memberId}.`;
    console.log(json ? JSON.stringify(judged, null, 2) : words);
    return true;
  } finally {
    await there.close();
  }
}

function rowOf(code: AnyCode): string[] {
  const { percentage, value, minimum_order_value: minimum, expires_at: end } = code;
  return [
    code.code,
    percentage ? `${value}%` : sum(value, code.currency),
    minimum === null ? '–' : sum(minimum, code.currency),
    code.country ?? 'everywhere',
    code.payment_methods?.join(', ') ?? 'all',
    code.member_id ?? 'everybody',
    code.validity,
    code.fromSettings
      ? `settings: ${code.fromSettings}`
      : !code.active
        ? 'switched off'
        : end === null
          ? '–'
          : new Date(end).toISOString().slice(0, 16).replace('T', ' '),
    `${code.uses ?? '–'}`,
  ];
}
