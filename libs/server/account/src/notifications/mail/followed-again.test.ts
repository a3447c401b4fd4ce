import { afterAll, beforeAll, expect, it } from 'vitest';
import { brand as modelBrand } from '@parlour/app-default/settings';
import { activate } from '@parlour/contract/account/activation/activate';
import { changeMail } from '@parlour/contract/account/mail-change/change-mail';
import { deleteAccount } from '@parlour/contract/account/leaving/delete-account';
import { deleteClosedAccount } from '@parlour/contract/account/leaving/delete-closed-account';
import { getUser } from '@parlour/contract/account/user/get-user';
import { reactivate } from '@parlour/contract/account/leaving/reactivate';
import { resetPassword } from '@parlour/contract/account/password/reset-password';
import type { LinkPurpose } from '@parlour/models/account/mailed-links';
import { buildApi, type TestApi } from '@parlour/testing/build-api';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { accountCalls } from '../../index.ts';
import { hashPassword } from '../../password/password-hash.ts';
import { linkFor } from '../../testing/link-for.ts';
import { quietPorts } from '../../testing/account-stage.ts';

const database = await databaseOfFile();
let api: TestApi;
const brand = 'followed';

beforeAll(async () => {
  api = await buildApi({
    database,
    brands: [{ ...modelBrand, id: brand }],
    calls: accountCalls(quietPorts().ports),
  });
});
afterAll(() => api.close());

type Status = 'not_confirmed' | 'active' | 'pending_deletion' | 'blocked';

/** A member of this status, and the token of a link that they were mailed. */
async function mailed(purpose: LinkPurpose, status: Status): Promise<{ memberId: string; token: string }> {
  const db = api.dbOf(brand);
  const [memberId, now] = [await addMember(db, brand, { confirmed: status !== 'not_confirmed' }), new Date()];
  const delete_at = status === 'pending_deletion' ? new Date(now.getTime() + 86_400_000) : null;
  await db.updateTable('members').set({ status, delete_at }).where('id', '=', memberId).execute();
  const token = await linkFor(db, { brand, memberId }, purpose, now);
  const payload = JSON.stringify({ email: `${purpose}@example.com` });
  await db.updateTable('tokens').set({ payload }).where('member_id', '=', memberId).execute();
  return { memberId, token };
}

/** A browser in which nobody is logged in. */
const browser = async (): Promise<string> =>
  [(await api.send(getUser)).headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .join('; ');

const fresh = { password: 'seven quiet lighthouses', password_repeat: 'seven quiet lighthouses' };

it.each([
  ['password-reset', 'active', resetPassword, fresh],
  ['mail-change', 'active', changeMail, { action: 'confirm' }],
  ['reactivation', 'pending_deletion', reactivate, {}],
  ['leaving', 'blocked', deleteClosedAccount, {}],
] as const)('a link of %s, after a lost answer, does not say that it failed', async (purpose, status, call, typed) => {
  const { token } = await mailed(purpose, status);
  const body = { token, ...typed } as never;
  const [cookie, key] = [await browser(), crypto.randomUUID()];
  const first = await api.send(call, { body, key, cookie });
  expect(first.status).toBeLessThan(300);
  const again = await api.send(call, { body, key, cookie });
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  const underAnotherKey = await api.send(call, { body, key: crypto.randomUUID(), cookie });
  expect(underAnotherKey.body).toMatchObject({ error: { code: 'link_expired' } });
});

it.each([
  ['password-reset', 'active', resetPassword, fresh],
  ['mail-change-undo', 'active', changeMail, { action: 'undo' }],
] as const)(
  'a link of %s that ends the session it was followed in is answered again',
  async (purpose, status, call, typed) => {
    const { memberId, token } = await mailed(purpose, status);
    const loggedIn = await api.logIn(brand, memberId);
    const act = { body: { token, ...typed } as never, key: crypto.randomUUID() };
    const [cookie, elsewhere] = [`${await browser()}; ${loggedIn}`, `${await browser()}; ${loggedIn}`];
    const first = await api.send(call, { ...act, cookie });
    expect(first.status).toBe(200);
    const again = await api.send(call, { ...act, cookie });
    expect([again.status, again.body, again.headers['set-cookie']]).toEqual([200, first.body, undefined]);
    expect((await api.send(call, { ...act, cookie: elsewhere })).status).toBeGreaterThan(399);
  },
);

it('a link of activation that another member follows leaves them logged in, and is answered again', async () => {
  const { token } = await mailed('activation', 'not_confirmed');
  const memberId = await addMember(api.dbOf(brand), brand);
  const cookie = `${await browser()}; ${await api.logIn(brand, memberId)}`;
  const act = { body: { token }, key: crypto.randomUUID(), cookie };
  const first = await api.send(activate, act);
  expect([first.status, first.body['user']]).toEqual([200, null]);
  const again = await api.send(activate, act);
  expect([again.status, again.body, again.headers['set-cookie']]).toEqual([200, first.body, undefined]);
  expect((await api.send(getUser, { cookie })).body).toMatchObject({ user: { id: memberId } });
});

it('whoever has left is told again until when they may come back, in that browser and for those words alone', async () => {
  const db = api.dbOf(brand);
  const memberId = await addMember(db, brand);
  const password_hash = await hashPassword('lantern under the stairs');
  await db.updateTable('members').set({ password_hash }).where('id', '=', memberId).execute();
  const loggedIn = await api.logIn(brand, memberId);
  const [cookie, elsewhere] = [`${await browser()}; ${loggedIn}`, `${await browser()}; ${loggedIn}`];
  const act = { body: { password: 'lantern under the stairs' }, key: crypto.randomUUID(), cookie };
  const first = await api.send(deleteAccount, act);
  expect([first.status, typeof first.body['reactivate_until']]).toEqual([202, 'string']);
  const again = await api.send(deleteAccount, act);
  expect([again.status, again.body, again.headers['set-cookie']]).toEqual([202, first.body, undefined]);
  for (const other of [
    { ...act, cookie: elsewhere },
    { ...act, key: crypto.randomUUID() },
    { ...act, body: { password: 'another' } },
    { ...act, body: { password: '' } },
    { ...act, key: 'no key' },
  ])
    expect((await api.send(deleteAccount, other)).body).toMatchObject({ error: { code: 'authentication_required' } });
});
