import { beforeEach, describe, expect, it, vi } from 'vitest';
import { brand as settings } from '@parlour/app-default/settings';
import { block } from '@parlour/contract/safety/block';
import { listBlocks } from '@parlour/contract/safety/list-blocks';
import { unblock } from '@parlour/contract/safety/unblock';
import type { Relation } from '@parlour/contract/types/profile';
import { contextOf, runCall } from '@parlour/testing/call';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { bareCard, canSend } from '@parlour/testing/page-data';
import { safetyCalls } from './index.ts';

const world = () => ({
  brand: { id: 'default', version: 1, settings },
  db: database.forBrand('default'),
  now: new Date('2026-11-21T12:00:00Z'),
});
const relation: Relation = {
  like_sent: false,
  like_received: false,
  match: false,
  blocked_by_me: true,
  conversation_id: null,
  can_send: { ...canSend, allowed: false, reason: 'already_blocked' },
};
const cards = async (_: unknown, ids: readonly string[]) => new Map(ids.map((id) => [id, bareCard(id)]));
const ports = {
  enqueue: async () => undefined,
  cards,
  relation: async () => relation,
  removeLikes: vi.fn(async () => async () => undefined),
  blockConversation: vi.fn(async () => undefined),
  unblockConversation: vi.fn(async () => undefined),
};
const calls = safetyCalls(ports);

const database = await databaseOfFile();
let one: string;
let other: string;

const blocks = async (who: string, whom: string) =>
  runCall(calls, block, { body: { profile_id: whom } }, await contextOf(world(), who));
const unblocks = async (who: string, whom: string) =>
  runCall(calls, unblock, { body: { profile_id: whom } }, await contextOf(world(), who));
const listOf = async (who: string) =>
  (await runCall(calls, listBlocks, {}, await contextOf(world(), who))).profiles.map(({ id }) => id);

const nameOf = async (id: string): Promise<string> =>
  (
    await database
      .forBrand('default')
      .selectFrom('profiles')
      .select('name')
      .where('member_id', '=', id)
      .executeTakeFirstOrThrow()
  ).name;

beforeEach(async () => {
  vi.clearAllMocks();
  ports.cards = cards;
  one = await addMember(database.forBrand('default'), 'default');
  other = await addMember(database.forBrand('default'), 'default');
});

describe('a block', () => {
  it('closes the conversation, takes the likes and stands on the blocker’s list alone', async () => {
    expect((await blocks(one, other)).relation.blocked_by_me).toBe(true);
    const { blocker_name } = await database
      .forBrand('default')
      .selectFrom('blocks')
      .select('blocker_name')
      .where('blocker_id', '=', one)
      .executeTakeFirstOrThrow();
    expect(blocker_name).toBe(await nameOf(one));
    const pair = expect.objectContaining({ brand: 'default', memberId: one, otherId: other });
    expect(ports.blockConversation).toHaveBeenCalledWith(expect.anything(), pair);
    expect(ports.removeLikes).toHaveBeenCalledWith(expect.anything(), pair);
    expect(await listOf(one)).toEqual([other]);
    expect(await listOf(other)).toEqual([]);
  });

  it('is made once, never of oneself or of nobody', async () => {
    await blocks(one, other);
    await expect(blocks(one, other)).rejects.toMatchObject({ code: 'already_blocked', status: 409 });
    expect(ports.removeLikes).toHaveBeenCalledTimes(1);
    await expect(blocks(one, one)).rejects.toMatchObject({ code: 'profile_not_found' });
    await expect(blocks(one, '0190a0a0-0000-7000-8000-000000000000')).rejects.toMatchObject({
      code: 'profile_not_found',
    });
  });

  it('leaves nothing behind where a part of it fails', async () => {
    ports.removeLikes.mockRejectedValueOnce(new Error('planted'));
    await expect(blocks(one, other)).rejects.toThrow('planted');
    expect(await listOf(one)).toEqual([]);
  });

  it('that is returned shows no more than the name of then, as it does of whoever has left', async () => {
    const gone = await addMember(database.forBrand('default'), 'default');
    for (const whom of [other, gone]) await blocks(one, whom);
    const listed = async () => (await runCall(calls, listBlocks, {}, await contextOf(world(), one))).profiles;
    const life = { age: 34, city: 'Utrecht', online: 'now', distance_band: 'same_city' };
    const left = new Map([
      [other, { ...bareCard(other), ...life }],
      [gone, { ...bareCard(gone), ...life, status: 'disabled' }],
    ]);
    ports.cards = async () => left as never;
    const nothing = { age: null, city: null, online: null, distance_band: null };
    const shown = async (id: string) => (await listed()).find((card) => card.id === id);
    expect(await shown(gone)).toMatchObject({ name: bareCard(gone).name, ...nothing });
    await blocks(other, gone);
    expect(await shown(other)).toMatchObject(life);
    const nameThen = await nameOf(other);
    await blocks(other, one);
    const renamed = { name: 'Newname' };
    await database.forBrand('default').updateTable('profiles').set(renamed).where('member_id', '=', other).execute();
    left.set(other, { ...left.get(other)!, ...renamed });
    expect(await shown(other)).toMatchObject({ name: nameThen, ...nothing });
  });

  it('ends alone, and those of others stay', async () => {
    const third = await addMember(database.forBrand('default'), 'default');
    for (const whom of [other, third]) await blocks(one, whom);
    await blocks(third, other);
    await unblocks(one, other);
    expect([await listOf(one), await listOf(third)]).toEqual([[third], [other]]);
  });

  it('ends with its unblocking, and the conversation opens once neither blocks', async () => {
    await blocks(one, other);
    await blocks(other, one);
    await unblocks(one, other);
    expect(ports.unblockConversation).not.toHaveBeenCalled();
    await unblocks(other, one);
    expect(ports.unblockConversation).toHaveBeenCalledTimes(1);
    await expect(unblocks(one, other)).rejects.toMatchObject({ code: 'not_found' });
  });
});
