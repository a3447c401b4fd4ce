import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount } from '@parlour/contract/account/delete-account';
import { logIn } from '@parlour/contract/account/log-in';
import { reactivate } from '@parlour/contract/account/reactivate';
import { signUp } from '@parlour/contract/account/sign-up';
import type { Database } from '@parlour/server-db/database';
import { testDatabase } from '@parlour/testing/database';
import { signIn } from '@parlour/testing/sign-in';
import {
  accountStage,
  codeOf,
  confirmedMember,
  password,
  sessionsOf,
  signUpBody,
  tokenOf,
  type AccountStage,
} from './testing/account-stage.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const leave = (stage: AccountStage, id: string, typed = password) =>
  stage.call(deleteAccount, { body: { password: typed } }, { id });
const stateOf = ({ world }: AccountStage, id: string) =>
  world.db
    .selectFrom('members')
    .innerJoin('profiles', 'profiles.member_id', 'members.id')
    .select(['members.status', 'members.delete_at', 'profiles.status as profile'])
    .where('members.id', '=', id)
    .executeTakeFirstOrThrow();

async function left(brand: string) {
  const { stage, id } = await confirmedMember(database, brand);
  await leave(stage, id);
  return { stage, id, token: tokenOf(await stage.newestLink()) };
}

describe('leaving', () => {
  it('hides the member at once, ends every session, and says until when they may come back', async () => {
    const { stage, id } = await confirmedMember(database, 'hidden');
    await signIn(stage.world.db, 'hidden', id, stage.world.now);
    const until = '2026-12-04T20:00:00.000Z';
    expect(await leave(stage, id)).toEqual({ delete_at: until, reactivate_until: until });
    expect(await stateOf(stage, id)).toEqual({
      status: 'pending_deletion',
      delete_at: new Date(until),
      profile: 'disabled',
    });
    expect(await sessionsOf(stage, id)).toEqual([]);
    expect(stage.deeds.mails.at(-1)).toMatchObject({ kind: 'account-deleted', memberId: id });
    expect(await codeOf(stage.call(logIn, { body: { login: 'Tom', password } }))).toBe('account_pending_deletion');
  });

  it('needs the password', async () => {
    const { stage, id } = await confirmedMember(database, 'asks');
    expect(await codeOf(leave(stage, id, 'wrong'))).toEqual({ password: 'old_password_wrong' });
    expect(await stateOf(stage, id)).toMatchObject({ status: 'active', profile: 'active' });
  });
});

describe('coming back', () => {
  it('by the mailed link shows the member again and logs them in, once', async () => {
    const { stage, id, token } = await left('back');
    stage.started.length = 0;
    const { user } = await stage.call(reactivate, { body: { token } });
    expect(user).toMatchObject({ id, status: 'active', delete_at: null });
    expect(stage.started).toEqual([id]);
    expect(await stateOf(stage, id)).toEqual({ status: 'active', delete_at: null, profile: 'active' });
    expect(await codeOf(stage.call(reactivate, { body: { token } }))).toBe('link_expired');
  });

  it('is over after 14 days, and another brand knows nothing of it', async () => {
    const { stage, token } = await left('over');
    expect(await codeOf(accountStage(database, 'over-there').call(reactivate, { body: { token } }))).toBe(
      'link_expired',
    );
    stage.wait(14 * 24 * 60);
    expect(await codeOf(stage.call(reactivate, { body: { token } }))).toBe('link_expired');
  });

  it('leaves an unconfirmed member unconfirmed and unseen', async () => {
    const stage = accountStage(database, 'unconfirmed');
    const { user } = await stage.call(signUp, { body: signUpBody() });
    await leave(stage, user.id);
    await stage.call(reactivate, { body: { token: tokenOf(await stage.newestLink()) } });
    expect(await stateOf(stage, user.id)).toMatchObject({ status: 'not_confirmed', profile: 'disabled' });
  });
});
