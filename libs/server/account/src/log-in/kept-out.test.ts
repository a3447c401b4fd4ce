import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { askPasswordReset } from '@parlour/contract/account/password/ask-password-reset';
import { askToLeave } from '@parlour/contract/account/leaving/ask-to-leave';
import { deleteClosedAccount } from '@parlour/contract/account/leaving/delete-closed-account';
import { logIn } from '@parlour/contract/account/log-in/log-in';
import { inTransaction } from '@parlour/server-bus';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { accountLetter } from '../letters/account-letter.ts';
import { closeAccount, reopenAccount } from '../leaving/close-account.ts';
import { accountStage, codeOf, confirmedMember, password, stateOf, tokenOf } from '../testing/account-stage.ts';

const database = await databaseOfFile();

/** A member who is banned, and has asked for the way out. */
async function keptOut(brand: string) {
  const { stage, id } = await confirmedMember(database, brand);
  const { now } = stage.world;
  const about = { brand, member_id: id, target_type: 'profile', target_id: id } as const;
  const why = { measure: 'banned', ground: 'terms', rule: 'other', facts: 'A report was looked at' } as const;
  await stage.world.db
    .insertInto('decisions')
    .values({ id: uuid(), ...about, ...why, appeal_until: now, created_at: now })
    .execute();
  await inTransaction(stage.world, ({ trx }) => closeAccount(stage.ports, trx, { brand, memberId: id }, now));
  const newest = () => accountLetter(stage.world, stage.deeds.mails.at(-1)!);
  await stage.call(askToLeave, { body: { email: 'tom@example.com' } });
  const letter = await newest();
  const press = (token = tokenOf(letter!.link)) => codeOf(stage.call(deleteClosedAccount, { body: { token } }));
  const endBan = () =>
    stage.world.db.updateTable('decisions').set({ ended_at: now }).where('brand', '=', brand).execute();
  const tryIn = (typed = password) => stage.call(logIn, { body: { login: 'Tom', password: typed } });
  const tryLogIn = () => codeOf(tryIn());
  return { stage, id, letter, newest, press, endBan, tryIn, tryLogIn };
}

describe('logging in while kept out', () => {
  it('tells until when, on the brand’s calendar, and by which decision; of a ban no day', async () => {
    const { stage, tryIn } = await keptOut('out-until');
    const { id } = await stage.world.db
      .updateTable('decisions')
      .set({ measure: 'suspended', until: new Date('2026-12-24T22:59:59.999Z') })
      .where('brand', '=', 'out-until')
      .returning('id')
      .executeTakeFirstOrThrow();
    const refused = { code: 'account_blocked' };
    await expect(tryIn()).rejects.toMatchObject({ ...refused, params: { until: '2026-12-24', about: id } });
    await expect(tryIn('wrong')).rejects.toMatchObject({ code: 'login_failed', params: undefined });
    await stage.world.db
      .updateTable('decisions')
      .set({ measure: 'banned', until: null })
      .where('id', '=', id)
      .execute();
    await expect(tryIn()).rejects.toMatchObject({ ...refused, params: { about: id } });
  });
});

describe('the way out of an account that is kept out', () => {
  it('is a link that deletes it, once, and lets nobody in', async () => {
    const { stage, id, letter, newest, press } = await keptOut('closed');
    expect(letter).toMatchObject({ kind: 'closed-account', deletedOn: null, to: 'tom@example.com' });
    expect(letter!.link).toMatch(/\/account-deleted\?token=[\w-]+&closed=1$/);
    expect(letter).toHaveProperty('complaintLink', expect.stringMatching(/\/complaints\?about=[\w-]{36}$/));
    expect(await stateOf(stage, id)).toMatchObject({ status: 'blocked' });
    const token = tokenOf(letter!.link);
    const deleteAt = '2026-12-04T20:00:00.000Z';
    expect(await stage.call(deleteClosedAccount, { body: { token } })).toEqual({ delete_at: deleteAt });
    expect(await stateOf(stage, id)).toEqual({
      status: 'pending_deletion',
      delete_at: new Date(deleteAt),
      profile: 'disabled',
    });
    const link = expect.stringMatching(/\/complaints\?about=[\w-]{36}$/);
    expect(await newest()).toMatchObject({ kind: 'closed-account', deletedOn: '2026-12-04', link });
    expect(await press()).toBe('link_expired');
    expect(stage.started).toEqual([]);
  });

  it('is over after 15 minutes, and does nothing in another brand', async () => {
    const { stage, letter, press } = await keptOut('closed-late');
    const elsewhere = accountStage(database, 'closed-elsewhere');
    const token = tokenOf(letter!.link);
    expect(await codeOf(elsewhere.call(deleteClosedAccount, { body: { token } }))).toBe('link_expired');
    stage.wait(15);
    expect(await press()).toBe('link_expired');
  });

  it('is closed once the member is let in again', async () => {
    const { stage, id, endBan, press } = await keptOut('closed-open');
    await endBan();
    const owner = { brand: 'closed-open', memberId: id };
    await inTransaction(stage.world, ({ trx }) => reopenAccount(trx, owner, stage.world.now));
    expect(await press()).toBe('link_expired');
    expect(await stateOf(stage, id)).toMatchObject({ status: 'active', profile: 'active' });
  });

  it('is not open to who has left: letting in brings back nobody who was not kept out', async () => {
    const { stage, id, press, endBan } = await keptOut('closed-left');
    await press();
    await endBan();
    const owner = { brand: 'closed-left', memberId: id };
    expect(await inTransaction(stage.world, ({ trx }) => reopenAccount(trx, owner, stage.world.now))).toBe(false);
    expect(await stateOf(stage, id)).toMatchObject({ status: 'pending_deletion', profile: 'disabled' });
  });

  it('leads to customer service for the copy of one’s data, blocked and leaving, until the ban ends', async () => {
    const { stage, id, press, endBan } = await keptOut('closed-copy');
    const request = { memberId: id, origin: 'http://copy.localhost', request: null };
    const copy = () => accountLetter(stage.world, { kind: 'export-ready', brand: 'closed-copy', ...request });
    const asked = { kind: 'export-ready', account: 'blocked', link: 'http://copy.localhost/pages/service' };
    expect(await copy()).toMatchObject(asked);
    await press();
    expect(await copy()).toMatchObject(asked);
    await endBan();
    expect(await copy()).toMatchObject({ kind: 'export-ready', account: 'leaving' });
  });

  it('is what a new password is answered with, and promises no way back as long as the ban lasts', async () => {
    const { stage, newest, press, endBan, tryLogIn } = await keptOut('closed-truly');
    const askReset = () => stage.call(askPasswordReset, { body: { email: 'tom@example.com' } });
    await askReset();
    expect(await newest()).toMatchObject({ kind: 'closed-account', deletedOn: null });
    await press();
    await askReset();
    expect(await newest()).toMatchObject({ kind: 'closed-account', deletedOn: '2026-12-04' });
    expect(await tryLogIn()).toBe('account_blocked');
    await endBan();
    expect(await newest()).toMatchObject({ kind: 'account-deleted' });
    expect(await tryLogIn()).toBe('account_pending_deletion');
  });
});
