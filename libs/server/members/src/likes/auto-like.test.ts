import { v7 as uuid } from 'uuid';
import { beforeEach, expect, it } from 'vitest';
import { brand as settings } from '@parlour/app-default/settings';
import { autoLike } from '@parlour/contract/members/auto-like';
import type { BodyInput, Call } from '@parlour/contract/define-call';
import { like } from '@parlour/contract/members/like';
import { markLikesSeen } from '@parlour/contract/members/mark-likes-seen';
import { createMailbox, createMemoryBus } from '@parlour/server-bus';
import { createImageFor } from '@parlour/server-media';
import { sealer } from '@parlour/server-kit/sealing';
import { contextOf, runCall } from '@parlour/testing/call';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { membersCalls } from '../index.ts';

const brand = { id: 'default', version: 1, settings };
const calls = membersCalls({
  imageFor: createImageFor('key'),
  cursors: sealer(Buffer.from('key'), 'search cursors'),
  deliver: createMailbox(createMemoryBus()).deliver,
  openConversation: async () => null,
});

const database = await databaseOfFile();
let now = new Date('2026-11-21T12:00:00Z');
const db = () => database.forBrand('default');

async function as<const C extends Call>(memberId: string, call: C, body?: BodyInput<C>, sessionId = uuid()) {
  now = new Date(now.getTime() + 1000);
  const context = await contextOf({ brand, db: db(), now }, memberId);
  return runCall(calls, call, { body }, { ...context, session: { id: sessionId, memberId } });
}

async function startSession(memberId: string): Promise<string> {
  const id = uuid();
  const session = { brand: 'default', id, token_hash: Buffer.from(id), member_id: memberId, expires_at: now };
  await db()
    .insertInto('sessions')
    .values({ ...session, device: null, country: null })
    .execute();
  return id;
}

beforeEach(async () => void (await db().deleteFrom('members').where('brand', '=', 'default').execute()));

it('hands each unseen like to a session once, the newest first, and makes none', async () => {
  const [me, nora, mila, ida] = await Promise.all(
    ['Me', 'Nora', 'Mila', 'Ida'].map((name) => addMember(db(), 'default', { name })),
  );
  for (const fan of [nora!, mila!, ida!]) await as(fan, like, { profile_id: me!, source: 'profile' });
  await as(me!, markLikesSeen, { profile_id: mila!, like_new: false });
  const [phone, desk] = [await startSession(me!), await startSession(me!)];
  const hand = async (session: string) => (await as(me!, autoLike, undefined, session)).profile?.name ?? null;
  expect([await hand(phone), await hand(phone), await hand(phone)]).toEqual(['Ida', 'Nora', null]);
  expect(await hand(desk)).toBe('Ida');
  expect(await db().selectFrom('likes').select('to_id').where('brand', '=', 'default').execute()).toHaveLength(3);
});

it('hands a like to one of two tabs that ask at once', async () => {
  const [me, nora] = [await addMember(db(), 'default'), await addMember(db(), 'default')];
  await as(nora, like, { profile_id: me, source: 'profile' });
  const session = await startSession(me);
  const handed = await Promise.all([1, 2, 3, 4].map(() => as(me, autoLike, undefined, session)));
  expect(handed.filter(({ profile }) => profile !== null)).toHaveLength(1);
});

it('hands over nobody whose profile is not shown', async () => {
  const [me, nora] = [await addMember(db(), 'default'), await addMember(db(), 'default')];
  await as(nora, like, { profile_id: me, source: 'profile' });
  await db().updateTable('profiles').set({ status: 'disabled' }).where('member_id', '=', nora).execute();
  expect(await as(me, autoLike, undefined, await startSession(me))).toEqual({ profile: null });
});
