import { getConsents } from '@parlour/contract/account/consents/get-consents';
import { saveConsent } from '@parlour/contract/account/consents/save-consent';
import { listChats } from '@parlour/contract/chat/list-chats';
import { termsVersionOf } from '@parlour/models/account/consents/consents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsFiles } from '../brands.ts';
import { testServer, type TestBrand, type TestMember, type TestServer } from '../testing/server.fixture.ts';
import { plainBrowser, type PlainPage } from '../testing/plain-browser.fixture.ts';
import { sourcePages } from '../testing/source-pages.fixture.ts';

const action = '/settings?part=consents';
const version = termsVersionOf(settingsFiles[0]!.company.added);
let server: TestServer;
let here: TestBrand;
beforeAll(async () => {
  server = await testServer({ pages: sourcePages });
  [here] = server.brands;
});
afterAll(() => server.close());

const browserOf = ({ cookie }: Pick<TestMember, 'cookie'>) => plainBrowser(server.api, `${here.id}.localhost`, cookie);
const dueOf = async ({ cookie }: TestMember) => (await server.api.send(getConsents, { cookie })).body['due'];
/** The dialog as it stands in the page, and whether the page behind it can be reached. */
const standing = ({ html }: PlainPage) => ({
  dialog: /<dialog[^>]* open=""/.test(html),
  inert: /<div[^>]* inert=""/.test(html),
});

test('without JavaScript what is due is asked in front of the page, question by question, and leads back to it', async () => {
  const browser = browserOf(here.viewer);
  const first = await browser.open('/members?page=1');
  for (const page of [first, await browser.open(`/chats/${here.conversationId}`)])
    expect(standing(page), page.address).toEqual({ dialog: true, inert: true });
  expect(first.html).toMatch(/Our <a[^>]*href="\/pages\/terms"[^>]*>terms<\/a> have changed\./);
  const second = await browser.submit(first, action);
  expect([second.status, second.address]).toEqual([200, '/members?page=1']);
  expect(await dueOf(here.viewer)).toEqual(['special_data', 'age']);
  expect(second.html).not.toContain('have changed.');
  expect(second.html).toContain('may say something about your sexuality');
  const last = await browser.submit(await browser.submit(second, action), action);
  expect(standing(last)).toEqual({ dialog: false, inert: false });
  expect(await dueOf(here.viewer)).toEqual([]);
});

test('nothing stands in front of the texts, of the settings, nor of a visitor’s page; logging out is a press away', async () => {
  const browser = browserOf(here.friend);
  for (const page of ['/pages/terms', '/settings', '/settings?part=leave', '/complaints'])
    expect(standing(await browser.open(page)), page).toEqual({ dialog: false, inert: false });
  expect((await browserOf({ cookie: '' }).open('/pricing')).html).not.toContain('Before you go on');
  expect((await browser.submit(await browser.open('/likes'), '/settings?part=log-out')).address).toBe('/');
});

test('no call is refused because of what is due', async () => {
  expect(await dueOf(here.stranger)).toContain('terms');
  expect((await server.api.send(listChats, { cookie: here.stranger.cookie })).status).toBe(200);
});

test('an answer about an older text is refused in words, among the settings, where it can be given again', async () => {
  const browser = browserOf(here.stranger);
  const refused = await browser.submit(await browser.open('/chats'), action, { version: '2023-12-01', next: null });
  expect([refused.status, refused.address]).toEqual([422, action]);
  expect(refused.html).toContain('Our terms have changed. Reload the page and read them again.');
  const kept = await browser.submit(refused, action);
  expect([kept.status, kept.address]).toEqual([200, '/settings?done=consents#consents']);
  expect(await dueOf(here.stranger)).toEqual(['special_data', 'age']);
});

test('what is not needed is taken back by a form of the settings, and is no longer there', async () => {
  const { viewer } = here;
  const body = { kind: 'fictional_profiles', version, given: true } as const;
  await server.api.send(saveConsent, { cookie: viewer.cookie, body });
  const browser = browserOf(viewer);
  const settings = await browser.open('/settings');
  expect(settings.html).toContain('Some profiles are fictional');
  const taken = await browser.submit(settings, action);
  expect(taken.address).toBe('/settings?done=consents#consents');
  expect(taken.html).not.toContain('Some profiles are fictional');
});
