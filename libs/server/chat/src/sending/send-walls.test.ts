import { v4 as uuid } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { chatWorld, BRAND } from '../testing/chat-world.ts';
import { expectConsistent } from '../testing/expect-consistent.ts';
import { refusal } from '../testing/refusal.ts';

const database = await databaseOfFile();
const world = chatWorld(() => database);
const { add, send, messages, listen, balance, setSettings, block, like } = world;

beforeEach(() => world.clear());
afterEach(() => expectConsistent(database.forBrand(BRAND)));

describe('walls', () => {
  it('of a block, by either', async () => {
    const [ann, ben] = [await add(), await add({ name: 'Ben' })];
    await block(ben, ann);
    await expect(send(ann, ben)).rejects.toEqual(refusal('blocked', { name: 'Ben' }));
    await expect(messages(ann, ben)).rejects.toEqual(refusal('blocked', { name: 'Ben' }));
    await expect(send(ben, ann)).rejects.toEqual(refusal('already_blocked'));
  });

  it('of a block, after which who is blocked knows the name of then, and the conversation that they may report', async () => {
    const [ann, ben] = [await add(), await add({ name: 'Ben' })];
    const { conversation } = await send(ann, ben);
    await block(ben, ann);
    const db = database.forBrand(BRAND);
    await db.updateTable('blocks').set({ blocker_name: 'Ben' }).where('blocker_id', '=', ben).execute();
    await db.updateTable('profiles').set({ name: 'Newname' }).where('member_id', '=', ben).execute();
    const params = { name: 'Ben', conversation_id: conversation.id };
    await expect(messages(ann, ben)).rejects.toEqual(refusal('blocked', params));
    await expect(send(ann, ben)).rejects.toEqual(refusal('blocked', params));
  });

  it('of a block by somebody who has left, whom nobody names; what was said may still be reported', async () => {
    const [ann, ben] = [await add(), await add()];
    const { conversation } = await send(ann, ben);
    await block(ben, ann);
    const members = database.forBrand(BRAND).updateTable('members').set({ status: 'pending_deletion' });
    await members.where('brand', '=', BRAND).where('id', '=', ben).execute();
    for (const act of [messages, send])
      await expect(act(ann, ben)).rejects.toEqual(refusal('role_required', { conversation_id: conversation.id }));
  });

  it('of the one who decides who may write first, until they have answered', async () => {
    const [ann, ben] = [await add(), await add({ who_can_message: 'liked', credits: 10 })];
    await expect(send(ann, ben)).rejects.toEqual(refusal('not_allowed_by_member'));
    await send(ben, ann);
    expect((await messages(ann, ben)).can_send).toMatchObject({
      allowed: false,
      reason: 'insufficient_credits',
      cost: { text: 10 },
    });
  });

  it('of matches alone', async () => {
    const [ann, ben] = [await add(), await add({ who_can_message: 'matches' })];
    await like(ben, ann);
    await expect(send(ann, ben)).rejects.toEqual(refusal('not_allowed_by_member'));
    await database.forBrand(BRAND).updateTable('likes').set({ matched: true }).where('brand', '=', BRAND).execute();
    await send(ann, ben);
  });

  it('of profiles that are closed, unknown, or one’s own, and of other people’s conversations', async () => {
    const [ann, ben, cas] = [await add(), await add(), await add({ confirmed: false })];
    await expect(send(ann, cas)).rejects.toEqual(refusal('profile_gone'));
    await expect(send(ann, uuid())).rejects.toEqual(refusal('profile_not_found'));
    await expect(send(ann, ann)).rejects.toEqual(refusal('profile_not_found'));
    const { conversation } = await send(ann, ben);
    const stranger = await add();
    await expect(send(stranger, ben, { profile_id: undefined, conversation_id: conversation.id })).rejects.toEqual(
      refusal('conversation_not_found'),
    );
  });

  it('of fictional profiles: nothing is charged before the acknowledgement, which is asked for once', async () => {
    const [ann, doll] = [await add({ credits: 50, paid_user: true }), await add({ fictional: true })];
    await expect(send(ann, doll, { expected_cost: 10 })).rejects.toEqual(refusal('fictional_ack_required'));
    const heard = listen(ann);
    const acknowledged = { conversation: { can_send: { allowed: true, reason: null } } };
    expect(await send(ann, doll, { expected_cost: 10, accept_fictional: true })).toMatchObject(acknowledged);
    expect(heard.map(({ event }) => event).find(({ kind }) => kind === 'message')).toMatchObject(acknowledged);
    await send(ann, doll, { expected_cost: 10 });
    expect(await balance(ann)).toBe(30);
  });

  it('of length', async () => {
    const [ann, ben] = [await add(), await add()];
    setSettings({ message_length: 5 });
    await expect(send(ann, ben, { text: '  ' })).rejects.toEqual(refusal('message_empty'));
    for (const text of ['Six ch', 'x'.repeat(30_000)])
      await expect(send(ann, ben, { text })).rejects.toEqual(refusal('message_too_long', { max: 5 }));
  });
});
