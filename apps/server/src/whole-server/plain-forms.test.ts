import { like } from '@parlour/contract/members/like';
import { getNotificationSettings } from '@parlour/contract/account/notifications/get-notification-settings';
import { accountLetter, hashPassword, linkSigner, type AccountMail } from '@parlour/server-account';
import {
  notificationLetter,
  resumeMailLetter,
  takeNotice,
  type Notice,
  type NotificationJob,
} from '@parlour/server-account/notifications/index';
import { signer } from '@parlour/server-kit/signing';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsFiles } from '../brands.ts';
import { testServer, type TestBrand, type TestServer } from '../testing/server.fixture.ts';
import { plainBrowser } from '../testing/plain-browser.fixture.ts';
import { sourcePages } from '../testing/source-pages.fixture.ts';

const password = 'seven quiet lighthouses';
let server: TestServer;
let here: TestBrand;
const jobs: { name: string; data: unknown }[] = [];

beforeAll(async () => {
  server = await testServer({ pages: sourcePages, enqueue: async (_, job) => void jobs.push(job) });
  [here] = server.brands;
  const own = { password_hash: await hashPassword(password) };
  await db().updateTable('members').set(own).where('brand', '=', here.id).execute();
});
afterAll(() => server.close());

const db = () => server.api.dbOf(here.id);
const jobContext = () => ({
  brand: { id: here.id, version: 1, settings: settingsFiles[0]! },
  db: db(),
  now: new Date(),
  tokens: linkSigner(Buffer.from('a key of the tests')),
  origin: `http://${here.id}.localhost`,
});
const browserOf = (cookie = '') => plainBrowser(server.api, `${here.id}.localhost`, cookie);
const pathOf = (link = ''): string => link.slice(jobContext().origin.length);

/** Where the newest mail about an account leads. */
async function mailedPath(kind: AccountMail['kind']): Promise<string> {
  const job = jobs.findLast(({ name, data }) => name === 'send-mail' && (data as AccountMail).kind === kind);
  return pathOf((await accountLetter(jobContext(), job?.data as AccountMail))?.link);
}

const standing = async () => {
  const { body } = await server.api.send(getNotificationSettings, { cookie: here.viewer.cookie });
  return body as unknown as { settings: { mail: object; push: object; quiet: unknown; discreet: boolean } };
};

test('what one is told is decided by a form, which says what was wrong and keeps what was typed', async () => {
  const browser = browserOf(here.viewer.cookie);
  const settings = await browser.open('/settings');
  const action = '/settings?part=notifications';
  const wish = { mail_like: 'weekly', push_match: 'never', quiet: 'on', quiet_tz: 'Europe/Amsterdam', discreet: null };
  const refused = await browser.submit(settings, action, { ...wish, quiet_from: '22:00', quiet_to: '22:00' });
  expect([refused.status, refused.address]).toEqual([422, action]);
  expect(refused.html).toMatch(/<option[^>]*value="weekly"[^>]*selected=""/);
  const saved = await browser.submit(refused, action, { quiet_to: '07:30' });
  expect([saved.status, saved.address]).toEqual([200, '/settings?done=notifications#notifications']);
  expect((await standing()).settings).toMatchObject({
    mail: { like: 'weekly' },
    push: { match: 'never' },
    quiet: { from: '22:00', to: '07:30', tz: 'Europe/Amsterdam' },
    discreet: false,
  });
});

test('the link of a mail ends them by a button; a button, or after spam another mail, takes them up again', async () => {
  const { viewer, friend } = here;
  const signing = signer(Buffer.from('a key of the tests'), 'unsubscribe');
  const body = { profile_id: viewer.id, source: 'profile' } as const;
  await server.api.send(like, { cookie: friend.cookie, key: uuid(), body });
  const happened = (jobs as NotificationJob[]).find(
    ({ name, data }) => name === 'notify' && data.memberId === viewer.id,
  );
  await takeNotice({ enqueue: async () => {}, isWatching: () => false }, jobContext(), happened!.data as Notice);
  const order = { brand: here.id, memberId: viewer.id, messages: 0, likes: 1, matches: 0 };
  const letter = await notificationLetter(jobContext(), signing, order);
  const { stopLink } = letter as { stopLink: string };
  const stopped = async (): Promise<boolean> => (await notificationLetter(jobContext(), signing, order)) === null;

  const visitor = browserOf();
  const asked = await visitor.open(pathOf(stopLink));
  expect([asked.status, await stopped()]).toEqual([200, false]);
  const done = await visitor.submit(asked, '');
  expect([done.address, await stopped()]).toEqual(['/unsubscribe?done=stop', true]);

  const browser = browserOf(viewer.cookie);
  const resume = async () => browser.submit(await browser.open('/settings'), '/settings?part=resume-mail');
  const resumed = '/settings?done=resume-mail#notifications';
  expect([(await resume()).address, await stopped()]).toEqual([resumed, false]);

  const spam = { notifications_disabled: ['fbl' as const] };
  await db().updateTable('members').set(spam).where('brand', '=', here.id).where('id', '=', viewer.id).execute();
  expect([(await resume()).address, await stopped()]).toEqual([resumed, true]);
  const job = (jobs as NotificationJob[]).find((one) => one.name === 'send-resume-mail')!;
  const mail = await resumeMailLetter(jobContext(), job.data);
  const back = await visitor.submit(await visitor.open(pathOf(mail?.link)), '');
  expect([back.address, await stopped()]).toEqual(['/unsubscribe?done=resume', false]);
});

test('the way out by mail, leaving with the password, and coming back are forms', async () => {
  const { stranger } = here;
  const visitor = browserOf();
  const wrong = await visitor.submit(await visitor.open('/account-delete'), '', { email: 'nobody' });
  expect([wrong.status, wrong.html.includes('value="nobody"')]).toEqual([422, true]);
  const sent = await visitor.submit(wrong, '', { email: `${stranger.name}@post.example`.toLowerCase() });
  expect(sent.address).toBe('/account-delete?sent=1');

  const linked = await visitor.open(await mailedPath('leaving-link'));
  const leaving = await visitor.submit(linked, '');
  expect(leaving.address).toBe('/settings?part=leave');
  const typed = { reason_ids: ['privacy', 'a_break'], comment: 'Bye' };
  const refused = await visitor.submit(leaving, '/settings?part=leave', { ...typed, password: 'not it' });
  expect([refused.status, refused.html.includes('>Bye</textarea>')]).toEqual([422, true]);
  expect(refused.html).not.toContain('not it');
  const left = await visitor.submit(refused, '/settings?part=leave', { password });
  expect(left.address).toBe('/account-deleted?left=1');
  expect(left.html).toContain('Your account will be deleted');
  const row = () => db().selectFrom('members').select('status').where('id', '=', stranger.id).executeTakeFirstOrThrow();
  expect(await row()).toEqual({ status: 'pending_deletion' });
  const reasons = await db().selectFrom('leavings').select(['reasons', 'comment']).execute();
  expect(reasons).toEqual([{ reasons: ['privacy', 'a_break'], comment: 'Bye' }]);

  const way = await visitor.open(await mailedPath('account-deleted'));
  expect((await browserOf().submit(way, '')).status).toBe(403);
  expect(await row()).toEqual({ status: 'pending_deletion' });
  const back = await visitor.submit(way, '');
  expect([back.status, back.address, await row()]).toEqual([200, '/', { status: 'active' }]);
});
