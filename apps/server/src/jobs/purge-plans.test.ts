import { sql } from 'kysely';
import { purgeSome } from '@parlour/server-jobs/purge';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { expect, test } from 'vitest';
import { purges } from './maintenance.ts';

const database = await databaseOfFile();

interface PlanNode {
  'Node Type': string;
  Plans?: PlanNode[];
}

const typesOf = (node: PlanNode): string[] => [node['Node Type'], ...(node.Plans ?? []).flatMap(typesOf)];

/** Tables are empty here, so the planner is told to read one as a whole, or to sort, only where nothing else is left. */
test.each(purges.map((purge) => [`${purge.table} by ${purge.time}`, purge] as const))(
  'what is over of %s is found by an index, the oldest first, and no more than a batch of it',
  async (_name, purge) => {
    const plan = await database.owner.transaction().execute(async (trx) => {
      await sql.raw('set local enable_seqscan = off').execute(trx);
      await sql.raw('set local enable_sort = off').execute(trx);
      return sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>`explain (format json) ${purgeSome(purge)}`.execute(trx);
    });
    const types = typesOf(plan.rows[0]!['QUERY PLAN'][0].Plan);
    expect(types.filter((type) => /Seq Scan|Sort/.test(type))).toEqual([]);
    expect(types.slice(0, 5)).toEqual(['ModifyTable', 'Limit', 'LockRows', expect.any(String), expect.any(String)]);
  },
);
