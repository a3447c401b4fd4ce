import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activate } from '@parlour/contract/account/activation/activate';
import { askExport } from '@parlour/contract/account/own-data/ask-export';
import { askMailChange } from '@parlour/contract/account/mail-change/ask-mail-change';
import { askPasswordReset } from '@parlour/contract/account/password/ask-password-reset';
import { changeMail } from '@parlour/contract/account/mail-change/change-mail';
import { changePassword } from '@parlour/contract/account/password/change-password';
import { deleteAccount } from '@parlour/contract/account/leaving/delete-account';
import { reactivate } from '@parlour/contract/account/leaving/reactivate';
import { resetPassword } from '@parlour/contract/account/password/reset-password';
import { signUp } from '@parlour/contract/account/sign-up/sign-up';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { Database } from '@parlour/server-db/database';
import { testDatabase } from '@parlour/testing/database';
import { meet } from '@parlour/testing/meet';
import { addMember } from '@parlour/testing/members';
import { closeAccount } from './close-account.ts';
import { spendLinks } from '../store/links.ts';
import { becomeTombstone } from '../store/erasing/tombstone.ts';
import { lockMember } from '../store/members.ts';
import {
  accountStage,
  codeOf,
  confirmedMember,
  password,
  signUpBody,
  tokenOf,
  type AccountStage,
} from '../testing/account-stage.ts';
import { deeds } from '../testing/erasure.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase('postgres');
});
afterAll(() => database.close());

const fresh = 'seven quiet lighthouses';
const twice = { password: fresh, password_repeat: fresh };

/** Begins an act while a transaction has locked the member and goes on to change something; answers how the act ends. */
const meanwhile = (
  { world }: AccountStage,
  id: string,
  act: () => Promise<unknown>,
  change: (trx: Transaction) => Promise<unknown>,
) =>
  meet(world.db, {
    first: (trx) => lockMember(trx, world.brand.id, id),
    act: () => codeOf(act()),
    last: change,
  });

describe('an act that the password allowed', () => {
  /** The call, and where it tells that the password is another. */
  type Act = { field: string; run: (stage: AccountStage, id: string) => Promise<unknown> };
  const acts: Record<string, Act> = {
    'change-password': {
      field: 'old_password',
      run: (stage, id) => stage.call(changePassword, { body: { old_password: password, ...twice } }, { id }),
    },
    'mail-change': {
      field: 'password',
      run: (stage, id) => stage.call(askMailChange, { body: { email: 'thief@example.com', password } }, { id }),
    },
    'delete-account': {
      field: 'password',
      run: (stage, id) => stage.call(deleteAccount, { body: { password, reason_ids: [], comment: '' } }, { id }),
    },
    'ask-export': {
      field: 'password',
      run: (stage, id) => stage.call(askExport, { body: { password } }, { id }),
    },
  };

  it.each(Object.entries(acts))('%s ends where it is changed before that begins', async (name, { field, run }) => {
    const { stage, id } = await confirmedMember(database, name);
    const changed = (trx: Transaction) =>
      trx.updateTable('members').set({ password_hash: 'another' }).where('id', '=', id).execute();
    expect(await meanwhile(stage, id, () => run(stage, id), changed)).toEqual({ [field]: 'old_password_wrong' });
    expect([stage.deeds.mails, stage.deeds.exports]).toEqual([[], []]);
  });
});

describe('a link that is followed while the member’s links are spent', () => {
  const links = {
    activation: async () => {
      const stage = accountStage(database, 'activation');
      const { user } = await stage.call(signUp, { body: signUpBody() });
      return { stage, id: user.id, call: activate, body: {} };
    },
    'password-reset': async () => {
      const { stage, id } = await confirmedMember(database, 'password-reset');
      await stage.call(askPasswordReset, { body: { email: 'tom@example.com' } });
      return { stage, id, call: resetPassword, body: twice };
    },
    'mail-change-undo': async () => {
      const { stage, id } = await confirmedMember(database, 'mail-change-undo');
      await stage.call(askMailChange, { body: { email: 'new@example.com', password } }, { id });
      return { stage, id, call: changeMail, body: { action: 'undo' } };
    },
    reactivation: async () => {
      const { stage, id } = await confirmedMember(database, 'reactivation');
      await stage.call(deleteAccount, { body: { password, reason_ids: [], comment: '' } }, { id });
      return { stage, id, call: reactivate, body: {} };
    },
  } as const;

  it.each(Object.keys(links) as (keyof typeof links)[])('%s: waits for that, and works no more', async (purpose) => {
    const { stage, id, call, body } = await links[purpose]();
    const token = tokenOf(await stage.newestLink());
    const act = () => stage.call(call, { body: { token, ...body } });
    const spent = (trx: Transaction) =>
      spendLinks(trx, { brand: stage.world.brand.id, memberId: id }, purpose, stage.world.now);
    const refused = purpose === 'activation' ? 'activation_failed' : 'link_expired';
    expect(await meanwhile(stage, id, act, spent)).toBe(refused);
  });
});

it('nobody comes back by the mailed link while a ban is being decided', async () => {
  const { stage, id } = await confirmedMember(database, 'banned');
  const { brand, db, now } = stage.world;
  await stage.call(deleteAccount, { body: { password, reason_ids: [], comment: '' } }, { id });
  const token = tokenOf(await stage.newestLink());
  const ban = {
    brand: brand.id,
    id: uuid(),
    member_id: id,
    target_type: 'profile',
    target_id: id,
    measure: 'banned',
    ground: 'terms',
    rule: 'scam_or_spam',
    facts: 'Asked three members for money.',
    created_at: now,
    appeal_until: now,
  } as const;
  const back = await meet(db, {
    first: (trx) => closeAccount(stage.ports, trx, { brand: brand.id, memberId: id }, now),
    act: () => stage.call(reactivate, { body: { token } }).catch((refusal: unknown) => refusal),
    last: (trx) => trx.insertInto('decisions').values(ban).execute(),
  });
  expect(back).toMatchObject({ code: 'account_blocked', params: { about: ban.id } });
});

it('nobody has left as long as the badges that counted their hearts are not lowered', async () => {
  const { stage, id } = await confirmedMember(database, 'leaving-whole');
  const { brand, db, now } = stage.world;
  const liked = await addMember(db, brand.id);
  await db
    .insertInto('likes')
    .values({ brand: brand.id, from_id: id, to_id: liked, source: 'profile', created_at: now })
    .execute();
  const seen: unknown[] = [];
  await meet(db, {
    first: (trx) => trx.updateTable('mailboxes').set({ total_new: 1 }).where('member_id', '=', liked).execute(),
    act: () => stage.call(deleteAccount, { body: { password } }, { id }),
    last: async (trx) =>
      seen.push(await trx.selectFrom('members').select('status').where('id', '=', id).executeTakeFirst()),
  });
  expect(seen).toEqual([{ status: 'active' }]);
});

it('a member becomes a tombstone after whoever changes their row and profile, and waits for them by the member', async () => {
  const { stage, id } = await confirmedMember(database, 'tombstone');
  const { brand, db, now } = stage.world;
  await meet(db, {
    first: (trx) => lockMember(trx, brand.id, id),
    act: () => becomeTombstone({ brand: brand.id, memberId: id, db, now, ports: deeds().ports }),
    last: (trx) => trx.updateTable('profiles').set({ city: 'Utrecht' }).where('member_id', '=', id).execute(),
  });
  const left = db.selectFrom('profiles').select('city').where('brand', '=', brand.id).where('member_id', '=', id);
  expect(await left.executeTakeFirst()).toEqual({ city: null });
});
