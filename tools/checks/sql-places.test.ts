import { expect, test } from 'vitest';
import { allSources } from './sources.ts';
import { askingFiles, statementsIn, strayStatements } from './sql-places.ts';

const found = (text: string, file = 'libs/server/chat/src/planted.ts'): string[] => strayStatements({ file, text });

test.each([
  'const { rows } = await sql`select 1`.execute(db);',
  'const { rows } = await sql<{ id: string }>`',
  "await trx.updateTable('messages')",
  "    .selectFrom('members')",
])('%s is found', (text) => {
  expect(found(text)).toHaveLength(1);
});

test.each(['apps/server/src/jobs/planted.ts', 'apps/server/src/joining/store/planted.ts'])(
  'it is found in %s',
  (file) => {
    expect(found("db.selectFrom('messages')", file)).toHaveLength(1);
  },
);

test.each([
  'libs/server/chat/src/store/planted.ts',
  'libs/server/bus/src/planted.ts',
  'apps/server/src/start/health-checks.ts',
])('it is fine in %s', (file) => {
  expect(found("db.selectFrom('messages')", file)).toEqual([]);
});

test('each file of the server that may hold SQL does', async () => {
  const asking = (await allSources()).filter((source) => statementsIn(source).length > 0).map(({ file }) => file);
  expect(asking).toEqual(expect.arrayContaining([...askingFiles]));
});

test('only the stores of the slices, and the named files of the server, hold SQL', async () => {
  expect(
    (await allSources()).flatMap(strayStatements),
    'Move the statement into a function of the `store/` of its slice, which the handler calls; what no slice asks is in a file of `askingFiles`',
  ).toEqual([]);
});
