import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleApi, type SampleApi } from '../testing/sample-api.ts';

let api: SampleApi;
beforeAll(async () => {
  api = await sampleApi();
});
afterAll(() => api.close());

test('a page in the background keeps nobody here', async () => {
  const db = api.dbOf('default');
  /** A login, and which session it began: two may begin in one millisecond, so their times say not which is which. */
  const begin = async (): Promise<{ cookie: string; id: string }> => {
    const known = await sessionIds();
    const cookie = await api.logIn('default', api.members.default);
    const [id, ...more] = (await sessionIds()).filter((each) => !known.includes(each));
    if (id === undefined || more.length > 0) throw new Error('a login begins one session');
    return { cookie, id };
  };
  const sessionIds = async (): Promise<string[]> =>
    (await db.selectFrom('sessions').select('id').where('brand', '=', 'default').execute()).map(({ id }) => id);
  const inBackground = await begin();
  const inSight = await begin();
  const before = new Date(Date.now() - 300_000);
  await db.updateTable('sessions').set({ last_seen_at: before }).where('brand', '=', 'default').execute();
  const read = async ({ cookie }: { cookie: string }, more: Record<string, string> = {}) =>
    (await api.app.inject({ url: '/api/who.php', headers: { host: 'default.localhost', cookie, ...more } })).statusCode;
  const isSeen = async ({ id }: { id: string }): Promise<boolean> =>
    (await db.selectFrom('sessions').select('last_seen_at').where('id', '=', id).executeTakeFirstOrThrow())
      .last_seen_at > before;

  expect([await read(inBackground, { 'x-page-hidden': '1' }), await read(inSight)]).toEqual([200, 200]);
  await expect.poll(() => isSeen(inSight)).toBe(true);
  expect(await isSeen(inBackground)).toBe(false);
  expect(await read(inBackground)).toBe(200);
  await expect.poll(() => isSeen(inBackground)).toBe(true);
});
