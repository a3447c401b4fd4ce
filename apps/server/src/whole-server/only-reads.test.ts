import { DefaultQueryExecutor } from 'kysely';
import { onlyReads } from '@parlour/contract/only-reads';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testServer, type TestBrand, type TestServer } from '../testing/server.fixture.ts';
import { joinedCalls } from '../testing/joined-calls.fixture.ts';
import { everythingOf, sampleInput } from '../testing/sample-inputs.fixture.ts';

let server: TestServer;
let here: TestBrand;
beforeAll(async () => {
  server = await testServer();
  [here] = server.brands;
  // About a pending payment its provider is asked, and that it was is kept, once it is certain who asks (get-payment.test.ts).
  await server.database
    .forBrand(here.id)
    .updateTable('payments')
    .set({ status: 'failed' })
    .where('brand', '=', here.id)
    .execute();
});
afterAll(() => server.close());

const calls = joinedCalls.map(({ call }) => call);
const reading = calls
  .filter(onlyReads)
  .map((call) => [`${call.path} ${JSON.stringify(call.when ?? {})}`, call] as const);

const writing = /\b(?:insert\s+into|update\s+\S+\s+set|update\s+"|delete\s+from|for\s+update)\b/i;

/** What the database is told while something happens. */
async function statementsOf(act: () => Promise<unknown>): Promise<string[]> {
  const base = Object.getPrototypeOf(DefaultQueryExecutor.prototype) as DefaultQueryExecutor;
  const executed = vi.spyOn(base, 'executeQuery');
  await act();
  const texts = executed.mock.calls.map(([query]) => query.sql);
  executed.mockRestore();
  return texts;
}

/** They are begun before it is certain who asks (decision 17). */
test.each(reading)('%s changes nothing', async (_, call) => {
  const cookie = await server.api.logIn(here.id, here.viewer.id);
  const { query } = sampleInput(call, everythingOf(here));
  const asked = () => server.api.send(call, { brand: here.id, cookie, query: query as never });
  const statements = await statementsOf(async () => expect((await asked()).status).toBeLessThan(500));
  expect(statements.filter((text) => writing.test(text))).toEqual([]);
});

test('a statement that writes is seen', async () => {
  const rows = server.database.forBrand(here.id).updateTable('profiles').set({ city: null }).where('brand', '=', '');
  const [text] = await statementsOf(() => rows.execute());
  expect(text).toMatch(writing);
});
