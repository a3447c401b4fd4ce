import { describe, expect, it, vi } from 'vitest';
import type * as argon2 from '@node-rs/argon2';
import { changePassword } from '@parlour/contract/account/password/change-password';
import { logIn } from '@parlour/contract/account/log-in/log-in';
import { setLanguage } from '@parlour/contract/account/user/set-language';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { accountStage, codeOf, confirmedMember, password, signUpBody, tryIn } from '../testing/account-stage.ts';

const verified = vi.hoisted(() => {
  // Another file of this worker may have loaded the modules without the counter.
  vi.resetModules();
  return { count: 0 };
});
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof argon2>();
  return {
    ...real,
    verify: (...args: Parameters<typeof real.verify>) => ((verified.count += 1), real.verify(...args)),
  };
});

const database = await databaseOfFile();

/** Passwords that are checked at every log-in: the owner's, and those of three who have not confirmed. */
const checks = 4;

describe('logging in', () => {
  it('works by address and by name, however they are written, and starts a session', async () => {
    const { stage, id } = await confirmedMember(database, 'ways');
    for (const login of ['TOM@example.com ', ' tom', 'Tom']) expect((await tryIn(stage, { login })).user.id).toBe(id);
    expect(stage.started).toEqual([id, id, id]);
  });

  it('answers one thing to a wrong password and to a login that nobody has', async () => {
    const { stage } = await confirmedMember(database, 'same');
    for (const attempt of [{ password: 'wrong' }, { login: 'nobody@example.com' }, { login: 'Nobody' }]) {
      expect(await codeOf(tryIn(stage, attempt))).toBe('login_failed');
    }
  });

  it('does the same work for every login, so that its time tells nothing', async () => {
    const { stage } = await confirmedMember(database, 'timing');
    for (const attempt of [{}, { password: 'wrong' }, { login: 'nobody@example.com' }, { login: 'Nobody' }]) {
      verified.count = 0;
      await codeOf(tryIn(stage, attempt));
      expect(verified.count).toBe(checks);
    }
  });

  it('lets everybody in who shares an address, each with their own password', async () => {
    const { stage, id } = await confirmedMember(database, 'shared', { reveal_accounts: false });
    const other = await stage.call(signUp, {
      body: signUpBody({ name: 'Other', password: 'a quite different secret' }),
    });
    expect((await tryIn(stage, { password: 'a quite different secret' })).user.id).toBe(other.user.id);
    expect((await tryIn(stage)).user.id).toBe(id);
  });

  it('finds the newest account of an address that nobody confirmed, past whoever signed up with it before', async () => {
    const stage = accountStage(database, 'newest');
    for (const name of ['Ada', 'Ben', 'Cas', 'Dev']) {
      await stage.call(signUp, { body: signUpBody({ name, password: `the own secret of ${name}` }) });
      stage.wait(1);
    }
    const codes = [];
    for (const name of ['Ada', 'Ben', 'Cas', 'Dev']) {
      verified.count = 0;
      codes.push(await codeOf(tryIn(stage, { password: `the own secret of ${name}` }, `198.51.${codes.length}.0/24`)));
      expect(verified.count).toBe(checks);
    }
    expect(codes).toEqual(['done', 'done', 'login_failed', 'done']);
  });

  it('lets three in who have not confirmed an address, whether somebody else has or not', async () => {
    const owned = (await confirmedMember(database, 'owned', { reveal_accounts: false })).stage;
    const ownerless = accountStage(database, 'ownerless', { reveal_accounts: false });
    for (const stage of [owned, ownerless]) {
      for (const name of ['Ada', 'Ben', 'Cas']) {
        await stage.call(signUp, { body: signUpBody({ name, password: `the own secret of ${name}` }) });
        stage.wait(1);
      }
      for (const name of ['Ada', 'Ben', 'Cas'])
        expect(await codeOf(tryIn(stage, { password: `the own secret of ${name}` }))).toBe('done');
    }
    expect(await codeOf(tryIn(owned))).toBe('done');
  });

  it('finds nobody who was given no password', async () => {
    const { stage, id } = await confirmedMember(database, 'no-password');
    await stage.world.db.updateTable('members').set({ password_hash: '' }).where('id', '=', id).execute();
    verified.count = 0;
    expect(await codeOf(tryIn(stage))).toBe('login_failed');
    expect(verified.count).toBe(checks);
  });

  it('starts no session that outlives a change of the password, or the account, at the same moment', async () => {
    const { stage, id } = await confirmedMember(database, 'meanwhile');
    const change = () =>
      stage.call(changePassword, { body: { old_password: password, password: next, password_repeat: next } }, { id });
    const next = 'a quite different secret';
    const logInWhile = (typed: string, meanwhile: () => Promise<unknown>) =>
      codeOf(stage.call(logIn, { body: { login: 'Tom', password: typed } }, { meanwhile }));
    expect(await logInWhile(password, change)).toBe('login_failed');
    const block = () => stage.world.db.updateTable('members').set({ status: 'blocked' }).where('id', '=', id).execute();
    expect(await logInWhile(next, block)).toBe('login_failed');
    expect(stage.started).toEqual([]);
  });

  it('tells of a blocked or leaving account only after the right password', async () => {
    const { stage, id } = await confirmedMember(database, 'leaving');
    for (const [status, code] of [
      ['pending_deletion', 'account_pending_deletion'],
      ['blocked', 'account_blocked'],
    ] as const) {
      await stage.world.db.updateTable('members').set({ status }).where('id', '=', id).execute();
      expect(await codeOf(tryIn(stage, { password: 'wrong' }))).toBe('login_failed');
      expect(await codeOf(tryIn(stage))).toBe(code);
    }
    expect(stage.started).toEqual([]);
  });
});

describe('the language', () => {
  it('is saved for the member and refused where the brand does not speak it', async () => {
    const { stage, id } = await confirmedMember(database, 'speaks', { locales: ['en', 'nl'] });
    expect((await stage.call(setLanguage, { body: { language: 'nl' } }, { id })).user.language).toBe('nl');
    await expect(stage.call(setLanguage, { body: { language: 'fi' } }, { id })).rejects.toMatchObject({
      fields: { language: 'locale_unknown' },
    });
  });
});
