import { v4 as uuid } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WrongGuess } from '@parlour/server-kit/sessions/wrong-guess';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { BRAND, chatWorld } from '../testing/chat-world.ts';
import { expectConsistent } from '../testing/expect-consistent.ts';

const database = await databaseOfFile();
const world = chatWorld(() => database);
const { add, send, messages } = world;

beforeEach(() => world.clear());
afterEach(() => expectConsistent(database.forBrand(BRAND)));

it.each([true, false])(
  'nothing is kept for whoever is no longer who they were taken for, nor answered again (confirmed: %s)',
  async (confirmed) => {
    const [ann, ben] = [await add({ confirmed }), await add()];
    const client_id = uuid();
    const sendWrongly = async (body = {}) => {
      const { confirmCaller } = world.guess;
      world.guess.confirmCaller = () => Promise.reject(new WrongGuess());
      await expect(send(ann, ben, body)).rejects.toThrow(WrongGuess);
      world.guess.confirmCaller = confirmCaller;
    };
    await sendWrongly();
    await send(ann, ben, { client_id });
    await sendWrongly({ client_id });
    expect((await messages(ann, ben)).messages).toHaveLength(1);
  },
);
