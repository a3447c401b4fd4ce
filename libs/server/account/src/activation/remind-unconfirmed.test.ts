import { expect, it } from 'vitest';
import { activate } from '@parlour/contract/account/activation/activate';
import { activationState } from '@parlour/contract/account/activation/activation-state';
import { resendActivation } from '@parlour/contract/account/activation/resend-activation';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import { getUser } from '@parlour/contract/account/user/get-user';
import { requestsPerSubject } from '@parlour/models/account/notifications/mail-requests';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { accountLetter } from '../letters/account-letter.ts';
import { accountStage, signUpBody, tokenOf, type AccountStage } from '../testing/account-stage.ts';
import { remindUnconfirmed } from './remind-unconfirmed.ts';

const database = await databaseOfFile();

const DAY_MINUTES = 24 * 60;
const RUNS_A_DAY = 4;

/** Somebody who signed up some days ago and has not confirmed the address. */
async function unconfirmed(brand: string, days: number) {
  const stage = accountStage(database, brand);
  const { user } = await stage.call(signUp, { body: signUpBody() });
  stage.wait(days * DAY_MINUTES);
  stage.deeds.mails.length = 0;
  return { stage, id: user.id };
}

const run = ({ ports, world }: AccountStage) => remindUnconfirmed(ports, { ...world, origin: 'https://site.example' });

/** Again and again for some days. */
async function runFor(stage: AccountStage, days: number): Promise<void> {
  for (let runs = 0; runs < days * RUNS_A_DAY; runs += 1) {
    await run(stage);
    stage.wait(DAY_MINUTES / RUNS_A_DAY);
  }
}

it('mails a link two days before the account ends, once', async () => {
  const { stage, id } = await unconfirmed('reminded', 27);
  await runFor(stage, 1);
  expect(stage.deeds.mails).toEqual([]);
  await run(stage);
  expect(stage.deeds.mails).toMatchObject([
    { kind: 'activation-reminder', memberId: id, origin: 'https://site.example' },
  ]);
  await runFor(stage, 4);
  expect(stage.deeds.mails).toHaveLength(1);
});

it('says when the account ends, and its link works until then', async () => {
  const { stage, id } = await unconfirmed('reminded-late', 29);
  await run(stage);
  const letter = await accountLetter(stage.world, stage.deeds.mails[0]!);
  expect(letter).toMatchObject({ kind: 'activation-reminder', to: 'tom@example.com', deletedOn: '2026-12-21' });
  const { user } = await stage.call(getUser, { query: {} }, { id });
  stage.world.now = new Date(Date.parse(user!.delete_at!) - 1);
  const confirmed = await stage.call(activate, { body: { token: tokenOf(letter!.link) } });
  expect(confirmed.user).toMatchObject({ id, status: 'active', delete_at: null });
});

it('is no letter where the address was confirmed while it waited to be sent', async () => {
  const { stage, id } = await unconfirmed('reminded-in-vain', 28);
  await run(stage);
  const [reminder] = stage.deeds.mails;
  stage.wait(2);
  await stage.call(resendActivation, { body: {} }, { id });
  await stage.call(activate, { body: { token: tokenOf(await stage.newestLink()) } });
  expect(await accountLetter(stage.world, reminder!)).toBeNull();
});

const setDisabled = (reason: 'bounce' | 'fbl') => (stage: AccountStage, id: string) =>
  stage.world.db
    .updateTable('members')
    .set({ notifications_disabled: [reason] })
    .where('id', '=', id)
    .execute();

it.each<[string, (stage: AccountStage, id: string) => Promise<unknown>]>([
  ['whose-mails-came-back', setDisabled('bounce')],
  ['who-called-our-mails-spam', setDisabled('fbl')],
  ['who-has-just-asked-for-a-link', (stage, id) => stage.call(resendActivation, { body: {} }, { id })],
  [
    'whose-address-somebody-else-has-confirmed',
    ({ world: { db, brand } }) => addMember(db, brand.id, { email: 'tom@example.com' }),
  ],
  [
    'who-is-leaving',
    ({ world: { db } }, id) =>
      db.updateTable('members').set({ status: 'pending_deletion' }).where('id', '=', id).execute(),
  ],
])('goes to nobody %s', async (reason, act) => {
  const { stage, id } = await unconfirmed(reason, 28);
  await act(stage, id);
  stage.deeds.mails.length = 0;
  await run(stage);
  expect(stage.deeds.mails).toEqual([]);
});

it('leaves whoever has typed an owned address nothing to tell that by, however late mails are sent', async () => {
  const stage = accountStage(database, 'untold');
  const { brand, db } = stage.world;
  const join = async (body: Parameters<typeof signUpBody>[0]) =>
    (await stage.call(signUp, { body: signUpBody(body) })).user.id;
  const owned = await join({ name: 'Tom', email: 'tom@example.com' });
  const free = await join({ name: 'Tim', email: 'tim@example.com' });
  await addMember(db, brand.id, { email: 'tom@example.com' });
  const seenBy = async (id: string) => {
    const { user } = await stage.call(getUser, { query: {} }, { id });
    const { next_after } = await stage.call(activationState, { query: {} }, { id });
    return { delete_at: user!.delete_at, mails: user!.notifications_disabled, next_after };
  };
  stage.wait(27 * DAY_MINUTES);
  stage.deeds.mails.length = 0;
  const reminded: string[] = [];
  for (let runs = 0; runs < 4 * RUNS_A_DAY; runs += 1) {
    for (const mail of stage.deeds.mails.splice(0)) {
      if (mail.kind === 'activation-reminder') reminded.push(mail.memberId);
      await accountLetter(stage.world, mail);
    }
    if (runs === 1) for (const id of [owned, free]) await stage.call(resendActivation, { body: {} }, { id });
    await run(stage);
    expect(await seenBy(owned), `after ${runs} runs`).toEqual(await seenBy(free));
    stage.wait(DAY_MINUTES / RUNS_A_DAY);
  }
  expect(reminded).toEqual([free]);
  expect((await seenBy(owned)).delete_at, 'two days after the reminder of the 29th').toBe('2026-12-22T02:00:00.000Z');
});

it('is one of the mails that an address gets in a day, and comes later where those were used up', async () => {
  const stage = accountStage(database, 'crowded');
  for (let number = 0; number <= requestsPerSubject; number += 1) {
    await stage.call(signUp, { body: signUpBody({ name: `Tom ${number}` }) }, { network: `net ${number}` });
    stage.wait(1);
  }
  stage.wait(28 * DAY_MINUTES);
  stage.deeds.mails.length = 0;
  await run(stage);
  expect(stage.deeds.mails).toHaveLength(requestsPerSubject);
  await runFor(stage, 1);
  expect(stage.deeds.mails).toHaveLength(requestsPerSubject);
  await run(stage);
  expect(stage.deeds.mails).toHaveLength(requestsPerSubject + 1);
});
