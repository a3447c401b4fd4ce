import { describe, expect, it } from 'vitest';
import { askToLeave } from '@parlour/contract/account/leaving/ask-to-leave';
import { deleteAccount } from '@parlour/contract/account/leaving/delete-account';
import { leavingOptions } from '@parlour/contract/account/leaving/leaving-options';
import { logInByLink } from '@parlour/contract/account/log-in/log-in-by-link';
import { logIn } from '@parlour/contract/account/log-in/log-in';
import { reactivate } from '@parlour/contract/account/leaving/reactivate';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import { inTransaction } from '@parlour/server-bus';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { signIn } from '@parlour/testing/sign-in';
import { accountLetter } from '../letters/account-letter.ts';
import { reopenAccount } from './close-account.ts';
import {
  codeOf,
  confirmedMember,
  password,
  sessionsOf,
  signUpBody,
  stateOf,
  tokenOf,
  type AccountStage,
} from '../testing/account-stage.ts';
import { beKeptOut, comeBack, leave } from '../testing/leaving-acts.ts';

const database = await databaseOfFile();

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

  it('mails an address that nobody has confirmed no more than five times a day, and its owner always', async () => {
    const { stage, id } = await confirmedMember(database, 'strangers', { reveal_accounts: false });
    for (const name of ['Ada', 'Ben', 'Cas', 'Dev', 'Eve', 'Fay'])
      await leave(stage, (await stage.call(signUp, { body: signUpBody({ name }) })).user.id);
    const mailed = () => stage.deeds.mails.filter(({ kind }) => kind === 'account-deleted');
    expect(mailed()).toHaveLength(5);
    await leave(stage, id);
    expect(mailed().at(-1)).toMatchObject({ memberId: id });
  });
});

describe('what stands beside the button', () => {
  it('names reasons and what else could be done; what does not apply is left out', async () => {
    const { stage, id } = await confirmedMember(database, 'options');
    const kinds = async () =>
      (await stage.call(leavingOptions, {}, { id })).alternatives.map((alternative) => alternative.kind);
    expect(await kinds()).toEqual(['mail_change', 'invisible']);
    await stage.world.db.updateTable('profiles').set({ invisible: true }).where('brand', '=', 'options').execute();
    expect(await kinds()).toEqual(['mail_change']);
  });

  it('keeps the reasons that were ticked, until the member comes back', async () => {
    const { stage, id } = await confirmedMember(database, 'reasons');
    const body = { password, reason_ids: ['privacy', 'a_break', 'privacy'] as const, comment: ' Bye ' };
    await stage.call(deleteAccount, { body: { ...body, reason_ids: [...body.reason_ids] } }, { id });
    const kept = () => stage.world.db.selectFrom('leavings').selectAll().where('brand', '=', 'reasons').execute();
    expect(await kept()).toMatchObject([{ member_id: id, reasons: ['privacy', 'a_break'], comment: 'Bye' }]);
    await stage.call(reactivate, { body: { token: tokenOf(await stage.newestLink()) } });
    expect(await kept()).toEqual([]);
  });

  it('takes two presses at once for one', async () => {
    const { stage, id } = await confirmedMember(database, 'twice');
    const answers = await Promise.all([codeOf(leave(stage, id)), codeOf(leave(stage, id))]);
    expect(answers.map(String).toSorted()).toEqual(['authentication_required', 'done']);
    expect(stage.deeds.mails).toHaveLength(1);
  });
});

type Act = (stage: AccountStage, id: string) => Promise<unknown>;
const beLetIn: Act = ({ world }, memberId) =>
  inTransaction(world, ({ trx }) => reopenAccount(trx, { brand: world.brand.id, memberId }, world.now));

it.each([
  ['leaves', leave, comeBack],
  ['is-kept-out', beKeptOut, beLetIn],
])(
  'a like that nobody has seen is no news once whoever gave it %s, nor when they are back',
  async (brand, go, back) => {
    const { stage, id } = await confirmedMember(database, brand);
    const { db } = stage.world;
    const liked = await addMember(db, brand, { name: 'Liked' });
    const like = { brand, from_id: id, to_id: liked, source: 'profile', created_at: stage.world.now };
    await db.insertInto('likes').values(like).execute();
    await db.updateTable('mailboxes').set({ total_new: 1 }).where('member_id', '=', liked).execute();
    const events = () =>
      db.selectFrom('mailbox_events').select(['event_id', 'event']).where('member_id', '=', liked).execute();
    const counts = async () => {
      const box = await db
        .selectFrom('mailboxes')
        .select('total_new')
        .where('member_id', '=', liked)
        .executeTakeFirst();
      const news = await db.selectFrom('likes').select('is_new').where('brand', '=', brand).executeTakeFirst();
      return { ...box, ...news };
    };
    await go(stage, id);
    expect(await counts()).toEqual({ total_new: 0, is_new: false });
    const event = { kind: 'counts', total_unread: 0, total_new: 0 };
    expect(await events()).toEqual([{ event_id: 1, event }]);
    expect(stage.deeds.told).toEqual([{ memberId: liked, eventId: 1, event }]);
    await back(stage, id);
    expect(await counts()).toEqual({ total_new: 0, is_new: false });
    expect(stage.deeds.told).toHaveLength(1);
  },
);

describe('the way out by mail', () => {
  const ask = (stage: AccountStage, email: string) => codeOf(stage.call(askToLeave, { body: { email } }));

  it('is asked for with the same answer and the same work, whoever has the address', async () => {
    const { stage } = await confirmedMember(database, 'by-mail');
    expect([await ask(stage, 'tom@example.com'), await ask(stage, 'nobody@example.com')]).toEqual(['done', 'done']);
    expect(stage.deeds.mails.map(({ kind }) => kind)).toEqual(['leaving-link', 'leaving-link']);
    expect(await accountLetter(stage.world, stage.deeds.mails[1]!)).toBeNull();
    const letter = await accountLetter(stage.world, stage.deeds.mails[0]!);
    expect(letter).toMatchObject({ kind: 'leaving-link', to: 'tom@example.com' });
    const link = new URL(letter!.link);
    expect([link.pathname, link.searchParams.get('next')]).toEqual(['/login', '/settings?part=leave']);
    await stage.call(logInByLink, { body: { token: link.searchParams.get('token')! } });
    expect(stage.started).toHaveLength(1);
  });

  it('is the way back for who has left already, and has its limit', async () => {
    const { stage, id } = await confirmedMember(database, 'left-already');
    await leave(stage, id);
    await ask(stage, 'tom@example.com');
    expect(await stage.newestLink()).toContain('/account-deleted?token=');
    for (let times = 0; times < 4; times += 1) await ask(stage, 'tom@example.com');
    expect(await ask(stage, 'tom@example.com')).toBe('rate_limited');
  });
});
