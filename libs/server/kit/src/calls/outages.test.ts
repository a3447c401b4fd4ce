import { MINUTE } from '@parlour/models/durations';
import { DatabaseAway } from '@parlour/server-db/database-away';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sampleApi, type SampleApi } from '../testing/sample-api.ts';
import { sampleBuilds } from '../testing/page-build.ts';
import { fruits, sampleCalls, whoAmI } from '../testing/sample-calls.ts';
import { handle } from './handle.ts';
import { newsOfOutages } from './outages.ts';

const away = new DatabaseAway(new Error('connect ECONNREFUSED'));

const lines: string[] = [];
let failure: Error = away;
let api: SampleApi;
beforeAll(async () => {
  const failing = handle(fruits, () => Promise.reject(failure));
  api = await sampleApi({
    calls: [...sampleCalls({ deposits: 0 }).filter(({ call }) => call !== fruits), failing],
    pages: sampleBuilds(null),
    log: { level: 'error', stream: { write: (line) => void lines.push(line) } },
  });
});
beforeEach(() => void (lines.length = 0));
afterAll(() => api.close());

const told = () => lines.map((line) => (JSON.parse(line) as { msg: string }).msg);

test('requests that fail while the database is away are told of once', async () => {
  const cookie = await api.logIn('default', api.members.default);
  const asked = vi.spyOn(api.dbOf('default'), 'executeQuery').mockRejectedValue(away);
  const answers = [await api.send(whoAmI, { cookie }), await api.send(whoAmI, { cookie })];
  asked.mockRestore();
  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  expect(told()).toEqual(['a request failed']);
});

test('so are calls, and every other failure each', async () => {
  for (failure of [away, away, new Error('wrong'), new Error('wrong')]) await api.send(fruits);
  expect(told()).toEqual(Array(3).fill('a call failed'));
});

test('an outage is over when a minute has passed without a failure', () => {
  let now = 0;
  const isNews = newsOfOutages(() => now);
  const toldAt = [0, MINUTE, 2 * MINUTE, 3 * MINUTE + 1].map((time) => ((now = time), isNews(away)));
  expect(toldAt).toEqual([true, false, false, true]);
});
