import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testServer, type TestBrand, type TestMember, type TestServer } from '../testing/server.fixture.ts';
import { plainBrowser } from '../testing/plain-browser.fixture.ts';
import { sourcePages } from '../testing/source-pages.fixture.ts';

const step = '/complete-signup?step=photo';
/** What a browser posts where no file was chosen. */
const none = new File([], '');
let server: TestServer;
let here: TestBrand;

beforeAll(async () => {
  server = await testServer({ pages: sourcePages });
  [here] = server.brands;
});
beforeEach(() => db().updateTable('members').set({ signup_steps: '{}' }).where('brand', '=', here.id).execute());
afterAll(() => server.close());

const db = () => server.api.dbOf(here.id);
const browserOf = ({ cookie }: TestMember) => plainBrowser(server.api, `${here.id}.localhost`, cookie);
const photosOf = ({ id }: TestMember) =>
  db().selectFrom('photos').select('id').where('brand', '=', here.id).where('member_id', '=', id).execute();
const stepsOf = async ({ id }: TestMember) => {
  const members = db().selectFrom('members').select('signup_steps').where('brand', '=', here.id);
  return (await members.where('id', '=', id).executeTakeFirstOrThrow()).signup_steps;
};

test('who has a photo goes on without another one', async () => {
  const { viewer } = here;
  const before = await photosOf(viewer);
  const browser = browserOf(viewer);
  const next = await browser.submit(await browser.open(step), step, { file: none });
  expect(next.status).toBe(200);
  expect(next.address).not.toBe(step);
  expect(await stepsOf(viewer)).toMatchObject({ photo: 'done' });
  expect(await photosOf(viewer)).toEqual(before);
});

test('who has none is asked to choose one; the one that they then choose is theirs', async () => {
  const { stranger } = here;
  await db().deleteFrom('photos').where('brand', '=', here.id).where('member_id', '=', stranger.id).execute();
  const browser = browserOf(stranger);
  const refused = await browser.submit(await browser.open(step), step, { file: none });
  expect([refused.status, refused.address]).toEqual([422, step]);
  expect(refused.html).toContain('Choose a photo first.');
  expect(await stepsOf(stranger)).toEqual({});
  const file = new File(['a photo'], 'photo.jpg', { type: 'image/jpeg' });
  expect((await browser.submit(refused, step, { file })).status).toBe(200);
  expect(await photosOf(stranger)).toHaveLength(1);
  expect(await stepsOf(stranger)).toMatchObject({ photo: 'done' });
});
