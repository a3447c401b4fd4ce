import type { PageCount } from '@parlour/server-db/page-counts';
import { printTable } from '../print.ts';
import { reach } from '../reach.ts';
import { needed, type Command } from './command.ts';

/** Shows how often a brand's pages were left in the last 30 days. */
export const counters: Command = async ({ target, json }) => {
  const brand = needed(target, 'which brand');
  const there = await reach(process.env);
  try {
    const counts = await there.act<PageCount[]>('brand counters', { brand });
    if (json) console.log(JSON.stringify(counts, null, 2));
    else if (counts.length === 0) console.log(`Nobody was counted in the last 30 days.`);
    else
      printTable(
        ['page', 'left', 'left at once'],
        counts.map(({ page, hidden, bounce }) => [page, `${hidden}`, `${bounce}`]),
      );
    return true;
  } finally {
    await there.close();
  }
};
