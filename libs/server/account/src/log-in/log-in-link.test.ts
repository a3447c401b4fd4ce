import { expect, it } from 'vitest';
import { logIn } from '@parlour/contract/account/log-in/log-in';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import { attemptsPerLogin } from '@parlour/models/account/log-in/log-in-attempts';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { insertFailure } from '../store/log-in-attempts.ts';
import {
  accountStage,
  codeOf,
  confirmedMember,
  password,
  signUpBody,
  type AccountStage,
} from '../testing/account-stage.ts';

const database = await databaseOfFile();

/** The owner logs in seven times while others guess; how many links are mailed. */
async function mailedWhileGuessed(stage: AccountStage): Promise<number> {
  const { brand, db } = stage.world;
  const guess = { brand: brand.id, kind: 'log-in', login: 'tom@example.com' } as const;
  stage.deeds.mails.length = 0;
  for (let times = 0; times < 7; times += 1) {
    for (let network = 0; network < attemptsPerLogin; network += 1)
      await insertFailure(db, { ...guess, network: `203.0.${network}.0/24` }, stage.world.now);
    expect(await codeOf(stage.call(logIn, { body: { login: guess.login, password } }))).toBe('second_factor_required');
    stage.wait(15);
  }
  return stage.deeds.mails.length;
}

it('an address that nobody has confirmed is mailed a way in five times a day, its owner whenever it is needed', async () => {
  const stage = accountStage(database, 'guessed-stranger');
  await stage.call(signUp, { body: signUpBody() });
  expect(await mailedWhileGuessed(stage)).toBe(5);
  expect(await mailedWhileGuessed((await confirmedMember(database, 'guessed-owner')).stage)).toBe(7);
});
