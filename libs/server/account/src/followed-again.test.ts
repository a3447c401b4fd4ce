import { afterAll, beforeAll, expect, it } from 'vitest';
import { brand as modelBrand } from '@parlour/app-default/settings';
import { changeMail } from '@parlour/contract/account/change-mail';
import { deleteClosedAccount } from '@parlour/contract/account/delete-closed-account';
import { getUser } from '@parlour/contract/account/get-user';
import { reactivate } from '@parlour/contract/account/reactivate';
import { resetPassword } from '@parlour/contract/account/reset-password';
import type { LinkPurpose } from '@parlour/models/account/mailed-links';
import type { Database } from '@parlour/server-db/database';
import { buildApi, type TestApi } from '@parlour/testing/build-api';
import { testDatabase } from '@parlour/testing/database';
import { addMember } from '@parlour/testing/members';
import { accountCalls } from './index.ts';
import { insertLink } from './store/links.ts';
import { quietPorts } from './testing/account-stage.ts';

let database: Database;
let api: TestApi;
const brand = 'followed';

beforeAll(async () => {
  database = await testDatabase();
  api = await buildApi({
    database,
    brands: [{ ...modelBrand, id: brand }],
    calls: accountCalls(quietPorts().ports),
  });
});
afterAll(async () => {
  await api.close();
  await database.close();
});

type Status = 'active' | 'pending_deletion' | 'blocked';

/** The token of a link that a member of this status was mailed. */
async function mailedToken(purpose: LinkPurpose, status: Status): Promise<string> {
  const db = api.dbOf(brand);
  const [memberId, now] = [await addMember(db, brand), new Date()];
  const delete_at = status === 'pending_deletion' ? new Date(now.getTime() + 86_400_000) : null;
  await db.updateTable('members').set({ status, delete_at }).where('id', '=', memberId).execute();
  const token = await insertLink(db, { brand, memberId }, purpose, now);
  const payload = JSON.stringify({ email: `${purpose}@example.com` });
  await db.updateTable('tokens').set({ payload }).where('member_id', '=', memberId).execute();
  return token;
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
  const body = { token: await mailedToken(purpose, status), ...typed } as never;
  const [cookie, key] = [await browser(), crypto.randomUUID()];
  const first = await api.send(call, { body, key, cookie });
  expect(first.status).toBeLessThan(300);
  const again = await api.send(call, { body, key, cookie });
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  const underAnotherKey = await api.send(call, { body, key: crypto.randomUUID(), cookie });
  expect(underAnotherKey.body).toMatchObject({ error: { code: 'link_expired' } });
});
