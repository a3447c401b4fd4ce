import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { typing } from '@parlour/contract/chat/typing';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { BRAND, chatWorld } from '../testing/chat-world.ts';
import { expectConsistent } from '../testing/expect-consistent.ts';

const database = await databaseOfFile();
const world = chatWorld(() => database);
const { add, as, send, listen } = world;

beforeEach(() => world.clear());
afterEach(() => expectConsistent(database.forBrand(BRAND)));

describe('typing', () => {
  it('is told to the other side alone, at most once in three seconds', async () => {
    const [ann, ben] = [await add(), await add()];
    const { id } = (await send(ann, ben)).conversation;
    const [heardByAnn, heardByBen] = [listen(ann), listen(ben)];
    for (let times = 0; times < 4; times++) await as(ann, typing, { body: { conversation_id: id } });
    expect(heardByBen).toEqual([1, 2].map(() => ({ id: null, event: { kind: 'typing', conversation_id: id } })));
    await world.block(ben, ann);
    for (let times = 0; times < 4; times++) await as(ann, typing, { body: { conversation_id: id } });
    expect(heardByBen).toHaveLength(2);
    expect(heardByAnn).toEqual([]);
  });

  it('is not told of whoever was asked and says neither yes nor no, nor of whoever has blocked the other', async () => {
    const [ann, ben] = [await add(), await add()];
    const { id } = (await send(ann, ben)).conversation;
    const heard = listen(ann);
    const told = async () => {
      heard.length = 0;
      for (let times = 0; times < 4; times++) await as(ben, typing, { body: { conversation_id: id } });
      return heard.length > 0;
    };
    expect(await told()).toBe(false);
    await world.update(ben, { id, accept: true });
    expect(await told()).toBe(true);
    await world.block(ben, ann);
    expect(await told()).toBe(false);
  });

  it('is told again at once after a message', async () => {
    const [ann, ben] = [await add({ credits: 10 }), await add()];
    const { id } = (await send(ann, ben)).conversation;
    const heard = listen(ben);
    for (const act of [() => send(ann, ben), () => as(ann, typing, { body: { conversation_id: id } })]) {
      await as(ann, typing, { body: { conversation_id: id } });
      await act();
    }
    expect(heard.map(({ event }) => event.kind)).toEqual(['typing', 'message', 'typing']);
  });
});
