import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { activate } from '@parlour/contract/account/activation/activate';
import { resendActivation } from '@parlour/contract/account/activation/resend-activation';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import { getUser } from '@parlour/contract/account/user/get-user';
import { openPaymentTerm } from '@parlour/models/account/leaving/open-payment-term';
import { confirmationTerm } from '@parlour/models/account/sign-up/confirmation-term';
import type { PaymentStatus } from '@parlour/models/payments/payment-state';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { accountStage, signUpBody, tokenOf, type AccountStage } from '../testing/account-stage.ts';

const database = await databaseOfFile();

const DAY_MINUTES = 24 * 60;

/** Somebody who has just signed up. */
async function joined(brand: string) {
  const stage = accountStage(database, brand);
  const { user } = await stage.call(signUp, { body: signUpBody() });
  const daysAfterwards = (days: number): string =>
    new Date(Date.parse(user.signup_date) + days * 86_400_000).toISOString();
  const deleteAt = async () => (await stage.call(getUser, { query: {} }, { id: user.id })).user?.delete_at;
  return { stage, id: user.id, daysAfterwards, deleteAt };
}

const buy = ({ world: { brand, db, now } }: AccountStage, member_id: string, status: PaymentStatus) =>
  db
    .insertInto('payments')
    .values({
      brand: brand.id,
      id: uuid(),
      member_id,
      package_id: 'p',
      credits: 10,
      amount: 999,
      base_amount: 999,
      currency: 'EUR',
      country: 'NL',
      payment_method: 'ideal',
      provider: 'sandbox',
      status,
      statement_name: 'Shop',
      next: JSON.stringify({ kind: 'wait' }),
      settings_version: 1,
      created_at: now,
    })
    .execute();

it('is the end of the term in which an address may be confirmed, and of none that is', async () => {
  const { stage, daysAfterwards, deleteAt } = await joined('ends');
  expect(await deleteAt()).toBe(daysAfterwards(confirmationTerm));
  const { user } = await stage.call(activate, { body: { token: tokenOf(await stage.newestLink()) } });
  expect(user?.delete_at).toBeNull();
  expect(await deleteAt()).toBeNull();
});

it('counts from when a member was let in again', async () => {
  const { stage, id, daysAfterwards, deleteAt } = await joined('again');
  const reopened_at = new Date(daysAfterwards(10));
  await stage.world.db.updateTable('members').set({ reopened_at }).where('id', '=', id).execute();
  expect(await deleteAt()).toBe(daysAfterwards(10 + confirmationTerm));
});

it('is put off by a link as long as that works from when it was asked for, whenever it is mailed', async () => {
  const { stage, id, daysAfterwards, deleteAt } = await joined('asked-late');
  stage.wait(29 * DAY_MINUTES);
  await stage.call(resendActivation, { body: {} }, { id });
  expect(await deleteAt()).toBe(daysAfterwards(31));
  stage.wait(60);
  await stage.newestLink();
  expect(await deleteAt()).toBe(daysAfterwards(31));
});

it.each<[PaymentStatus, number | null]>([
  ['failed', confirmationTerm],
  ['pending', confirmationTerm + openPaymentTerm],
  ['completed', null],
  ['refunded', null],
  ['charged_back', null],
])('of a buyer whose payment is %s is after %s days', async (status, days) => {
  const { stage, id, daysAfterwards, deleteAt } = await joined(`buys-${status.replace('_', '-')}`);
  await buy(stage, id, 'failed');
  await buy(stage, id, status);
  expect(await deleteAt()).toBe(days && daysAfterwards(days));
});
