import { askPasswordReset } from '@parlour/contract/account/password/ask-password-reset';
import { addresses } from '@parlour/contract/addresses';
import { like } from '@parlour/contract/members/like';
import { accountLetter, linkSigner, type AccountMail } from '@parlour/server-account';
import {
  notificationLetter,
  takeNotice,
  type Notice,
  type NotificationJob,
} from '@parlour/server-account/notifications/index';
import { pageLink } from '@parlour/server-mail/page-link';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { v7 as uuid } from 'uuid';
import { settingsFiles } from '../brands.ts';
import { plainBrowser } from '../testing/plain-browser.fixture.ts';
import { mailSigner, testServer, type TestBrand, type TestServer } from '../testing/server.fixture.ts';
import { sourcePages } from '../testing/source-pages.fixture.ts';

/** Members who read German, on a brand whose own language is another. */
let server: TestServer;
let here: TestBrand;
const jobs: { name: string; data: unknown }[] = [];

beforeAll(async () => {
  server = await testServer({ pages: sourcePages, enqueue: async (_, job) => void jobs.push(job) });
  [here] = server.brands;
  await db().updateTable('members').set({ language: 'de' }).where('brand', '=', here.id).execute();
});
afterAll(() => server.close());

const db = () => server.api.dbOf(here.id);
const brand = () => ({ id: here.id, version: 1, settings: settingsFiles[0]! });
const origin = () => `http://${here.id}.localhost`;
const pathOf = (link = ''): string => link.slice(origin().length);
const jobContext = () => ({
  brand: brand(),
  db: db(),
  now: new Date(),
  tokens: linkSigner(Buffer.from('a key of the tests')),
  origin: origin(),
});

async function mailedPath(kind: AccountMail['kind']): Promise<string> {
  const job = jobs.findLast(({ name, data }) => name === 'send-mail' && (data as AccountMail).kind === kind);
  return pathOf((await accountLetter(jobContext(), job?.data as AccountMail))?.link);
}

/** A browser without a choice of its own opens a page by its address in German. */
async function open(path: string, cookie = '') {
  const url = pageLink('', brand(), 'de', path);
  const { statusCode, body, headers, cookies } = await server.api.app.inject({
    url,
    headers: { host: `${here.id}.localhost`, cookie },
  });
  const kept = cookies.find(({ name }) => name === 'locale')?.value;
  return { status: statusCode, body, kept, location: headers.location };
}

const token = 'a'.repeat(43);
const about = uuid();

describe('the page of a link in a letter', () => {
  test.each([
    addresses.activate.href(undefined, { token }),
    addresses.login.href(undefined, { token }),
    addresses.resetPassword.href(),
    addresses.resetPasswordDo.href(undefined, { token }),
    addresses.mailChange.href(undefined, { token, action: 'confirm' }),
    addresses.accountDeleted.href(undefined, { token }),
    addresses.accountDeleted.href(undefined, { token, closed: 1 }),
    addresses.unsubscribe.href(undefined, { token }),
    addresses.complaints.href(undefined, { about }),
  ])('%s speaks its language, which the browser keeps, and no search engine lists it', async (path) => {
    const { status, body, kept } = await open(path);
    expect([status, /<html lang="(\w+)"/.exec(body)?.[1], kept]).toEqual([200, 'de', 'de']);
    expect(body).toContain('<meta name="robots" content="noindex"/>');
  });

  test.each([
    addresses.chats.href(),
    addresses.notifications.href(),
    addresses.settings.href(undefined, { part: 'data' }),
    addresses.transactions.href({ id: '' }),
  ])('%s leads visitors to the log-in, and members see it', async (path) => {
    const next = addresses.login.href(undefined, { next: path });
    expect(await open(path)).toMatchObject({ status: 302, location: `/de${next}` });
    const { status, body } = await open(path, here.viewer.cookie);
    expect([status, /<html lang="(\w+)"/.exec(body)?.[1]]).toEqual([200, 'de']);
  });

  test('a public one names itself and the same page in other languages', async () => {
    const { body } = await open(addresses.service.href());
    expect(body).toContain(`<link rel="canonical" href="${origin()}/de${addresses.service.href()}"/>`);
    expect(body).not.toContain('noindex');
  });
});

describe('without JavaScript', () => {
  const browserOf = (cookie = '') => plainBrowser(server.api, `${here.id}.localhost`, cookie);

  test('the link that ends mails, and what is said then, are in its language; what was chosen here stays', async () => {
    const { viewer, friend } = here;
    const liked = { profile_id: viewer.id, source: 'profile' } as const;
    await server.api.send(like, { cookie: friend.cookie, key: uuid(), body: liked });
    const happened = (jobs as NotificationJob[]).find(({ name }) => name === 'notify')!.data as Notice;
    await takeNotice({ enqueue: async () => {}, isWatching: () => false }, jobContext(), happened);
    const order = { brand: here.id, memberId: viewer.id, messages: 0, likes: 1, matches: 0 };
    const letter = await notificationLetter(jobContext(), mailSigner, order);
    const { stopLink, oneClickLink } = letter as { stopLink: string; oneClickLink: string };
    expect(oneClickLink).toMatch(/\.localhost\/api\/unsubscribe\.php\?token=/);
    const browser = browserOf();
    const opened = await browser.open(pathOf(oneClickLink));
    expect(opened.address).toBe(pathOf(stopLink));
    const asked = await browser.open(pathOf(stopLink));
    const done = await browser.submit(asked, '');
    expect([done.status, done.address]).toEqual([200, '/de/unsubscribe?done=stop']);
    expect(done.html).toContain('<html lang="de"');
    expect(browser.cookies()['locale']).toBe('en');
  });

  test('a new password is set in its language, and a link that is used up says so in it', async () => {
    const email = `${here.friend.name}@post.example`.toLowerCase();
    await server.api.send(askPasswordReset, { body: { email }, key: uuid() });
    const link = await mailedPath('password-reset');
    expect(link).toMatch(/^\/de\/reset-password\/do\?token=/);
    const browser = browserOf();
    const password = 'eight quiet lighthouses';
    const asked = await browser.open(link);
    const refused = await browser.submit(asked, '', { password: 'short', password_repeat: 'short' });
    expect([refused.status, refused.address]).toEqual([422, link]);
    const done = await browser.submit(refused, '', { password, password_repeat: password });
    expect([done.status, done.address]).toEqual([200, '/de']);
    const dead = await browser.submit(await browser.open(`/de/activate?token=${token}`), '');
    expect(dead.address).toBe('/de/activate/error');
  });

  test('who follows the way out is led on to where the account is deleted', async () => {
    const visitor = browserOf();
    const email = `${here.stranger.name}@post.example`.toLowerCase();
    const sent = await visitor.submit(await visitor.open('/account-delete'), '', { email });
    expect(sent.address).toBe('/account-delete?sent=1');
    const linked = await visitor.open(await mailedPath('leaving-link'));
    expect(linked.html).toContain('<html lang="de"');
    const leaving = await visitor.submit(linked, '');
    expect([leaving.status, leaving.address]).toEqual([200, '/de/settings?part=leave']);
  });
});
