import { describe, expect, it } from 'vitest';
import { askMailChange } from '@parlour/contract/account/mail-change/ask-mail-change';
import { changeMail } from '@parlour/contract/account/mail-change/change-mail';
import { mailChangeState } from '@parlour/contract/account/mail-change/mail-change-state';
import { deleteAccount } from '@parlour/contract/account/leaving/delete-account';
import { reactivate } from '@parlour/contract/account/leaving/reactivate';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import { linkLifetime } from '@parlour/models/account/mailed-links';
import { MINUTE } from '@parlour/models/durations';
import { inTransaction } from '@parlour/server-bus';
import { closeAccount, reopenAccount } from '../leaving/close-account.ts';
import { accountLetter } from '../letters/account-letter.ts';
import { databaseOfFile } from '@parlour/testing/database-of-file';
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
} from '../testing/account-stage.ts';

const database = await databaseOfFile();

const ask = (stage: AccountStage, id: string, email: string, typed = password) =>
  stage.call(askMailChange, { body: { email, password: typed } }, { id });
const emailOf = async ({ world }: AccountStage, id: string) =>
  (await world.db.selectFrom('members').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;

/** Asks for a change and answers what was mailed, by kind. */
async function letters(stage: AccountStage, id: string, email: string) {
  stage.deeds.mails.length = 0;
  await ask(stage, id, email);
  const written = await Promise.all(stage.deeds.mails.map((mail) => accountLetter(stage.world, mail)));
  return Object.fromEntries(
    written.flatMap((letter) => (letter ? [[letter.kind, { to: letter.to, token: tokenOf(letter.link) }]] : [])),
  );
}

const settle = (stage: AccountStage, action: 'confirm' | 'undo', token: string | undefined, id?: string) =>
  stage.call(changeMail, { body: { token: token ?? '', action } }, { id });

describe('a change of address', () => {
  it('counts once the new address confirms; its link works once and logs nobody in', async () => {
    const { stage, id } = await confirmedMember(database, 'moves');
    const mailed = await letters(stage, id, 'tim@example.org');
    expect(mailed).toMatchObject({
      'mail-change': { to: 'tim@example.org' },
      'mail-change-undo': { to: 'tom@example.com' },
    });
    expect(await emailOf(stage, id)).toBe('tom@example.com');
    stage.started.length = 0;
    expect(await settle(stage, 'confirm', mailed['mail-change']?.token)).toEqual({ user: null });
    expect([await emailOf(stage, id), stage.started]).toEqual(['tim@example.org', []]);
    expect(await codeOf(settle(stage, 'confirm', mailed['mail-change']?.token))).toBe('link_expired');
  });

  it('is told to its member while it waits: the address of the last mail, until its link ends or is followed', async () => {
    const { stage, id } = await confirmedMember(database, 'waits');
    const waiting = async (): Promise<unknown> => (await stage.call(mailChangeState, {}, { id })).waiting;
    expect(await waiting()).toBeNull();
    await ask(stage, id, 'tim@example.org');
    const { now } = stage.world;
    expect(await waiting()).toEqual({
      email: 'tim@example.org',
      until: new Date(now.getTime() + linkLifetime['mail-change']).toISOString(),
    });
    stage.wait(2);
    const mailed = await letters(stage, id, 'tom@example.org');
    expect(await waiting()).toMatchObject({ email: 'tom@example.org' });
    await settle(stage, 'confirm', mailed['mail-change']?.token);
    expect(await waiting()).toBeNull();
    stage.wait(2);
    await ask(stage, id, 'tim@example.org');
    stage.wait(linkLifetime['mail-change'] / MINUTE);
    expect(await waiting()).toBeNull();
  });

  it('shows its own member the new address', async () => {
    const { stage, id } = await confirmedMember(database, 'shows');
    const mailed = await letters(stage, id, 'tim@example.org');
    const { user } = await settle(stage, 'confirm', mailed['mail-change']?.token, id);
    expect(user?.email).toBe('tim@example.org');
  });

  it('is undone by the old address for 48 hours after it was made, and every session ends', async () => {
    const { stage, id } = await confirmedMember(database, 'undoes');
    const mailed = await letters(stage, id, 'tim@example.org');
    await signIn(stage.world.db, 'undoes', id, stage.world.now);
    stage.wait(47 * 60);
    await settle(stage, 'confirm', mailed['mail-change']?.token);
    stage.wait(47 * 60);
    expect(await settle(stage, 'undo', mailed['mail-change-undo']?.token)).toEqual({ user: null });
    expect([await emailOf(stage, id), await sessionsOf(stage, id)]).toEqual(['tom@example.com', []]);
    expect(await codeOf(settle(stage, 'undo', mailed['mail-change-undo']?.token))).toBe('link_expired');
  });

  it('undone while the account is leaving takes the way back from the other address, and mails it to the old one', async () => {
    const { stage, id } = await confirmedMember(database, 'leaves');
    const mailed = await letters(stage, id, 'thief@example.org');
    await settle(stage, 'confirm', mailed['mail-change']?.token);
    await stage.call(deleteAccount, { body: { password } }, { id });
    const stolen = tokenOf(await stage.newestLink());
    await settle(stage, 'undo', mailed['mail-change-undo']?.token);
    expect(await codeOf(stage.call(reactivate, { body: { token: stolen } }))).toBe('link_expired');
    const letter = await accountLetter(stage.world, stage.deeds.mails.at(-1)!);
    expect(letter).toMatchObject({ kind: 'account-deleted', to: 'tom@example.com' });
    expect(await stage.call(reactivate, { body: { token: tokenOf(letter!.link) } })).toMatchObject({ user: { id } });
  });

  it('is not undone later than that', async () => {
    const { stage, id } = await confirmedMember(database, 'too-late');
    const mailed = await letters(stage, id, 'tim@example.org');
    stage.wait(48 * 60);
    expect(await codeOf(settle(stage, 'undo', mailed['mail-change-undo']?.token))).toBe('link_expired');
    expect(await codeOf(settle(stage, 'confirm', mailed['mail-change']?.token))).toBe('link_expired');
  });

  it('undone before it was made is not made any more', async () => {
    const { stage, id } = await confirmedMember(database, 'never-made');
    const mailed = await letters(stage, id, 'tim@example.org');
    await settle(stage, 'undo', mailed['mail-change-undo']?.token);
    expect(await codeOf(settle(stage, 'confirm', mailed['mail-change']?.token))).toBe('link_expired');
    expect(await emailOf(stage, id)).toBe('tom@example.com');
  });

  it('through a second address is still undone by the first, and then not by the second', async () => {
    const { stage, id } = await confirmedMember(database, 'chain');
    const first = await letters(stage, id, 'tim@example.org');
    await settle(stage, 'confirm', first['mail-change']?.token);
    stage.wait(1);
    const second = await letters(stage, id, 'ted@example.net');
    await settle(stage, 'confirm', second['mail-change']?.token);
    await settle(stage, 'undo', first['mail-change-undo']?.token);
    expect(await emailOf(stage, id)).toBe('tom@example.com');
    expect(await codeOf(settle(stage, 'undo', second['mail-change-undo']?.token))).toBe('link_expired');
  });

  it('through a second address is undone one by one, the newer before the older', async () => {
    const { stage, id } = await confirmedMember(database, 'chain-back');
    const first = await letters(stage, id, 'tim@example.org');
    await settle(stage, 'confirm', first['mail-change']?.token);
    stage.wait(1);
    const second = await letters(stage, id, 'ted@example.net');
    await settle(stage, 'confirm', second['mail-change']?.token);
    await settle(stage, 'undo', second['mail-change-undo']?.token);
    expect(await emailOf(stage, id)).toBe('tim@example.org');
    await settle(stage, 'undo', first['mail-change-undo']?.token);
    expect(await emailOf(stage, id)).toBe('tom@example.com');
  });

  it('asked for before the member was kept out is not made once they are let in again', async () => {
    const { stage, id } = await confirmedMember(database, 'kept-out');
    const { world, ports } = stage;
    const owner = { brand: 'kept-out', memberId: id };
    const mailed = await letters(stage, id, 'tim@example.org');
    await inTransaction(world, ({ trx }) => closeAccount(ports, trx, owner, world.now));
    await inTransaction(world, ({ trx }) => reopenAccount(trx, owner, world.now));
    expect(await codeOf(settle(stage, 'confirm', mailed['mail-change']?.token))).toBe('link_expired');
    expect(await emailOf(stage, id)).toBe('tom@example.com');
  });

  it.each(['blocked', 'pending_deletion'] as const)('is not made of an account that is %s', async (status) => {
    const { stage, id } = await confirmedMember(database, `not-made-of-${status.length}`);
    const mailed = await letters(stage, id, 'tim@example.org');
    await stage.world.db.updateTable('members').set({ status }).where('id', '=', id).execute();
    expect(await codeOf(settle(stage, 'confirm', mailed['mail-change']?.token))).toBe('link_expired');
    expect(await emailOf(stage, id)).toBe('tom@example.com');
  });

  it('needs the password, a confirmed member and a usable address', async () => {
    const { stage, id } = await confirmedMember(database, 'needs');
    expect(await codeOf(ask(stage, id, 'tim@example.org', 'wrong'))).toEqual({ password: 'old_password_wrong' });
    expect(await codeOf(ask(stage, id, 'tim@gmial.com'))).toEqual({ email: 'email_fix' });
    expect(await codeOf(ask(stage, id, 'TOM@example.com'))).toBe('email_in_use');
    const { user } = await stage.call(signUp, { body: signUpBody({ name: 'New', email: 'new@example.com' }) });
    expect(await codeOf(ask(stage, user.id, 'tim@example.org'))).toBe('not_confirmed');
  });

  it('is asked for five times a day, and a stranger’s address gets no more mails than that', async () => {
    const { stage, id } = await confirmedMember(database, 'often');
    for (let asking = 0; asking < 5; asking++) await ask(stage, id, 'tim@example.org');
    expect(await codeOf(ask(stage, id, 'tim@example.org'))).toBe('rate_limited');
    const { id: other } = await confirmedMember(database, 'often', {}, { name: 'Uma', email: 'uma@example.com' });
    const mailed = await letters(stage, other, 'tim@example.org');
    expect(Object.keys(mailed)).toEqual(['mail-change-undo']);
  });

  it('to an address that somebody has is told to its owner, and here only where accounts are revealed', async () => {
    for (const revealing of [true, false]) {
      const { stage, id } = await confirmedMember(database, `taken-${revealing}`, { reveal_accounts: revealing });
      const taken = { name: 'Uma', email: 'uma@example.com' };
      const { id: owner } = await confirmedMember(database, `taken-${revealing}`, {}, taken);
      const answer = ask(stage, id, 'uma@example.com');
      if (revealing) await expect(answer).rejects.toMatchObject({ code: 'email_in_use' });
      else {
        expect(await answer).toEqual({ sent_to_masked: 'u••@e••.com' });
        expect(stage.deeds.mails.at(-2)).toMatchObject({ kind: 'mail-change-attempt', memberId: owner });
        expect(await stage.newestLink()).toContain('action=undo');
      }
    }
  });

  it('to an address that somebody else confirmed meanwhile is refused', async () => {
    const { stage, id } = await confirmedMember(database, 'meanwhile');
    const mailed = await letters(stage, id, 'tim@example.org');
    await confirmedMember(database, 'meanwhile', {}, { name: 'Tim', email: 'tim@example.org' });
    expect(await codeOf(settle(stage, 'confirm', mailed['mail-change']?.token))).toBe('email_owned');
    expect(await codeOf(settle(accountStage(database, 'x'), 'confirm', mailed['mail-change']?.token))).toBe(
      'link_expired',
    );
  });
});
