import { expect, it } from 'vitest';
import { askToLeave } from '@parlour/contract/account/leaving/ask-to-leave';
import { reactivate } from '@parlour/contract/account/leaving/reactivate';
import { activate } from '@parlour/contract/account/activation/activate';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import { inTransaction } from '@parlour/server-bus';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { reopenAccount } from './close-account.ts';
import { accountStage, codeOf, confirmedMember, signUpBody, stateOf, tokenOf } from '../testing/account-stage.ts';
import { beKeptOut, comeBack, leave } from '../testing/leaving-acts.ts';

const database = await databaseOfFile();

/** A member who has left, with the token of the mailed way back. */
async function left(brand: string) {
  const { stage, id } = await confirmedMember(database, brand);
  await leave(stage, id);
  return { stage, id, token: tokenOf(await stage.newestLink()) };
}

type Left = Awaited<ReturnType<typeof left>>;

it('by the mailed link shows the member again and logs them in, once', async () => {
  const { stage, id, token } = await left('back');
  stage.started.length = 0;
  const { user } = await stage.call(reactivate, { body: { token } });
  expect(user).toMatchObject({ id, status: 'active', delete_at: null });
  expect(stage.started).toEqual([id]);
  expect(await stateOf(stage, id)).toEqual({ status: 'active', delete_at: null, profile: 'active' });
  expect(await codeOf(stage.call(reactivate, { body: { token } }))).toBe('link_expired');
});

it('takes twenty presses at once for one', async () => {
  const { stage, id, token } = await left('back-at-once');
  stage.started.length = 0;
  const press = () => codeOf(stage.call(reactivate, { body: { token } }));
  const answers = await Promise.all(Array.from({ length: 20 }, press));
  expect(answers.map(String).toSorted()).toEqual(['done', ...Array.from({ length: 19 }, () => 'link_expired')]);
  expect(stage.started).toEqual([id]);
  expect(await stateOf(stage, id)).toEqual({ status: 'active', delete_at: null, profile: 'active' });
});

it('while somebody leaves again ends either way, never halfway', async () => {
  const { stage, id, token } = await left('back-and-forth');
  const [back, again] = await Promise.all([
    codeOf(stage.call(reactivate, { body: { token } })),
    codeOf(leave(stage, id)),
  ]);
  const { status, profile } = await stateOf(stage, id);
  // Whoever left again before the session of the way back began is not let in.
  expect(again === 'done' ? ['done', 'link_expired'] : ['done']).toContain(back);
  expect([status, profile]).toEqual(again === 'done' ? ['pending_deletion', 'disabled'] : ['active', 'active']);
});

it('goes by the link of the newest leaving, and by none of an earlier one', async () => {
  const { stage, id, token } = await left('left-twice');
  await stage.call(reactivate, { body: { token } });
  await leave(stage, id);
  expect(await codeOf(stage.call(reactivate, { body: { token } }))).toBe('link_expired');
  expect(await stateOf(stage, id)).toMatchObject({ status: 'pending_deletion', profile: 'disabled' });
  await comeBack(stage);
  expect(await stateOf(stage, id)).toMatchObject({ status: 'active', profile: 'active' });
});

it('is over once the erasure has begun, and another brand knows nothing of it', async () => {
  const { stage, id, token } = await left('over');
  expect(await codeOf(accountStage(database, 'over-there').call(reactivate, { body: { token } }))).toBe('link_expired');
  stage.wait(14 * 24 * 60);
  const { db, now } = stage.world;
  await db.updateTable('members').set({ erasure_began_at: now }).where('id', '=', id).execute();
  expect(await codeOf(stage.call(reactivate, { body: { token } }))).toBe('link_expired');
  await expect(stage.newestLink()).rejects.toThrow('No mail waits');
});

it.each([
  ['the-first', async ({ token }: Left) => token],
  [
    'a-new',
    async ({ stage }: Left) => {
      await stage.call(askToLeave, { body: { email: 'tom@example.com' } });
      return tokenOf(await stage.newestLink());
    },
  ],
] as const)('goes on after 14 days while the erasure waits for a payment, by its link (%s)', async (which, follow) => {
  const gone = await left(`waits-${which}`);
  gone.stage.wait(27 * 24 * 60);
  const { user } = await gone.stage.call(reactivate, { body: { token: await follow(gone) } });
  expect(user).toMatchObject({ id: gone.id, status: 'active', delete_at: null });
});

it('leaves an unconfirmed member unconfirmed and unseen', async () => {
  const stage = accountStage(database, 'unconfirmed');
  const { user } = await stage.call(signUp, { body: signUpBody() });
  await leave(stage, user.id);
  await stage.call(reactivate, { body: { token: tokenOf(await stage.newestLink()) } });
  expect(await stateOf(stage, user.id)).toMatchObject({ status: 'not_confirmed', profile: 'disabled' });
  const { reopened_at: back } = await stage.world.db
    .selectFrom('members')
    .select('reopened_at')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  expect(back).toEqual(stage.world.now);
});

it('brings the link that confirms the address back too, which works for nobody in between', async () => {
  const stage = accountStage(database, 'back-unconfirmed');
  const { user } = await stage.call(signUp, { body: signUpBody() });
  const token = tokenOf(await stage.newestLink());
  const confirm = () => codeOf(stage.call(activate, { body: { token } }));
  await leave(stage, user.id);
  expect(await confirm()).toBe('activation_failed');
  await comeBack(stage);
  expect(await confirm()).toBe('done');
  expect(await stateOf(stage, user.id)).toMatchObject({ status: 'active' });
});

it('does not bring it back once the moderation has kept the member out', async () => {
  const stage = accountStage(database, 'out-unconfirmed');
  const { user } = await stage.call(signUp, { body: signUpBody() });
  const token = tokenOf(await stage.newestLink());
  await beKeptOut(stage, user.id);
  await inTransaction(stage.world, ({ trx }) =>
    reopenAccount(trx, { brand: 'out-unconfirmed', memberId: user.id }, stage.world.now),
  );
  expect(await codeOf(stage.call(activate, { body: { token } }))).toBe('activation_failed');
});
