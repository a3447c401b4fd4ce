import { v4 as uuid } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { BRAND, chatWorld } from '../testing/chat-world.ts';
import { confirmMember } from '../testing/confirm-member.ts';
import { expectConsistent } from '../testing/expect-consistent.ts';

const database = await databaseOfFile();
const db = () => database.forBrand(BRAND);
const world = chatWorld(() => database);
const { add, send, messages, chats, charges, listen, remove, show, upload } = world;

beforeEach(() => world.clear());
afterEach(() => expectConsistent(db()));

const confirm = (memberId: string) => confirmMember(world, db(), memberId);
const held = () => db().selectFrom('held_messages').selectAll().where('brand', '=', BRAND).execute();

const MAX_EMPTIED = 50;

describe('what was taken back before the confirmation', () => {
  const takenBack = [
    ['alone', (ann: string, { message }: Sent) => world.removeMessage(ann, message.id, 'me')],
    ['with its conversation', (ann: string, { conversation }: Sent) => remove(ann, conversation.id)],
  ] as const;
  type Sent = Awaited<ReturnType<typeof send>>;

  it.each(takenBack)(
    '%s does not come back by its send made again, before the confirmation or after',
    async (_, take) => {
      const [ann, ben] = [await add({ confirmed: false }), await add()];
      const body = { client_id: uuid(), text: 'Too much said' };
      const first = await send(ann, ben, body);
      await take(ann, first);
      const gone = { id: first.message.id, client_id: body.client_id, text: null, deleted: true };

      const heard = listen(ann);
      expect((await send(ann, ben, body)).message).toMatchObject(gone);
      expect(heard).toEqual([]);
      expect((await messages(ann, ben)).messages).toEqual([]);
      expect((await chats(ann)).chats).toEqual([]);
      await expect(send(ann, await add(), body)).rejects.toMatchObject({ code: 'idempotency_conflict' });

      expect(await confirm(ann)).toEqual({ delivered: 0, dropped: 0 });
      expect((await send(ann, ben, body)).message).toMatchObject(gone);
      expect((await messages(ben, ann)).messages).toEqual([]);
      expect(await send(ann, ben, { text: 'Hello' })).toMatchObject({ message: { seq: 1 } });
    },
  );

  it('leaves not a word in the table, and is taken back once', async () => {
    const [ann, ben] = [await add({ confirmed: false }), await add()];
    const { message } = await send(ann, ben, { text: 'Too much said' });
    await world.removeMessage(ann, message.id, 'all');
    expect(JSON.stringify(await held())).not.toContain('Too much said');
    await expect(world.removeMessage(ann, message.id, 'all')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is not sent to somebody else either by its send made again, and takes no credits', async () => {
    const [ann, ben, cas] = [await add({ confirmed: false, credits: 20, paid_user: true }), await add(), await add()];
    const body = { client_id: uuid(), expected_cost: 10 };
    const { message } = await send(ann, ben, body);
    await world.removeMessage(ann, message.id, 'me');
    await confirm(ann);
    await send(cas, ann);
    for (const to of [cas, await add()])
      await expect(send(ann, to, body)).rejects.toMatchObject({ code: 'idempotency_conflict' });
    expect(await charges()).toEqual([]);
  });

  it('leaves nothing of its photo in the table, nor of its price', async () => {
    const [ann, ben] = [await add({ confirmed: false, credits: 20 }), await add()];
    const { message } = await show(ann, ben, await upload(ann, ben));
    await world.removeMessage(ann, message.id, 'me');
    expect(await held()).toMatchObject([{ type: 'image', photo_id: null, cost: 0 }]);
  });

  it.each(takenBack)('%s stays known up to a number, of which the oldest go', async (_, take) => {
    const [ann, ben] = [await add({ confirmed: false }), await add()];
    const ids = [];
    for (let number = 1; number <= MAX_EMPTIED + 3; number += 1) {
      const sent = await send(ann, ben);
      await take(ann, sent);
      ids.push(sent.message.id);
    }
    expect((await held()).map(({ id }) => id).toSorted()).toEqual(ids.slice(3).toSorted());
  });

  it('leaves what waits where it is, however much of it there is', async () => {
    const [ann, ben, cas] = [await add({ confirmed: false }), await add(), await add()];
    world.setSettings({ free_conversations: 2 });
    await send(ann, cas, { text: 'Waits' });
    for (let number = 1; number <= MAX_EMPTIED + 1; number += 1)
      await world.removeMessage(ann, (await send(ann, ben)).message.id, 'me');
    expect((await held()).filter(({ text }) => text !== null)).toMatchObject([{ text: 'Waits' }]);
  });
});
