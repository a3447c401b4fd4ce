import { describe, expect, it, test } from 'vitest';
import { activate } from '@parlour/contract/account/activation/activate';
import { deleteAccount } from '@parlour/contract/account/leaving/delete-account';
import { reactivate } from '@parlour/contract/account/leaving/reactivate';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import { contextOf } from '@parlour/testing/call';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { signIn } from '@parlour/testing/sign-in';
import { findMember } from '../store/members.ts';
import { MAX_SESSIONS } from '../store/sessions.ts';
import {
  accountStage,
  codeOf,
  confirmedMember,
  password,
  sessionsOf,
  signUpBody,
  tokenOf,
  type AccountStage,
  type Person,
} from '../testing/account-stage.ts';
import { startSession } from './start-session.ts';

const database = await databaseOfFile();

interface Mailed {
  stage: AccountStage;
  id: string;
  follow(person?: Person): Promise<unknown>;
}

/** A member with a mailed link that starts a session. */
async function joiner(brand: string): Promise<Mailed> {
  const stage = accountStage(database, brand);
  const { user } = await stage.call(signUp, { body: signUpBody() });
  const body = { token: tokenOf(await stage.newestLink()) };
  return { stage, id: user.id, follow: (person) => stage.call(activate, { body }, person) };
}

async function leaver(brand: string): Promise<Mailed> {
  const { stage, id } = await confirmedMember(database, brand);
  await stage.call(deleteAccount, { body: { password } }, { id });
  const body = { token: tokenOf(await stage.newestLink()) };
  return { stage, id, follow: (person) => stage.call(reactivate, { body }, person) };
}

describe.each([
  ['activation', joiner, 'activation_failed'],
  ['reactivation', leaver, 'link_expired'],
] as const)('a session by a link of %s', (purpose, mailed, refusal) => {
  it('does not outlive a ban of the same moment', async () => {
    const { stage, id, follow } = await mailed(`${purpose}-banned`);
    stage.started.length = 0;
    const meanwhile = () =>
      stage.world.db.updateTable('members').set({ status: 'blocked' }).where('id', '=', id).execute();
    expect(await codeOf(follow({ meanwhile }))).toBe(refusal);
    expect(stage.started).toEqual([]);
  });

  it('ends another one where the member is on as many devices as they may be', async () => {
    const { stage, id, follow } = await mailed(`${purpose}-devices`);
    const { db, brand, now } = stage.world;
    for (let device = 0; device <= MAX_SESSIONS; device += 1) await signIn(db, brand.id, id, now);
    await follow();
    expect(await sessionsOf(stage, id)).toHaveLength(MAX_SESSIONS);
  });
});

test('a session that begins beside a new password ends with all that was kept of it', async () => {
  const { stage, id } = await confirmedMember(database, 'outlived');
  const { db, brand, now } = stage.world;
  const { id: session } = await signIn(db, brand.id, id, now);
  const context = { ...(await contextOf(stage.world, id)), session: { id: session, memberId: id } };
  const seen = { ...(await findMember(db, brand.id, id))!, password_hash: 'the former one' };
  expect(await startSession(context, seen)).toBe(false);
  expect(await sessionsOf(stage, id)).toEqual([]);
});
