import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type * as argon2 from '@node-rs/argon2';
import { activate } from '@parlour/contract/account/activate';
import { changePassword } from '@parlour/contract/account/change-password';
import { logIn } from '@parlour/contract/account/log-in';
import { logInByLink } from '@parlour/contract/account/log-in-by-link';
import { setLanguage } from '@parlour/contract/account/set-language';
import { signUp } from '@parlour/contract/account/sign-up';
import type { Database } from '@parlour/server-db/database';
import { testDatabase } from '@parlour/testing/database';
import type * as waiting from './no-sooner-than.ts';
import { insertFailure } from '../store/log-in-attempts.ts';
import { accountStage, codeOf, password, signUpBody, tokenOf } from '../testing/account-stage.ts';

const verified = vi.hoisted(() => {
  // Another file of this worker may have loaded the modules without the counter.
  vi.resetModules();
  return { count: 0 };
});
const waited = vi.hoisted(() => ({ count: 0 }));
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof argon2>();
  return {
    ...real,
    verify: (...args: Parameters<typeof real.verify>) => ((verified.count += 1), real.verify(...args)),
  };
});
vi.mock('./no-sooner-than.ts', async (importOriginal) => {
  const real = await importOriginal<typeof waiting>();
  return {
    noSoonerThan: (...args: Parameters<typeof real.noSoonerThan>) => ((waited.count += 1), real.noSoonerThan(...args)),
  };
});

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function withMember(brand: string, changes: Parameters<typeof accountStage>[2] = {}) {
  const stage = accountStage(database, brand, changes);
  const { user } = await stage.call(signUp, { body: signUpBody() });
  await stage.call(activate, { body: { token: tokenOf(await stage.newestLink()) } });
  stage.started.length = 0;
  stage.deeds.mails.length = 0;
  return { stage, id: user.id };
}

type Stage = ReturnType<typeof accountStage>;
const tryIn = (stage: Stage, body: { login?: string; password?: string } = {}, network?: string) =>
  stage.call(logIn, { body: { login: 'tom@example.com', password, ...body } }, { network });
/** Passwords that are checked at every log-in: the owner's, and those of three who have not confirmed. */
const checks = 4;

describe('logging in', () => {
  it('works by address and by name, however they are written, and starts a session', async () => {
    const { stage, id } = await withMember('ways');
    for (const login of ['TOM@example.com ', ' tom', 'Tom']) expect((await tryIn(stage, { login })).user.id).toBe(id);
    expect(stage.started).toEqual([id, id, id]);
  });

  it('answers one thing to a wrong password and to a login that nobody has', async () => {
    const { stage } = await withMember('same');
    for (const attempt of [{ password: 'wrong' }, { login: 'nobody@example.com' }, { login: 'Nobody' }]) {
      expect(await codeOf(tryIn(stage, attempt))).toBe('login_failed');
    }
  });

  it('does the same work for every login, so that its time tells nothing', async () => {
    const { stage } = await withMember('timing');
    for (const attempt of [{}, { password: 'wrong' }, { login: 'nobody@example.com' }, { login: 'Nobody' }]) {
      verified.count = 0;
      await codeOf(tryIn(stage, attempt));
      expect(verified.count).toBe(checks);
    }
  });

  it('lets everybody in who shares an address, each with their own password', async () => {
    const { stage, id } = await withMember('shared', { reveal_accounts: false });
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
    const owned = (await withMember('owned', { reveal_accounts: false })).stage;
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
    const { stage, id } = await withMember('no-password');
    await stage.world.db.updateTable('members').set({ password_hash: '' }).where('id', '=', id).execute();
    verified.count = 0;
    expect(await codeOf(tryIn(stage))).toBe('login_failed');
    expect(verified.count).toBe(checks);
  });

  it('starts no session that outlives a change of the password, or the account, at the same moment', async () => {
    const { stage, id } = await withMember('meanwhile');
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
    const { stage, id } = await withMember('leaving');
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

  it('is blocked after ten failures from a network, even with the right password, and free again in time', async () => {
    const { stage } = await withMember('blocked');
    for (let attempt = 0; attempt < 10; attempt++)
      expect(await codeOf(tryIn(stage, { password: 'wrong' }))).toBe('login_failed');
    await expect(tryIn(stage)).rejects.toMatchObject({ code: 'too_many_attempts', params: { minutes: 15 } });
    expect(await codeOf(tryIn(stage, {}, '198.51.100.0/24'))).toBe('done');
    stage.wait(15);
    expect(await codeOf(tryIn(stage))).toBe('done');
  });

  it('counts failures of logins that nobody has just the same', async () => {
    const { stage } = await withMember('unknown');
    const login = 'nobody@example.com';
    for (let attempt = 0; attempt < 10; attempt++) await codeOf(tryIn(stage, { login }));
    expect(await codeOf(tryIn(stage, { login }))).toBe('too_many_attempts');
    expect(await codeOf(tryIn(stage))).toBe('done');
  });

  it('is counted apart from a member’s own password, whatever is typed as the login', async () => {
    const { stage, id } = await withMember('apart');
    const typed = [id, `member ${id}`, `own-password:${id}`].flatMap((login) =>
      Array.from({ length: 10 }, () => login),
    );
    await Promise.all(typed.map((login) => codeOf(tryIn(stage, { login }))));
    const next = 'a quite different secret';
    const body = { old_password: password, password: next, password_repeat: next };
    expect(await codeOf(stage.call(changePassword, { body }, { id }))).toBe('done');
  });

  it('counts attempts that come all at once', async () => {
    const { stage } = await withMember('burst');
    const codes = await Promise.all(Array.from({ length: 15 }, () => codeOf(tryIn(stage, { password: 'wrong' }))));
    expect(codes.filter((code) => code === 'login_failed').length).toBeLessThanOrEqual(10);
  });

  it('forgets the failures of a network that got in', async () => {
    const { stage } = await withMember('forgets');
    for (let attempt = 0; attempt < 9; attempt++) await codeOf(tryIn(stage, { password: 'wrong' }));
    await tryIn(stage);
    for (let attempt = 0; attempt < 9; attempt++)
      expect(await codeOf(tryIn(stage, { password: 'wrong' }))).toBe('login_failed');
  });

  it('forgets them not for whoever has not confirmed the address that was typed, nor counts who gets in', async () => {
    const { stage } = await withMember('remembers', { reveal_accounts: false });
    const own = { password: 'a quite different secret' };
    await stage.call(signUp, { body: signUpBody({ name: 'Other', ...own }) });
    for (let attempt = 0; attempt < 9; attempt++) {
      expect(await codeOf(tryIn(stage, { password: 'wrong' }))).toBe('login_failed');
      expect(await codeOf(tryIn(stage, own))).toBe('done');
    }
    expect(await codeOf(tryIn(stage, { password: 'wrong' }))).toBe('login_failed');
    expect(await codeOf(tryIn(stage))).toBe('too_many_attempts');
    expect(await codeOf(tryIn(stage, { login: 'Other', ...own }))).toBe('done');
    expect(await codeOf(tryIn(stage, { password: 'wrong' }))).toBe('too_many_attempts');
  });
});

/** Failures as of wrong passwords, without the work that checking those takes. */
async function guessFrom(networks: number, { world }: Stage): Promise<void> {
  const guess = { brand: world.brand.id, kind: 'log-in', login: 'tom@example.com' } as const;
  for (let network = 0; network < networks; network++)
    await insertFailure(world.db, { ...guess, network: `203.0.${network}.0/24` }, world.now);
}

describe('guessing from many networks', () => {
  it('does not lock the owner out: the right password gets one mailed link, which logs in once', async () => {
    const { stage, id } = await withMember('guessed');
    await guessFrom(50, stage);
    expect(await codeOf(tryIn(stage, { password: 'wrong' }))).toBe('second_factor_required');
    expect(stage.deeds.mails).toEqual([]);
    expect(await codeOf(tryIn(stage))).toBe('second_factor_required');
    expect(await codeOf(tryIn(stage))).toBe('second_factor_required');
    expect(stage.deeds.mails).toMatchObject([{ kind: 'log-in-link', memberId: id }]);

    const token = tokenOf(await stage.newestLink());
    expect((await stage.call(logInByLink, { body: { token } })).user.id).toBe(id);
    expect(stage.started).toEqual([id]);
    expect(await codeOf(stage.call(logInByLink, { body: { token } }))).toBe('link_expired');
    expect(await codeOf(tryIn(stage))).toBe('second_factor_required');
    expect(stage.deeds.mails, 'another browser of the owner’s').toHaveLength(2);
  });

  it('goes on from no network more than ten times, however many others try', async () => {
    const { stage } = await withMember('guessed-on');
    const guess = () => codeOf(tryIn(stage, { password: 'wrong' }));
    await guessFrom(50, stage);
    const codes = [];
    for (let attempt = 0; attempt < 11; attempt++) codes.push(await guess());
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'second_factor_required'), 'too_many_attempts']);
    stage.wait(1);
    await guessFrom(100, stage);
    expect(await guess()).toBe('too_many_attempts');
  });

  it('counts a right password like a wrong one, so that nobody learns of it by what is still let through', async () => {
    const { stage } = await withMember('guessed-right');
    const { brand, db } = stage.world;
    const failures = async () =>
      (await db.selectFrom('login_failures').select('id').where('brand', '=', brand.id).execute()).length;
    await guessFrom(50, stage);
    expect(await codeOf(tryIn(stage))).toBe('second_factor_required');
    expect(await failures()).toBe(51);
    expect(await codeOf(tryIn(stage, { password: 'wrong' }))).toBe('second_factor_required');
    expect(await failures()).toBe(52);
  });

  it('takes as long for a right password as for a wrong one', async () => {
    const { stage } = await withMember('as-long');
    await guessFrom(50, stage);
    for (const typed of ['wrong', password]) {
      waited.count = 0;
      await codeOf(tryIn(stage, { password: typed }));
      expect(waited.count).toBe(1);
    }
  });

  it('starts no session by a link whose account is closed at the same moment', async () => {
    const { stage, id } = await withMember('closing');
    await guessFrom(50, stage);
    await codeOf(tryIn(stage));
    const token = tokenOf(await stage.newestLink());
    const meanwhile = () =>
      stage.world.db.updateTable('members').set({ password_hash: 'changed' }).where('id', '=', id).execute();
    expect(await codeOf(stage.call(logInByLink, { body: { token } }, { meanwhile }))).toBe('link_expired');
    expect(stage.started).toEqual([]);
  });
});

describe('the language', () => {
  it('is saved for the member and refused where the brand does not speak it', async () => {
    const { stage, id } = await withMember('speaks', { locales: ['en', 'nl'] });
    expect((await stage.call(setLanguage, { body: { language: 'nl' } }, { id })).user.language).toBe('nl');
    await expect(stage.call(setLanguage, { body: { language: 'fi' } }, { id })).rejects.toMatchObject({
      fields: { language: 'locale_unknown' },
    });
  });
});
