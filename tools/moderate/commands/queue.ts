import { queueMost } from '@parlour/models/safety/queue-kinds';
import { harmlessLine } from '../../control/harmless.ts';
import { printTable } from '../../control/print.ts';
import { WrongUse } from '../../control/wrong-use.ts';
import { tell } from '../deciding.ts';
import { minute } from '../line.ts';
import { defineCommand } from '../typed.ts';

/** Lists what waits for a moderator: what is urgent first, then the oldest. */
export const queue = defineCommand(
  ['brand', 'limit', 'kind', 'json'],
  async (there, { brand, kind: chosen, ...typed }) => {
    const limit = readLimit(typed.limit);
    const items = await there.act('moderate queue', { brand, limit, kind: chosen });
    if (typed.json || items.length === 0) return tell(typed.json, items, 'Nothing waits.');
    const rows = items.map(({ since, kind, status, id, name, about, ...item }) =>
      [minute(since), item.brand, kind, item.urgent ? `${status}, urgent` : status, id, name, about ?? ''].map(
        harmlessLine,
      ),
    );
    printTable(['since', 'brand', 'what', 'status', 'id', 'member', ''], rows);
    const { waiting, urgent } = await there.act('moderate count', { brand, kind: chosen });
    const unseen = urgent - items.filter((item) => item.urgent).length;
    const more = waiting - items.length;
    if (more > 0) console.log(`and ${more} more${unseen > 0 ? `, ${unseen} of them urgent` : ''}`);
  },
);

/** @throws WrongUse where it is no number of items that may be asked for at once */
function readLimit(limit: string | undefined): number | undefined {
  if (limit === undefined) return undefined;
  if (!/^[1-9]\d{0,2}$/.test(limit) || Number(limit) > queueMost)
    throw new WrongUse(`--limit takes a whole number from 1 to ${queueMost}; ${limit} is none.`);
  return Number(limit);
}
