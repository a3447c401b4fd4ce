import { describe, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { activate } from '@parlour/contract/account/activation/activate';
import { checkName } from '@parlour/contract/account/sign-up/check-name';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import { signUpState } from '@parlour/contract/account/sign-up/sign-up-state';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { accountStage, codeOf, signUpBody, tokenOf } from '../testing/account-stage.ts';

const database = await databaseOfFile();

type Stage = ReturnType<typeof accountStage>;
const fieldsOf = (stage: Stage, changes: Parameters<typeof signUpBody>[0]) =>
  codeOf(stage.call(signUp, { body: signUpBody(changes) }));
const profileOf = ({ world }: Stage, id: string) =>
  world.db
    .selectFrom('profiles')
    .selectAll()
    .where('brand', '=', world.brand.id)
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow();

describe('signing up', () => {
  it('makes an unconfirmed member with a hidden profile, consents, credits, a session and a mail', async () => {
    const stage = accountStage(database, 'happy', { signup_credits: 30 });
    const { user, signup } = await stage.call(signUp, {
      body: signUpBody({ email: ' Tom@Example.com', marketing_mail: true }),
    });

    expect(user).toMatchObject({
      status: 'not_confirmed',
      email: 'Tom@Example.com',
      credits: 30,
      paid_user: false,
      language: 'en',
      consents_due: [],
    });
    expect(user.profile).toMatchObject({ name: 'Tom', gender: 'male', country: 'NL', status: 'disabled' });
    expect(await profileOf(stage, user.id)).toMatchObject({ show_to_visitors: false });
    expect(user.rights).toMatchObject({ photos_max: 3, reason: 'not_confirmed' });
    expect(signup).toMatchObject({ next: 'message', complete: false });
    expect(stage.started).toEqual([user.id]);
    expect(stage.deeds.grants).toEqual([{ memberId: user.id, credits: 30 }]);
    expect(stage.deeds.mails).toMatchObject([{ kind: 'activation', memberId: user.id, origin: 'http://localhost' }]);

    const consents = await stage.world.db.selectFrom('consents').selectAll().where('brand', '=', 'happy').execute();
    expect(consents.map(({ kind, version, given }) => `${kind} ${version} ${given}`).toSorted()).toEqual([
      'age 2023-12-01 true',
      'marketing_mail 2023-12-01 true',
      'privacy 2023-12-01 true',
      'special_data 2023-12-01 true',
      'terms 2023-12-01 true',
    ]);
    const member = await stage.world.db
      .selectFrom('members')
      .selectAll()
      .where('brand', '=', 'happy')
      .executeTakeFirstOrThrow();
    expect(member.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(member.email_key).toBe('tom@example.com');
  });

  it('keeps the token out of the queue and out of the database', async () => {
    const stage = accountStage(database, 'quiet');
    await stage.call(signUp, { body: signUpBody() });
    const token = tokenOf(await stage.newestLink());
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(JSON.stringify(stage.deeds.mails)).not.toContain(token);
    const rows = await stage.world.db.selectFrom('tokens').selectAll().where('brand', '=', 'quiet').execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is refused by its contract without consent, with a handle, or with the address as name', () => {
    const codes = (changes: object) =>
      signUp.body
        .safeParse({ ...signUpBody(), ...changes })
        .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    expect(codes({ name: '@tom' })).toEqual(['name name_at_sign']);
    expect(codes({ name: 't' })).toEqual(['name name_length']);
    expect(codes({ email: 'tom@a.nl', name: 'TOM@a.nl' })).toEqual(['name name_is_email']);
    expect(codes({ email: 'no-address' })).toEqual(['email email_invalid']);
    expect(codes({ date_of_birth: '1984-02-30' })).toEqual(['date_of_birth dob_invalid']);
    expect(codes({ accept: { terms: 'x', privacy: 'x', special_data: false, age: true } })).toEqual([
      'accept.special_data consent_required',
    ]);
  });

  it('begins the profile with the region that was chosen, which has to be one of the country', async () => {
    const stage = accountStage(database, 'placed');
    const { user } = await stage.call(signUp, { body: signUpBody({ country: 'NL', region: 'nl-utrecht' }) });
    expect(await profileOf(stage, user.profile.id)).toMatchObject({ country: 'NL', region: 'nl-utrecht' });
    const elsewhere = { name: 'Tim', country: 'NL', region: 'be-antwerpen' } as const;
    expect(await fieldsOf(stage, elsewhere)).toEqual({ region: 'region_unknown' });
  });

  it('is closed where the brand says so, and in countries it does not serve', async () => {
    const closed = accountStage(database, 'closed', { signups: 'none' });
    expect(await fieldsOf(closed, {})).toBe('signup_closed');
    expect(await fieldsOf(closed, { country: 'US' }), 'a country that is not served comes second').toBe(
      'signup_closed',
    );
    const invited = accountStage(database, 'invited', { signups: 'with_trafficsource' });
    expect(await fieldsOf(invited, {})).toBe('signup_closed');
    expect(await fieldsOf(invited, { tracking: { ref: 'friend' } })).toBe('done');
    const remembered = { hasTrafficSource: true };
    expect(await invited.call(signUpState, { query: {} }, remembered)).toMatchObject({ open: true });
    const second = signUpBody({ name: 'Tim', email: 'tim@example.com' });
    expect(await invited.call(signUp, { body: second }, remembered)).toMatchObject({
      user: { profile: { name: 'Tim' } },
    });
    const served = accountStage(database, 'served');
    await expect(served.call(signUp, { body: signUpBody() }, { country: 'JP' })).rejects.toMatchObject({
      code: 'signup_country',
    });
    expect(await fieldsOf(served, { country: 'US' })).toBe('signup_country');
    for (const unread of [{ token: 'made-up' }, { slug: 'autumn' }])
      expect(signUpState.query.safeParse(unread).success).toBe(false);
    expect(await invited.call(signUpState, { query: {} })).toMatchObject({
      open: false,
      reason: 'invite_only',
      min_age: 18,
    });
    expect(await served.call(signUpState, { query: {} }, { country: 'JP' })).toMatchObject({
      open: false,
      reason: 'country',
    });
  });

  it('gives a name once, however it is written, and says beforehand whether it is free', async () => {
    const stage = accountStage(database, 'names');
    expect(await stage.call(checkName, { query: { name: 'Åsa Berg' } })).toEqual({ ok: true });
    await stage.call(signUp, { body: signUpBody({ name: 'Åsa Berg' }) });
    for (const name of ['åsa  berg', 'Customer Service'])
      expect(await stage.call(checkName, { query: { name } })).toEqual({ ok: false, code: 'name_taken' });
    expect(await stage.call(checkName, { query: { name: '@asa' } })).toEqual({ ok: false, code: 'name_at_sign' });
    expect(await fieldsOf(stage, { name: 'ÅSA BERG', email: 'other@example.com' })).toEqual({ name: 'name_taken' });
    expect(await stage.world.db.selectFrom('members').select('id').where('brand', '=', 'names').execute()).toHaveLength(
      1,
    );
  });

  it('holds words to somebody, and makes words to nobody the draft of about-me', async () => {
    const stage = accountStage(database, 'words');
    const recipientId = uuid();
    const held = await stage.call(signUp, {
      body: signUpBody({ signup_message: 'Good evening', profile_id: recipientId }),
    });
    expect(stage.deeds.held).toEqual([{ recipientId, text: 'Good evening' }]);
    expect(held.signup.next).toBe('photo');
    expect(await profileOf(stage, held.user.id)).toMatchObject({ about_me: null });

    const draft = await stage.call(signUp, { body: signUpBody({ name: 'Tim', signup_message: 'I sail' }) });
    expect(draft.signup.next, 'nobody is written to yet').toBe('message');
    expect(await profileOf(stage, draft.user.id)).toMatchObject({ about_me: 'I sail', about_me_status: 'pending' });

    stage.reserved.add(recipientId);
    const kept = await stage.call(signUp, {
      body: signUpBody({ name: 'Tam', signup_message: 'Good night', profile_id: recipientId }),
    });
    expect(stage.deeds.held).toHaveLength(1);
    expect(kept.signup.next, 'nobody takes it').toBe('message');
    expect(await profileOf(stage, kept.user.id), 'words to one are not for all').toMatchObject({ about_me: null });
  });
});

describe('the member whom the first message would go to', () => {
  it('is shown to a visitor only by their own wish, and where the message would reach them', async () => {
    const stage = accountStage(database, 'shown', { show_to_visitors: false });
    const { id: shy } = (await stage.call(signUp, { body: signUpBody() })).user;
    const asked = async () => (await stage.call(signUpState, { query: { profile_id: shy } })).profile?.id;
    await stage.world.db.updateTable('profiles').set({ status: 'active' }).where('brand', '=', 'shown').execute();
    expect(await asked()).toBeUndefined();
    await stage.world.db.updateTable('profiles').set({ show_to_visitors: true }).where('brand', '=', 'shown').execute();
    expect(await asked()).toBe(shy);
    stage.reserved.add(shy);
    expect(await asked()).toBeUndefined();
  });
});

describe('an address that already has an account', () => {
  async function withOwner(brand: string, revealing: boolean) {
    const stage = accountStage(database, brand, { reveal_accounts: revealing });
    const { user } = await stage.call(signUp, { body: signUpBody({ name: 'Owner' }) });
    await stage.call(activate, { body: { token: tokenOf(await stage.newestLink()) } });
    return { stage, owner: user.id };
  }

  it('is told where the brand reveals accounts', async () => {
    const { stage, owner } = await withOwner('reveal', true);
    expect(await fieldsOf(stage, { email: 'TOM@example.com' })).toBe('email_in_use');
    await stage.world.db.updateTable('members').set({ status: 'pending_deletion' }).where('id', '=', owner).execute();
    expect(await fieldsOf(stage, {})).toBe('account_pending_deletion');
  });

  it('is told to nobody but its owner elsewhere: the visible answer is the same', async () => {
    const { stage, owner } = await withOwner('conceal', false);
    const known = await stage.call(signUp, { body: signUpBody({ name: 'Second' }) });
    expect(stage.deeds.mails.at(-1)).toMatchObject({ kind: 'sign-up-attempt', memberId: owner, request: null });
    expect(await stage.newestLink()).toBe('http://localhost/login');

    const fresh = await stage.call(signUp, { body: signUpBody({ name: 'Third', email: 'new@example.com' }) });
    const shape = ({ user, signup }: typeof known) => ({
      ...user,
      id: '',
      email: '',
      profile: { ...user.profile, id: '', name: '' },
      signup,
    });
    expect(shape(known)).toEqual(shape(fresh));
  });

  it('gets no more than five mails a day, whoever types it', async () => {
    const stage = accountStage(database, 'bombed');
    for (const name of ['Ada', 'Ben', 'Cas', 'Dev', 'Eve', 'Fay'])
      await stage.call(signUp, { body: signUpBody({ name }) });
    expect(stage.deeds.mails).toHaveLength(5);
  });
});
