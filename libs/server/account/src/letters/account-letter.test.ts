import { describe, expect, it } from 'vitest';
import { activate } from '@parlour/contract/account/activation/activate';
import { changePassword } from '@parlour/contract/account/password/change-password';
import { askMailChange } from '@parlour/contract/account/mail-change/ask-mail-change';
import { deleteAccount } from '@parlour/contract/account/leaving/delete-account';
import { logIn } from '@parlour/contract/account/log-in/log-in';
import { logInByLink } from '@parlour/contract/account/log-in/log-in-by-link';
import { reactivate } from '@parlour/contract/account/leaving/reactivate';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import { attemptsPerLogin } from '@parlour/models/account/log-in/log-in-attempts';
import { linkLifetime, type LinkPurpose } from '@parlour/models/account/mailed-links';
import { MINUTE } from '@parlour/models/durations';
import { inTransaction } from '@parlour/server-bus';
import type { Signer } from '@parlour/server-kit/signing';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { accountLetter } from './account-letter.ts';
import type { AccountMail } from './account-mail.ts';
import { linkSigner } from './one-time-token.ts';
import { closeAccount } from '../leaving/close-account.ts';
import { fillLink, reserveLink } from '../store/links.ts';
import { insertFailure } from '../store/log-in-attempts.ts';
import {
  accountStage,
  codeOf,
  confirmedMember,
  linkTokens,
  password,
  signUpBody,
  tokenOf,
  type AccountStage,
} from '../testing/account-stage.ts';

const database = await databaseOfFile();

/** What brings a letter to an address that has an account already. */
const causes: Record<string, (stage: AccountStage) => Promise<unknown>> = {
  'sign-up-attempt': (stage) => stage.call(signUp, { body: signUpBody({ name: 'Again' }) }),
  'mail-change-attempt': async (stage) => {
    const { user } = await stage.call(signUp, { body: signUpBody({ name: 'Uma', email: 'uma@example.com' }) });
    await stage.world.db
      .updateTable('members')
      .set({ status: 'active', confirmed_at: stage.world.now })
      .where('id', '=', user.id)
      .execute();
    return stage.call(askMailChange, { body: { email: 'tom@example.com', password } }, { id: user.id });
  },
  'log-in-link': async (stage) => {
    const { brand, db, now } = stage.world;
    const guess = { brand: brand.id, kind: 'log-in', login: 'tom' } as const;
    for (let network = 0; network < attemptsPerLogin; network += 1)
      await insertFailure(db, { ...guess, network: `203.0.${network}.0/24` }, now);
    expect(await codeOf(stage.call(logIn, { body: { login: 'Tom', password } }))).toBe('second_factor_required');
  },
};

describe('the letter that a copy of one’s data is ready', () => {
  async function letterAfter(brand: string, act: (stage: AccountStage, id: string) => Promise<unknown>) {
    const { stage, id } = await confirmedMember(database, brand);
    await act(stage, id);
    const mail = { kind: 'export-ready', brand, memberId: id, origin: 'http://copy.localhost', request: null } as const;
    return { stage, letter: await accountLetter(stage.world, mail) };
  }
  const leave = (stage: AccountStage, id: string) => stage.call(deleteAccount, { body: { password } }, { id });

  it('leads to it', async () => {
    const { letter } = await letterAfter('copy-here', async () => {});
    expect(letter).toMatchObject({ kind: 'export-ready', link: 'http://copy.localhost/settings?part=data' });
    expect(letter).toMatchObject({ resetLink: 'http://copy.localhost/reset-password' });
    expect(letter).not.toHaveProperty('account');
  });

  it('leads whoever is leaving back first', async () => {
    const { stage, letter } = await letterAfter('copy-leaving', leave);
    expect(letter).toMatchObject({ kind: 'export-ready', account: 'leaving' });
    const { user } = await stage.call(reactivate, { body: { token: tokenOf(letter!.link) } });
    expect(user.status).toBe('active');
  });

  it('is no letter once the way back is over', async () => {
    const { letter } = await letterAfter('copy-late', async (stage, id) => {
      await leave(stage, id);
      stage.wait(14 * 24 * 60);
      const { db, now } = stage.world;
      await db.updateTable('members').set({ erasure_began_at: now }).where('id', '=', id).execute();
    });
    expect(letter).toBeNull();
  });
});

it('a letter of a new password, and one of a new address, names the moment of the act, however late it is sent', async () => {
  const { stage, id } = await confirmedMember(database, 'dated');
  const at = { iso: stage.world.now.toISOString(), timeZone: stage.world.brand.settings.time_zone };
  const [next, email] = ['a lantern for the stairs', 'tim@example.org'];
  const retyped = { password: next, password_repeat: next };
  await stage.call(askMailChange, { body: { email, password } }, { id });
  await stage.call(changePassword, { body: { old_password: password, ...retyped } }, { id });
  stage.wait(60);
  for (const kind of ['password-changed', 'mail-change-undo'] as const) {
    const mail = stage.deeds.mails.find((each) => each.kind === kind)!;
    expect(await accountLetter(stage.world, mail)).toMatchObject({ kind, at });
    expect(await accountLetter(stage.world, { ...mail, at: undefined })).not.toHaveProperty('at');
  }
});

it('a letter that waited to be sent has a link whose time begins then', async () => {
  const { stage, id } = await confirmedMember(database, 'sent-late');
  await causes['log-in-link']!(stage);
  const nearlyAll = linkLifetime['log-in'] / MINUTE - 1;
  stage.wait(nearlyAll);
  const body = { token: tokenOf(await stage.newestLink()) };
  stage.wait(nearlyAll);
  expect((await stage.call(logInByLink, { body })).user).toMatchObject({ id });
});

describe('a letter that is sent again because nobody knows whether it arrived', () => {
  it('has the link of the first, which both of them spend', async () => {
    const stage = accountStage(database, 'sent-again');
    await stage.call(signUp, { body: signUpBody() });
    const first = await stage.newestLink();
    stage.wait(10);
    expect(await stage.newestLink()).toBe(first);
    const body = { token: tokenOf(first) };
    expect((await stage.call(activate, { body })).user).toMatchObject({ email: 'tom@example.com' });
    await expect(stage.newestLink()).rejects.toThrow('No mail waits');
  });

  it('has another of another brand, purpose, request or key', async () => {
    const stage = accountStage(database, 'others-links');
    const { user } = await stage.call(signUp, { body: signUpBody() });
    const owner = { brand: 'others-links', memberId: user.id };
    const link = async (key: string, purpose: LinkPurpose) => {
      const reserved = { purpose, emailKey: 'tom@example.com', now: stage.world.now };
      const request = await stage.world.db.transaction().execute((trx) => reserveLink(trx, owner, reserved));
      const filled = (tokens: Signer) => fillLink({ ...stage.world, tokens }, owner, purpose, request);
      const [ours, theirs] = [await filled(linkTokens), await filled(linkSigner(Buffer.from(key)))];
      return [ours!.token, theirs!.token];
    };
    const tokens = [...(await link('another key', 'activation')), ...(await link('a third key', 'log-in'))];
    expect(new Set(tokens).size).toBe(4);
    expect(tokens.join('')).toMatch(/^[\w-]{172}$/);
  });
});

describe.each(Object.entries(causes))('the letter of a %s', (kind, cause) => {
  /** A brand that reveals no accounts, three days after its member did or met something, and the letter that follows. */
  async function letterAfter(name: string, act: (stage: AccountStage, id: string) => Promise<unknown>) {
    const { stage, id } = await confirmedMember(database, `${kind}-${name}`, { reveal_accounts: false });
    await act(stage, id);
    stage.wait(3 * 24 * 60);
    await cause(stage);
    const mail: AccountMail | undefined = stage.deeds.mails.find((each) => each.kind === kind);
    expect(mail).toMatchObject({ kind, memberId: id });
    return { stage, letter: await accountLetter(stage.world, mail!) };
  }
  const leave = (stage: AccountStage, id: string) => stage.call(deleteAccount, { body: { password } }, { id });

  it('leads to the log-in', async () => {
    const { letter } = await letterAfter('member', async () => {});
    expect(letter).toMatchObject({ kind, to: 'tom@example.com' });
    expect(letter!.link).toMatch(/\/login(\?token=[\w-]+)?$/);
  });

  it('brings back whoever is leaving', async () => {
    const { stage, letter } = await letterAfter('leaver', leave);
    expect(letter).toMatchObject({ kind: 'account-deleted', to: 'tom@example.com', deletedOn: '2026-12-04' });
    const body = { token: tokenOf(letter!.link) };
    expect((await stage.call(reactivate, { body })).user).toMatchObject({ email: 'tom@example.com', status: 'active' });
  });

  it('brings back also after the time is over, while the erasure waits for a payment', async () => {
    const { stage, letter } = await letterAfter('late', async (own, id) => {
      await leave(own, id);
      own.wait(12 * 24 * 60);
    });
    expect(letter).toMatchObject({ kind: 'account-deleted', deletedOn: null });
    const body = { token: tokenOf(letter!.link) };
    expect((await stage.call(reactivate, { body })).user).toMatchObject({ status: 'active', delete_at: null });
  });

  it('shows whoever is kept out the way out', async () => {
    const { letter } = await letterAfter('blocked', ({ world, ports }, memberId) =>
      inTransaction(world, ({ trx }) => closeAccount(ports, trx, { brand: world.brand.id, memberId }, world.now)),
    );
    expect(letter).toMatchObject({ kind: 'closed-account', deletedOn: null, to: 'tom@example.com' });
    expect(letter).toHaveProperty('complaintLink', expect.stringMatching(/\/complaints$/));
    expect(letter!.link).toMatch(/\/account-deleted\?token=[\w-]+&closed=1$/);
  });
});
