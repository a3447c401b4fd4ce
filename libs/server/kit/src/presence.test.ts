import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleApi, type SampleApi } from './testing/sample-api.ts';

let api: SampleApi;
beforeAll(async () => {
  api = await sampleApi();
});
afterAll(() => api.close());

test('a page in the background keeps nobody here', async () => {
  const db = api.dbOf('default');
  const inBackground = await api.logIn('default', api.members.default);
  const inSight = await api.logIn('default', api.members.default);
  const before = new Date(Date.now() - 300_000);
  await db.updateTable('sessions').set({ last_seen_at: before }).where('brand', '=', 'default').execute();
  const read = async (cookie: string, more: Record<string, string> = {}) =>
    (await api.app.inject({ url: '/api/who.php', headers: { host: 'default.localhost', cookie, ...more } })).statusCode;
  /** Of both sessions, the newer one first. */
  const isSeen = async (): Promise<boolean[]> => {
    const rows = await db
      .selectFrom('sessions')
      .select('last_seen_at')
      .where('brand', '=', 'default')
      .orderBy('created_at', 'desc')
      .limit(2)
      .execute();
    return rows.map(({ last_seen_at }) => last_seen_at > before);
  };

  expect([await read(inBackground, { 'x-page-hidden': '1' }), await read(inSight)]).toEqual([200, 200]);
  await expect.poll(isSeen).toEqual([true, false]);
  expect(await read(inBackground)).toBe(200);
  await expect.poll(isSeen).toEqual([true, true]);
});
