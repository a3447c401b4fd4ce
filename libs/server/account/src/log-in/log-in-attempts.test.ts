import { describe, expect, it, vi } from 'vitest';
import { changePassword } from '@parlour/contract/account/password/change-password';
import { logInByLink } from '@parlour/contract/account/log-in/log-in-by-link';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import type * as waiting from './no-sooner-than.ts';
import { insertFailure } from '../store/log-in-attempts.ts';
import {
  codeOf,
  confirmedMember,
  password,
  signUpBody,
  tokenOf,
  tryIn,
  type AccountStage,
} from '../testing/account-stage.ts';

const waited = vi.hoisted(() => {
  // Another file of this worker may have loaded the modules without the counter.
  vi.resetModules();
  return { count: 0 };
});
vi.mock('./no-sooner-than.ts', async (importOriginal) => {
  const real = await importOriginal<typeof waiting>();
  return {
    noSoonerThan: (...args: Parameters<typeof real.noSoonerThan>) => ((waited.count += 1), real.noSoonerThan(...args)),
  };
});

const database = await databaseOfFile();

describe('failures to log in', () => {
  it('block a network after ten, even with the right password, and set it free again in time', async () => {
    const { stage } = await confirmedMember(database, 'blocked');
    for (let attempt = 0; attempt < 10; attempt++)
      expect(await codeOf(tryIn(stage, { password: 'wrong' }))).toBe('login_failed');
    await expect(tryIn(stage)).rejects.toMatchObject({ code: 'too_many_attempts', params: { minutes: 15 } });
    expect(await codeOf(tryIn(stage, {}, '198.51.100.0/24'))).toBe('done');
    stage.wait(15);
    expect(await codeOf(tryIn(stage))).toBe('done');
  });

  it('of logins that nobody has count just the same', async () => {
    const { stage } = await confirmedMember(database, 'unknown');
    const login = 'nobody@example.com';
    for (let attempt = 0; attempt < 10; attempt++) await codeOf(tryIn(stage, { login }));
    expect(await codeOf(tryIn(stage, { login }))).toBe('too_many_attempts');
    expect(await codeOf(tryIn(stage))).toBe('done');
  });

  it('are counted apart from a member’s own password, whatever is typed as the login', async () => {
    const { stage, id } = await confirmedMember(database, 'apart');
    const typed = [id, `member ${id}`, `own-password:${id}`].flatMap((login) =>
      Array.from({ length: 10 }, () => login),
    );
    await Promise.all(typed.map((login) => codeOf(tryIn(stage, { login }))));
    const next = 'a quite different secret';
    const body = { old_password: password, password: next, password_repeat: next };
    expect(await codeOf(stage.call(changePassword, { body }, { id }))).toBe('done');
  });

  it('are counted when they come all at once', async () => {
    const { stage } = await confirmedMember(database, 'burst');
    const codes = await Promise.all(Array.from({ length: 15 }, () => codeOf(tryIn(stage, { password: 'wrong' }))));
    expect(codes.filter((code) => code === 'login_failed').length).toBeLessThanOrEqual(10);
  });

  it('are as many whoever gets in from the same network meanwhile, so that nobody there can tell', async () => {
    const { stage } = await confirmedMember(database, 'remembers', { reveal_accounts: false });
    const own = { password: 'a quite different secret' };
    await stage.call(signUp, { body: signUpBody({ name: 'Other', ...own }) });
    for (let attempt = 0; attempt < 9; attempt++) {
      expect(await codeOf(tryIn(stage, { password: 'wrong' }))).toBe('login_failed');
      expect(await codeOf(tryIn(stage, own))).toBe('done');
      expect(await codeOf(tryIn(stage))).toBe('done');
    }
    expect(await codeOf(tryIn(stage, { password: 'wrong' }))).toBe('login_failed');
    expect(await codeOf(tryIn(stage))).toBe('too_many_attempts');
    expect(await codeOf(tryIn(stage, { login: 'Other', ...own }))).toBe('done');
    expect(await codeOf(tryIn(stage, { password: 'wrong' }))).toBe('too_many_attempts');
  });
});

/** Failures as of wrong passwords, without the work that checking those takes. */
async function guessFrom(networks: number, { world }: AccountStage, login = 'tom@example.com'): Promise<void> {
  const guess = { brand: world.brand.id, kind: 'log-in', login } as const;
  for (let network = 0; network < networks; network++)
    await insertFailure(world.db, { ...guess, network: `203.0.${network}.0/24` }, world.now);
}

describe('guessing from many networks', () => {
  it('does not lock the owner out: the right password gets one mailed link, which logs in once', async () => {
    const { stage, id } = await confirmedMember(database, 'guessed');
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

  it('has the owner mailed at their new address, whatever link waits at the one that they had', async () => {
    const { stage, id } = await confirmedMember(database, 'guessed-moved');
    await guessFrom(50, stage);
    await codeOf(tryIn(stage));
    const moved = { email: 'tom@example.org', email_key: 'tom@example.org' };
    await stage.world.db.updateTable('members').set(moved).where('id', '=', id).execute();
    const tryAgain = () => codeOf(tryIn(stage, { login: 'Tom' }));
    await guessFrom(50, stage, 'tom');
    expect([await tryAgain(), await tryAgain()]).toEqual(['second_factor_required', 'second_factor_required']);
    expect(stage.deeds.mails).toMatchObject([{ memberId: id }, { memberId: id }]);
  });

  it('goes on from no network more than ten times, however many others try', async () => {
    const { stage } = await confirmedMember(database, 'guessed-on');
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
    const { stage } = await confirmedMember(database, 'guessed-right');
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
    const { stage } = await confirmedMember(database, 'as-long');
    await guessFrom(50, stage);
    for (const typed of ['wrong', password]) {
      waited.count = 0;
      await codeOf(tryIn(stage, { password: typed }));
      expect(waited.count).toBe(1);
    }
  });

  it('says of a link into an account that is to be deleted that it is, and lets it in once that is taken back', async () => {
    const { stage, id } = await confirmedMember(database, 'leaving');
    await guessFrom(50, stage);
    await codeOf(tryIn(stage));
    const token = tokenOf(await stage.newestLink());
    const become = (status: 'pending_deletion' | 'active') =>
      stage.world.db.updateTable('members').set({ status }).where('id', '=', id).execute();
    await become('pending_deletion');
    expect(await codeOf(stage.call(logInByLink, { body: { token } }))).toBe('account_pending_deletion');
    expect(stage.started).toEqual([]);
    await become('active');
    await stage.call(logInByLink, { body: { token } });
    expect(stage.started).toEqual([id]);
  });

  it('starts no session by a link whose account is closed at the same moment', async () => {
    const { stage, id } = await confirmedMember(database, 'closing');
    await guessFrom(50, stage);
    await codeOf(tryIn(stage));
    const token = tokenOf(await stage.newestLink());
    const meanwhile = () =>
      stage.world.db.updateTable('members').set({ password_hash: 'changed' }).where('id', '=', id).execute();
    expect(await codeOf(stage.call(logInByLink, { body: { token } }, { meanwhile }))).toBe('link_expired');
    expect(stage.started).toEqual([]);
  });
});
