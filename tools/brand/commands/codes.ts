import type { AnyCode } from '@parlour/server-payments/discounts/given-codes';
import { needed } from '../../control/command.ts';
import { harmlessLine } from '../../control/harmless.ts';
import { printJson, printTable, sum } from '../../control/print.ts';
import type { BrandAct } from '../../../apps/server/src/brand-acts/brand-acts.ts';
import type { AskedOf, Reach } from '../../control/reach.ts';
import { defineCommand } from '../typed.ts';

const headings = ['code', 'takes off', 'from', 'where', 'ways to pay', 'for', 'how often', 'until', 'used'];

/** Shows the discount codes of a brand, with how often each was used, or what one member is told who types one. */
export const codes = defineCommand(['target', 'json', 'code', 'member'], async (there, typed) => {
  const { json, code, member } = typed;
  const brand = needed(typed.target, 'which brand');
  if (code !== undefined || member !== undefined)
    return judge(there, { brand, code: needed(code, 'the --code'), member: needed(member, 'the --member') }, json);
  const kept = await there.act('brand codes', { brand });
  if (json) printJson(kept);
  else if (kept.length === 0) console.log(`${brand} has no discount codes.`);
  else printTable(headings, kept.map(rowOf));
});

/** Says what a member reads who types a code now: it counts, or the refusal by its name. */
async function judge(
  there: Reach<BrandAct>,
  asked: AskedOf<BrandAct, 'brand judge code'>,
  json: boolean,
): Promise<void> {
  const judged = await there.act('brand judge code', asked);
  if (json) return printJson(judged);
  const verdict = judged.refusal === null ? 'counts' : `does not count: ${judged.refusal}`;
  console.log(`${asked.code} ${verdict}, for ${harmlessLine(judged.member)}, ${judged.memberId}.`);
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
          : `${new Date(end).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `${code.uses ?? '–'}`,
  ];
}
