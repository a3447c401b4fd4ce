import { describe, expect, it } from 'vitest';
import { activate } from '@parlour/contract/account/activation/activate';
import { activationState } from '@parlour/contract/account/activation/activation-state';
import { logInByLink } from '@parlour/contract/account/log-in/log-in-by-link';
import { passwordResetLink } from '@parlour/contract/account/password/password-reset-link';
import { resendActivation } from '@parlour/contract/account/activation/resend-activation';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { accountLetter } from '../index.ts';
import { linkFor } from '../testing/link-for.ts';
import { accountStage, codeOf, signUpBody, stateOf, tokenOf } from '../testing/account-stage.ts';

const database = await databaseOfFile();

async function joined(brand: string, changes: Parameters<typeof accountStage>[2] = {}) {
  const stage = accountStage(database, brand, changes);
  const { user } = await stage.call(signUp, { body: signUpBody() });
  return { stage, id: user.id, token: tokenOf(await stage.newestLink()) };
}

describe('a mailed confirmation', () => {
  it('confirms once: the profile is shown, what was held is released, and a visitor is logged in', async () => {
    const { stage, id, token } = await joined('once');
    const { user, first_time, offer } = await stage.call(activate, { body: { token } });
    expect(user).toMatchObject({ id, status: 'active', profile: { status: 'active' }, rights: { reason: null } });
    expect({ first_time, offer }).toEqual({ first_time: true, offer: null });
    expect(stage.deeds.released).toEqual([id]);
    expect(stage.started).toEqual([id, id]);

    await expect(stage.call(activate, { body: { token } })).rejects.toMatchObject({ code: 'activation_failed' });
    expect(stage.deeds.released).toEqual([id]);
    expect(stage.deeds.receipts, 'what was bought before is confirmed by mail').toEqual([id]);
  });

  it('is what takes held words off the free messages and the credits; until then they count as if it had', async () => {
    const wishes = { free_conversations: null, free_messages: 6, signup_credits: 20 };
    const stage = accountStage(database, 'counted', wishes);
    const before = await stage.call(signUp, {
      body: signUpBody({ signup_message: 'Good evening', profile_id: crypto.randomUUID() }),
    });
    expect(before.user).toMatchObject({ credits: 19, rights: { free_messages_left: 5 } });
    const reply = await stage.call(activate, { body: { token: tokenOf(await stage.newestLink()) } });
    expect(reply.user).toMatchObject({ credits: 20, rights: { free_messages_left: 6 } });
    expect(reply).toMatchObject({ delivered: 1, dropped: 0 });
  });

  it('proves that mails arrive, whatever came back before', async () => {
    const { stage, id, token } = await joined('arrived');
    const ofMember = {
      mail_bounced_at: stage.world.now,
      notifications_disabled: ['bounce', 'fbl'] as ('bounce' | 'fbl')[],
    };
    await stage.world.db.updateTable('members').set(ofMember).where('id', '=', id).execute();
    await stage.call(activate, { body: { token } });
    const columns = ['mail_bounced_at', 'notifications_disabled'] as const;
    const member = stage.world.db.selectFrom('members').select(columns).where('id', '=', id);
    expect(await member.executeTakeFirst()).toEqual({ mail_bounced_at: null, notifications_disabled: ['fbl'] });
  });

  it('leaves another member who follows it logged in as who they are, and tells them nothing of the account', async () => {
    const { stage, id, token } = await joined('of-another');
    const { user: other } = await stage.call(signUp, { body: signUpBody({ name: 'Ann', email: 'ann@example.com' }) });
    stage.started.length = 0;
    stage.deeds.held.push({ recipientId: other.id, text: 'Hello' });
    const reply = await stage.call(activate, { body: { token } }, { id: other.id });
    expect(reply).toEqual({ user: null, offer: null, first_time: true, delivered: 0, dropped: 0 });
    expect(stage.started).toEqual([]);
    expect(stage.deeds.released).toEqual([id]);
    expect(await stateOf(stage, id)).toMatchObject({ status: 'active', profile: 'active' });
  });

  it('repeated by its own member answers again and changes nothing', async () => {
    const { stage, id, token } = await joined('again');
    await stage.call(activate, { body: { token } }, { id });
    expect(stage.started).toEqual([id]);
    expect(await stage.call(activate, { body: { token } }, { id })).toMatchObject({
      first_time: false,
      delivered: 0,
    });
    expect(stage.deeds.released).toEqual([id]);
  });

  it('fails after 48 hours, with a made-up token, and on another brand', async () => {
    const { stage, token } = await joined('late');
    await expect(stage.call(activate, { body: { token: 'made-up' } })).rejects.toMatchObject({
      code: 'activation_failed',
    });
    await expect(accountStage(database, 'elsewhere').call(activate, { body: { token } })).rejects.toMatchObject({
      code: 'activation_failed',
    });
    stage.wait(48 * 60);
    await expect(stage.call(activate, { body: { token } })).rejects.toMatchObject({ code: 'activation_failed' });
  });

  it('is refused to the second account of an address, and to nobody else', async () => {
    const { stage, token } = await joined('two');
    await stage.call(signUp, { body: signUpBody({ name: 'Twin' }) });
    const second = tokenOf(await stage.newestLink());
    await stage.call(activate, { body: { token: second } });
    await expect(stage.call(activate, { body: { token } })).rejects.toMatchObject({ code: 'email_owned' });
  });

  it('is won by one of two accounts that confirm one address at the same moment', async () => {
    const { stage, token } = await joined('race');
    await stage.call(signUp, { body: signUpBody({ name: 'Twin' }) });
    const second = tokenOf(await stage.newestLink());
    const ends = await Promise.allSettled(
      [token, second].map((each) => stage.call(activate, { body: { token: each } })),
    );
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'email_owned' } });
  });
});

describe('asking for the mail again', () => {
  it('waits a minute, says when, and keeps the older link working', async () => {
    const { stage, id, token } = await joined('again-mail');
    expect(await stage.call(activationState, { query: {} }, { id })).toEqual({
      sent_to_masked: 't••@e••.com',
      next_after: '2026-11-20T20:01:00.000Z',
      confirmed: false,
    });
    await expect(stage.call(resendActivation, { body: {} }, { id })).rejects.toMatchObject({
      code: 'rate_limited',
      params: { minutes: 1 },
    });
    stage.wait(1);
    expect(await stage.call(resendActivation, { body: {} }, { id })).toEqual({
      sent_to_masked: 't••@e••.com',
      next_after: '2026-11-20T20:02:00.000Z',
    });
    expect(tokenOf(await stage.newestLink())).not.toBe(token);
    await stage.call(activate, { body: { token } });
    await expect(stage.call(resendActivation, { body: {} }, { id })).rejects.toMatchObject({ code: 'already_active' });
  });

  it('goes to a corrected address, and links to the old one stop working', async () => {
    const { stage, id, token } = await joined('typo');
    const { db, now } = stage.world;
    const [logIn, reset] = await Promise.all(
      (['log-in', 'password-reset'] as const).map((purpose) =>
        linkFor(db, { brand: 'typo', memberId: id }, purpose, now),
      ),
    );
    const reply = await stage.call(resendActivation, { body: { email: 'tim@example.org' } }, { id });
    expect(reply.sent_to_masked).toBe('t••@e••.org');
    await expect(stage.call(activate, { body: { token } })).rejects.toMatchObject({ code: 'activation_failed' });
    expect(await codeOf(stage.call(logInByLink, { body: { token: logIn! } }))).toBe('link_expired');
    expect(await codeOf(stage.call(passwordResetLink, { query: { token: reset! } }))).toBe('link_expired');
    const { user } = await stage.call(activate, { body: { token: tokenOf(await stage.newestLink()) } });
    expect(user?.email).toBe('tim@example.org');
  });

  it('is held up by one’s own asking alone, whatever others asked for the address', async () => {
    const { stage, id } = await joined('own-asking', { reveal_accounts: false });
    const { user } = await stage.call(signUp, { body: signUpBody({ name: 'Other', email: 'other@example.com' }) });
    const correct = (email: string) => stage.call(resendActivation, { body: { email } }, { id: user.id });
    expect((await correct('tom@example.com')).next_after).toBe('2026-11-20T20:01:00.000Z');
    expect(await stage.call(activationState, { query: {} }, { id })).toMatchObject({
      next_after: '2026-11-20T20:01:00.000Z',
    });
    stage.wait(1);
    await stage.call(resendActivation, { body: {} }, { id });
    expect((await correct('tom@example.com')).next_after).toBe('2026-11-20T20:02:00.000Z');
    await expect(correct('tom@example.com')).rejects.toMatchObject({ code: 'rate_limited' });
  });

  it('counts for the address that a mail went to, also once it was corrected, and is silent past a day’s', async () => {
    const { stage, id } = await joined('moved-on');
    await stage.call(resendActivation, { body: { email: 'right@example.com' } }, { id });
    for (const name of ['Ada', 'Ben', 'Cas', 'Dev', 'Eve']) await stage.call(signUp, { body: signUpBody({ name }) });
    const letters = await Promise.all(stage.deeds.mails.map((mail) => accountLetter(stage.world, mail)));
    expect(stage.deeds.mails).toHaveLength(6);
    expect(letters.filter((letter) => letter?.to === 'right@example.com')).toHaveLength(1);

    const last = await stage.call(signUp, { body: signUpBody({ name: 'Fay', email: 'fay@example.com' }) });
    const reply = await stage.call(resendActivation, { body: { email: 'tom@example.com' } }, { id: last.user.id });
    expect(reply.next_after).toBe('2026-11-20T20:01:00.000Z');
    expect(stage.deeds.mails).toHaveLength(7);
    expect(await stage.call(activationState, { query: {} }, { id: last.user.id })).toMatchObject({
      next_after: reply.next_after,
    });
  });

  it('goes to no more than ten addresses a day', async () => {
    const { stage, id } = await joined('hunter');
    const correct = (number: number) => {
      stage.wait(1);
      return stage.call(resendActivation, { body: { email: `stranger-${number}@example.com` } }, { id });
    };
    for (let number = 1; number < 10; number += 1) await correct(number);
    await expect(correct(10)).rejects.toMatchObject({ code: 'rate_limited', params: { minutes: 24 * 60 - 10 } });
    expect(stage.deeds.mails).toHaveLength(10);
  });

  it('tells of a corrected address that has an account only where accounts are revealed', async () => {
    for (const revealing of [true, false]) {
      const { stage, token } = await joined(revealing ? 'tells' : 'hides', { reveal_accounts: revealing });
      await stage.call(activate, { body: { token } });
      const { user } = await stage.call(signUp, { body: signUpBody({ name: 'Other', email: 'other@example.com' }) });
      stage.wait(1);
      const answer = stage.call(resendActivation, { body: { email: 'tom@example.com' } }, { id: user.id });
      if (revealing) await expect(answer).rejects.toMatchObject({ code: 'email_in_use' });
      else expect((await answer).sent_to_masked).toBe('t••@e••.com');
      expect(stage.deeds.mails.at(-1)?.kind).toBe(revealing ? 'activation' : 'sign-up-attempt');
    }
  });
});
