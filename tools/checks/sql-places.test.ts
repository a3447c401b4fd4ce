import { expect, test } from 'vitest';
import { allSources } from './sources.ts';
import { strayStatements } from './sql-places.ts';

const found = (text: string, file = 'libs/server/chat/src/planted.ts'): string[] => strayStatements({ file, text });

test.each([
  'const { rows } = await sql`select 1`.execute(db);',
  'const { rows } = await sql<{ id: string }>`',
  "await trx.updateTable('messages')",
  "    .selectFrom('members')",
])('%s is found', (text) => {
  expect(found(text)).toHaveLength(1);
});

test.each(['libs/server/chat/src/store/planted.ts', 'libs/server/bus/src/planted.ts'])('it is fine in %s', (file) => {
  expect(found("db.selectFrom('messages')", file)).toEqual([]);
});

test('only the stores of the slices hold SQL', async () => {
  expect(
    (await allSources()).flatMap(strayStatements),
    'Move the statement into a function of the `store/` of its slice, which the handler calls',
  ).toEqual([]);
});
