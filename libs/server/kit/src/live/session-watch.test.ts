import { afterEach, beforeAll, beforeEach, expect, test, vi, type Mock } from 'vitest';
import { sessionDays } from '@parlour/models/account/session-days';
import { DAY } from '@parlour/models/durations';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { insertSession } from '../sessions/session-store.ts';
import { sessionWatch } from './session-watch.ts';
import type { Site } from '../sites/sites.ts';

const begun = new Date('2026-11-21T12:00:00Z');

const database = await databaseOfFile();
let site: Site;
let sessionId: string;
beforeAll(async () => {
  site = { brand: { id: 'default' }, db: database.forBrand('default') } as Site;
  const memberId = await addMember(site.db, 'default');
  const session = { memberId, tokenHash: new Uint8Array([1]), device: '', country: null, now: begun };
  sessionId = (await insertSession(site.db, 'default', session)).id;
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** Waits until the watch has looked: the second time has begun, which it does after the first. */
async function looked(now: Mock): Promise<void> {
  const before = now.mock.calls.length;
  const tick = (): number => {
    vi.advanceTimersByTime(700);
    return now.mock.calls.length;
  };
  await expect.poll(tick).toBeGreaterThan(before + 1);
}

test('a session ends by the clock of the server', async () => {
  const [now, ended] = [vi.fn(() => begun), vi.fn()];
  const stop = sessionWatch({ now, report: ended }).add(site, sessionId, ended);
  await looked(now);
  expect(ended).not.toHaveBeenCalled();
  now.mockReturnValue(new Date(begun.getTime() + sessionDays * DAY));
  await looked(now);
  expect(ended).toHaveBeenCalledWith();
  stop();
});

test('what cannot be ended is told of, and keeps nothing else from ending', async () => {
  const failure = new Error('The stream is broken.');
  const [report, ended] = [vi.fn(), vi.fn()];
  const watch = sessionWatch({ now: () => begun, report });
  const gone = crypto.randomUUID();
  const stops = [
    watch.add(site, gone, () => {
      throw failure;
    }),
    watch.add(site, gone, ended),
  ];
  vi.advanceTimersByTime(1_000);
  await expect.poll(() => ended.mock.calls.length).toBe(1);
  expect(report).toHaveBeenCalledExactlyOnceWith(failure);
  for (const stop of stops) stop();
});

test('where the database is away, sessions go on until it can be asked, and that is told of once an outage', async () => {
  const [now, report, ended] = [vi.fn(() => begun), vi.fn(), vi.fn()];
  const away = new Error('The database is away.');
  let isAway = true;
  const selectFrom = () => {
    if (isAway) throw away;
    return site.db.selectFrom('sessions');
  };
  const stop = sessionWatch({ now, report }).add({ ...site, db: { selectFrom } } as unknown as Site, sessionId, ended);
  await looked(now);
  await looked(now);
  expect(report).toHaveBeenCalledExactlyOnceWith(away);
  isAway = false;
  await looked(now);
  isAway = true;
  await looked(now);
  expect(report.mock.calls).toEqual([[away], [away]]);
  expect(ended).not.toHaveBeenCalled();
  stop();
});

test('an outage that nobody saw the end of, as the last stream went in it, hides no later one', async () => {
  const [now, report] = [vi.fn(() => begun), vi.fn()];
  const away = new Error('The database is away.');
  const selectFrom = () => {
    throw away;
  };
  const watch = sessionWatch({ now, report });
  for (const outage of [1, 2]) {
    const stop = watch.add({ ...site, db: { selectFrom } } as unknown as Site, sessionId, vi.fn());
    await looked(now);
    expect(report).toHaveBeenCalledTimes(outage);
    stop();
  }
});
