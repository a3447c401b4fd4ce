import { needed } from '../../control/command.ts';
import { printJson, printTable } from '../../control/print.ts';
import { defineCommand } from '../typed.ts';

/** Shows how often a brand's pages were left in the last 30 days. */
export const counters = defineCommand(['target', 'json'], async (there, { target, json }) => {
  const brand = needed(target, 'which brand');
  const counts = await there.act('brand counters', { brand });
  if (json) printJson(counts);
  else if (counts.length === 0) console.log(`Nobody was counted in the last 30 days.`);
  else
    printTable(
      ['page', 'left', 'left at once'],
      counts.map(({ page, hidden, bounce }) => [page, `${hidden}`, `${bounce}`]),
    );
});
