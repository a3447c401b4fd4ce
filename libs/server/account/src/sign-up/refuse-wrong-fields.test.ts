import { expect, it } from 'vitest';
import { brand as settings } from '@parlour/app-default/settings';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { accountStage, codeOf, signUpBody } from '../testing/account-stage.ts';

const database = await databaseOfFile();

const fieldsOf = (stage: ReturnType<typeof accountStage>, changes: Parameters<typeof signUpBody>[0]) =>
  codeOf(stage.call(signUp, { body: signUpBody(changes) }));

it('refuses each wrong field by its name', async () => {
  const stage = accountStage(database, 'fields', { message_length: 10 });
  for (const name of ['Support Team', settings.name])
    expect(await fieldsOf(stage, { name })).toEqual({ name: 'name_taken' });
  expect(await fieldsOf(stage, { date_of_birth: '2008-11-21' })).toEqual({ date_of_birth: 'dob_too_young' });
  expect(await fieldsOf(stage, { date_of_birth: '1850-01-01' })).toEqual({ date_of_birth: 'dob_invalid' });
  expect(await fieldsOf(stage, { password: 'tomtomtom1' })).toEqual({ password: 'password_weak' });
  expect(await fieldsOf(stage, { email: 'tom@gmial.com' })).toEqual({ email: 'email_fix' });
  expect(await fieldsOf(stage, { email: 'tom@mailinator.com' })).toEqual({ email: 'email_invalid' });
  expect(await fieldsOf(stage, { signup_message: 'eleven char' })).toEqual({ signup_message: 'message_too_long' });
  expect(
    await fieldsOf(stage, { accept: { terms: '2020-01-01', privacy: '2020-01-01', special_data: true, age: true } }),
  ).toEqual({ 'accept.terms': 'terms_outdated' });
  expect(await fieldsOf(accountStage(database, 'women', { genders: ['female'] }), {})).toEqual({
    gender: 'value_unknown',
  });
  expect(await fieldsOf(accountStage(database, 'few', { sexualities: ['gay'] }), { sexuality: 'bi' })).toEqual({
    sexuality: 'value_unknown',
  });
});

it('names every wrong field at once, with what their sentences need', async () => {
  const stage = accountStage(database, 'faults', { min_age: 40, message_length: 10, genders: ['male'] });
  await stage.call(signUp, { body: signUpBody({ date_of_birth: '1970-01-01' }) });
  const accept = { terms: '2020-01-01', privacy: '2020-01-01', special_data: true, age: true } as const;
  const wrong = signUpBody({
    email: 'tom@gmial.com',
    password: 'tomtomtom1',
    date_of_birth: '1990-01-01',
    gender: 'female',
    region: 'be-antwerpen',
    signup_message: 'eleven char',
    accept,
  });
  await expect(stage.call(signUp, { body: wrong })).rejects.toMatchObject({
    fields: {
      name: 'name_taken',
      email: 'email_fix',
      password: 'password_weak',
      date_of_birth: 'dob_too_young',
      gender: 'value_unknown',
      region: 'region_unknown',
      signup_message: 'message_too_long',
      'accept.terms': 'terms_outdated',
    },
    params: { min_age: 40, max: 10 },
  });
});

it('names the minimum age with the refusal, and the brand’s longest message', async () => {
  const stage = accountStage(database, 'adults', { min_age: 40, message_length: 10 });
  await expect(stage.call(signUp, { body: signUpBody({ date_of_birth: '1990-01-01' }) })).rejects.toMatchObject({
    params: { min_age: 40 },
  });
  const wordy = signUpBody({ date_of_birth: '1970-01-01', signup_message: 'x'.repeat(6_000) });
  await expect(stage.call(signUp, { body: wordy })).rejects.toMatchObject({
    fields: { signup_message: 'message_too_long' },
    params: { max: 10 },
  });
});
