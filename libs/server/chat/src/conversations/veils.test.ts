import { beforeEach, describe, expect, it } from 'vitest';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { chatWorld } from '../testing/chat-world.ts';

const database = await databaseOfFile();
const world = chatWorld(() => database);
const { add, send, messages, chats, listen } = world;

beforeEach(async () => {
  await world.clear();
  world.setSettings({ free_conversations: null, free_messages: 50 });
});

describe('a message with a word that its reader hides', () => {
  it('arrives veiled in the conversation, in the list and over the live stream', async () => {
    const [ann, ben] = [await add(), await add({ hidden_words: ['crypto'] })];
    const heard = listen(ben);
    await send(ann, ben, { text: 'Do you trade Crypto?' });
    expect((await messages(ben, ann)).messages).toMatchObject([{ text: 'Do you trade Crypto?', veiled: 'words' }]);
    expect((await chats(ben)).chats[0]?.conversation.last_message).toMatchObject({ veiled: 'words' });
    expect(heard[0]?.event).toMatchObject({ kind: 'message', message: { veiled: 'words' } });
  });

  it('is an ordinary one to whoever wrote it, word for word', async () => {
    const [ann, ben, cas] = [await add(), await add({ hidden_words: ['crypto'] }), await add()];
    const heard = listen(ann);
    const veiled = await send(ann, ben, { text: 'Crypto?' });
    const open = await send(ann, cas, { text: 'Crypto?' });
    const told = [veiled, (await messages(ann, ben)).messages, (await chats(ann)).chats, heard];
    expect(JSON.stringify([...told, open])).not.toMatch(/veiled|hidden_words|"words"/);
    expect(Object.keys(veiled.message)).toEqual(Object.keys(open.message));
  });

  it('comes open with other words, and once the reader no longer hides the word', async () => {
    const [ann, ben] = [await add(), await add({ hidden_words: ['crypto'] })];
    await send(ann, ben, { text: 'I like cryptography.' });
    await send(ben, ann, { text: 'Crypto is what I hide.' });
    expect(JSON.stringify(await messages(ben, ann))).not.toContain('veiled');
    await send(ann, ben, { text: 'Crypto!' });
    const { brand } = world;
    await database
      .forBrand(brand.id)
      .updateTable('profiles')
      .set({ hidden_words: [] })
      .where('brand', '=', brand.id)
      .where('member_id', '=', ben)
      .execute();
    expect(JSON.stringify(await messages(ben, ann))).not.toContain('veiled');
  });
});
