import { describe, expect, it } from 'vitest';
import { askPasswordReset } from '@parlour/contract/account/password/ask-password-reset';
import { changePassword } from '@parlour/contract/account/password/change-password';
import { logIn } from '@parlour/contract/account/log-in/log-in';
import { passwordResetLink } from '@parlour/contract/account/password/password-reset-link';
import { resetPassword } from '@parlour/contract/account/password/reset-password';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { signIn } from '@parlour/testing/sign-in';
import { linkFor } from '../testing/link-for.ts';
import {
  accountStage,
  codeOf,
  confirmedMember,
  password,
  sessionsOf,
  signUpBody,
  tokenOf,
  type AccountStage,
} from '../testing/account-stage.ts';

const database = await databaseOfFile();

const fresh = 'seven quiet lighthouses';
const twice = (text: string) => ({ password: text, password_repeat: text });
const ask = (stage: AccountStage, email = 'tom@example.com', network?: string) =>
  stage.call(askPasswordReset, { body: { email } }, { network });

async function asked(brand: string, changes?: Parameters<typeof accountStage>[2]) {
  const { stage, id } = await confirmedMember(database, brand, changes);
  await ask(stage);
  return { stage, id, token: tokenOf(await stage.newestLink()) };
}

describe('a forgotten password', () => {
  it('is chosen anew with a mailed link, which works once; every other session ends and the member is told', async () => {
    const { stage, id, token } = await asked('forgotten');
    await signIn(stage.world.db, 'forgotten', id, stage.world.now);
    expect(await stage.call(passwordResetLink, { query: { token } })).toEqual({ valid: true, name_masked: 'T••' });

    const { user } = await stage.call(resetPassword, { body: { token, ...twice(fresh) } });
    expect(user.id).toBe(id);
    expect(stage.started).toEqual([id]);
    expect(await sessionsOf(stage, id)).toEqual([]);
    expect(stage.deeds.mails.at(-1)).toMatchObject({ kind: 'password-changed', memberId: id });
    expect(await codeOf(stage.call(logIn, { body: { login: 'Tom', password } }))).toBe('login_failed');
    expect(await codeOf(stage.call(logIn, { body: { login: 'Tom', password: fresh } }))).toBe('done');

    expect(await codeOf(stage.call(passwordResetLink, { query: { token } }))).toBe('link_expired');
    expect(await codeOf(stage.call(resetPassword, { body: { token, ...twice(fresh) } }))).toBe('link_expired');
  });

  it('is chosen anew once, by whoever holds the link at the same moment', async () => {
    const { stage, token } = await asked('forgotten-twice');
    const choose = (text: string) => codeOf(stage.call(resetPassword, { body: { token, ...twice(text) } }));
    const codes = await Promise.all([choose(fresh), choose(`another of ${fresh}`)]);
    expect(codes).toEqual(expect.arrayContaining(['done', 'link_expired']));
    expect(stage.deeds.mails.filter(({ kind }) => kind === 'password-changed')).toHaveLength(1);
  });

  it('keeps its link for what is wrong with the new one', async () => {
    const { stage, token } = await asked('mended');
    expect(await codeOf(stage.call(resetPassword, { body: { token, ...twice('tomtomtom1') } }))).toEqual({
      password: 'password_weak',
    });
    expect(await codeOf(stage.call(resetPassword, { body: { token, ...twice(fresh) } }))).toBe('done');
    const issues = resetPassword.body.safeParse({ token, password: fresh, password_repeat: 'another' }).error?.issues;
    expect(issues?.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
      'password_repeat passwords_differ',
    ]);
  });

  it('has a link for an hour, on its own brand', async () => {
    const { stage, token } = await asked('hour');
    const elsewhere = accountStage(database, 'hour-elsewhere');
    expect(await codeOf(elsewhere.call(resetPassword, { body: { token, ...twice(fresh) } }))).toBe('link_expired');
    stage.wait(60);
    expect(await codeOf(stage.call(resetPassword, { body: { token, ...twice(fresh) } }))).toBe('link_expired');
  });

  it('is not chosen anew with a link that logs in', async () => {
    const { stage, id } = await asked('other-purpose');
    const { db, now } = stage.world;
    const token = await linkFor(db, { brand: 'other-purpose', memberId: id }, 'log-in', now);
    expect(await codeOf(stage.call(passwordResetLink, { query: { token } }))).toBe('link_expired');
    expect(await codeOf(stage.call(resetPassword, { body: { token, ...twice(fresh) } }))).toBe('link_expired');
  });

  it('keeps tokens out of the queue and out of the database', async () => {
    const { stage, token } = await asked('hashed');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await stage.world.db.selectFrom('tokens').selectAll().where('brand', '=', 'hashed').execute();
    expect(JSON.stringify([rows, stage.deeds.mails])).not.toContain(token);
  });

  it('is asked for five times a day, by whatever address, and says until when', async () => {
    for (const [brand, email] of [
      ['five-known', 'tom@example.com'],
      ['five-unknown', 'nobody@example.com'],
    ] as const) {
      const { stage } = await confirmedMember(database, brand, { reveal_accounts: false });
      for (let asking = 0; asking < 5; asking++) await ask(stage, email);
      await expect(ask(stage, email)).rejects.toMatchObject({ code: 'reset_limit', params: { minutes: 1_440 } });
      expect(await codeOf(ask(stage, 'other@example.com'))).toBe('done');
      stage.wait(1_440);
      expect(await codeOf(ask(stage, email))).toBe('done');
    }
  });

  it('is asked for by many at once no oftener', async () => {
    const { stage } = await confirmedMember(database, 'burst-reset');
    await Promise.all(Array.from({ length: 12 }, () => codeOf(ask(stage))));
    expect(stage.deeds.mails.length).toBeLessThanOrEqual(5);
  });

  it('tells of an address that nobody has only where accounts are revealed', async () => {
    const revealing = accountStage(database, 'reset-tells', { reveal_accounts: true });
    expect(await codeOf(ask(revealing, 'nobody@example.com'))).toBe('email_not_found');
    const discreet = accountStage(database, 'reset-hides', { reveal_accounts: false });
    expect(await ask(discreet, 'nobody@example.com')).toEqual({});
    await expect(discreet.newestLink()).rejects.toThrow('No mail waits');
  });

  it('of somebody who is leaving brings the way back instead, and of a blocked account the way out', async () => {
    const { stage, id } = await confirmedMember(database, 'reset-leaving');
    const become = (status: 'pending_deletion' | 'blocked') =>
      stage.world.db
        .updateTable('members')
        .set({ status, delete_at: new Date(stage.world.now.getTime() + 86_400_000) })
        .where('id', '=', id)
        .execute();
    await become('pending_deletion');
    await ask(stage);
    expect(await stage.newestLink()).toContain('/account-deleted?token=');
    await become('blocked');
    await ask(stage);
    expect(await stage.newestLink()).toMatch(/&closed=1$/);
  });
});

describe('a known password', () => {
  it('is changed by whoever knows it: this session goes on, the others end, open links are void', async () => {
    const { stage, id, token } = await asked('known');
    const here = await signIn(stage.world.db, 'known', id, stage.world.now);
    await signIn(stage.world.db, 'known', id, stage.world.now);
    await stage.call(changePassword, { body: { old_password: password, ...twice(fresh) } }, { id, session: here.id });
    expect(await sessionsOf(stage, id)).toEqual([here.id]);
    expect(stage.deeds.mails.at(-1)).toMatchObject({ kind: 'password-changed' });
    expect(await stage.newestLink()).toBe('http://localhost/reset-password');
    expect(await codeOf(stage.call(passwordResetLink, { query: { token } }))).toBe('link_expired');
  });

  it('is changed without a word to an address that is not confirmed', async () => {
    const stage = accountStage(database, 'stranger');
    const { id } = (await stage.call(signUp, { body: signUpBody() })).user;
    stage.deeds.mails.length = 0;
    await stage.call(changePassword, { body: { old_password: password, ...twice(fresh) } }, { id });
    expect(stage.deeds.mails).toEqual([]);
    expect(await codeOf(stage.call(logIn, { body: { login: 'Tom', password: fresh } }))).toBe('done');
  });

  it('is not changed with a wrong one, which cannot be guessed for ever', async () => {
    const { stage, id } = await confirmedMember(database, 'guessing');
    const change = (old_password: string) =>
      stage.call(changePassword, { body: { old_password, ...twice(fresh) } }, { id });
    for (let guess = 0; guess < 10; guess++)
      expect(await codeOf(change('wrong'))).toEqual({ old_password: 'old_password_wrong' });
    await expect(change(password)).rejects.toMatchObject({ code: 'too_many_attempts', params: { minutes: 15 } });
    stage.wait(15);
    expect(await codeOf(change(password))).toBe('done');
  });

  it('counts wrong ones on after a right one, so that whoever finds a session open gains nothing by its owner’s', async () => {
    const { stage, id } = await confirmedMember(database, 'guessing-on');
    const change = (old_password: string) =>
      stage.call(changePassword, { body: { old_password, ...twice(fresh) } }, { id });
    for (let guess = 0; guess < 9; guess++) await codeOf(change('wrong'));
    expect(await codeOf(change(password))).toBe('done');
    expect(await codeOf(change('wrong'))).toEqual({ old_password: 'old_password_wrong' });
    expect(await codeOf(change('wrong'))).toBe('too_many_attempts');
  });
});
