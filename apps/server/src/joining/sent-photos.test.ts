import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listMessages } from '@parlour/contract/chat/list-messages';
import { removeChat } from '@parlour/contract/chat/remove-chat';
import { removeMessage } from '@parlour/contract/chat/remove-message';
import { sendMessage } from '@parlour/contract/chat/send-message';
import { uploadChatPhoto } from '@parlour/contract/chat/upload-chat-photo';
import { listPhotos } from '@parlour/contract/profile/list-photos';
import type { Message } from '@parlour/contract/types/chat';
import type { Image } from '@parlour/contract/types/image';
import { inTransaction } from '@parlour/server-bus';
import { takeDownMessages } from '@parlour/server-chat/messages/take-down-messages';
import { everyone } from '@parlour/server-media/photo-signature';
import { photoSizes, type PhotoSize } from '@parlour/server-media/sizes';
import { settingsFiles } from '../brands.ts';
import { photoFile, photoServer, type Person } from '../testing/photo-server.fixture.ts';

const sizes = Object.keys(photoSizes) as PhotoSize[];
const { photo_credits: cost } = settingsFiles[0]!;
const visitor: Person = { id: '', subject: everyone, cookie: undefined };

let server: Awaited<ReturnType<typeof photoServer>>;
let ann: Person;
let ben: Person;
let cas: Person;
let stranger: Person;

beforeAll(async () => {
  server = await photoServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { member, elsewhere } = server;
  [ann, ben, cas] = [await member({ paid_user: true }), await member(), await member({ paid_user: true })];
  stranger = await member({ paid_user: true }, elsewhere);
  const account = { brand: server.brand, balance: 5 * cost, highest_price: null, currency: null };
  await db()
    .insertInto('ledger_accounts')
    .values({ ...account, member_id: ann.id })
    .execute();
});

const db = () => server.api.dbOf(server.brand);

async function upload({ cookie }: Person, to: Person): Promise<Image> {
  const body = { profile_id: to.id, file: await photoFile() };
  const answer = await server.api.send(uploadChatPhoto, { brand: server.brand, cookie, key: uuid(), body });
  expect(answer.status, answer.text).toBe(201);
  return answer.body['photo'] as unknown as Image;
}

async function send({ cookie }: Person, to: Person, photoId: string): Promise<Message> {
  const id = uuid();
  const body = { profile_id: to.id, type: 'image' as const, photo_id: photoId, client_id: id, expected_cost: cost };
  const answer = await server.api.send(sendMessage, { brand: server.brand, cookie, key: id, body });
  expect(answer.status, answer.text).toBe(201);
  return answer.body['message'] as unknown as Message;
}

/** What somebody is answered under an address that is signed for them, in every size. */
async function statuses(person: Person, photoId: string): Promise<number[]> {
  const answers = sizes.map((size) => server.open(server.addressFor(person, photoId, size), person));
  return [...new Set((await Promise.all(answers)).map(({ statusCode }) => statusCode))];
}

describe('a photo for a conversation', () => {
  it('is its owner’s alone until it is sent, and then of the two who speak', async () => {
    const photo = await upload(ann, ben);
    expect((await server.open(photo.filename!, ann)).statusCode).toBe(200);
    for (const other of [ben, cas, visitor]) expect(await statuses(other, photo.id)).toEqual([404]);

    await send(ann, ben, photo.id);
    const { body } = await server.api.send(listMessages, {
      brand: server.brand,
      cookie: ben.cookie,
      query: { profile_id: ann.id },
    });
    const [{ image }] = body['messages'] as unknown as [Message];
    for (const address of [image!.filename!, image!.thumb_filename!])
      expect((await server.open(address, ben)).statusCode).toBe(200);
    expect(await statuses(ann, photo.id)).toEqual([200]);
    for (const other of [cas, visitor]) {
      expect(await statuses(other, photo.id)).toEqual([404]);
      expect((await server.open(image!.filename!, other)).statusCode).toBe(403);
    }
    expect(await statuses(stranger, photo.id)).toEqual([403]);
  });

  it('stands in no album', async () => {
    const photo = await upload(ann, ben);
    await send(ann, ben, photo.id);
    for (const { cookie } of [ann, ben]) {
      const { body } = await server.api.send(listPhotos, {
        brand: server.brand,
        cookie,
        query: { profile_id: ann.id },
      });
      expect(body['photos']).toEqual([]);
    }
  });

  it.each([
    ['its sender takes it back', async (message: Message) => remove(ann, message.id, 'all'), 404],
    ['its reader removes it', async (message: Message) => remove(ben, message.id, 'me'), 200],
    ['its reader removes the conversation', clear, 200],
    ['its sender blocks the reader', block, 200],
    ['it is removed by the moderation', moderate, 404],
  ])('is no longer its reader’s once %s', async (_, act, left) => {
    const { id } = await upload(ann, ben);
    const message = await send(ann, ben, id);
    expect(await statuses(ben, id)).toEqual([200]);
    await act(message);
    expect(await statuses(ben, id)).toEqual([404]);
    expect(await statuses(ann, id)).toEqual([left]);
  });

  it('that may never be shown leaves neither a row nor a file', async () => {
    server.moderation.verdict = 'banned';
    const body = { profile_id: ben.id, file: await photoFile() };
    const before = await readdir(join(server.folder, server.brand));
    const { brand, api } = server;
    const answer = await api.send(uploadChatPhoto, { brand, cookie: ann.cookie, key: uuid(), body });
    server.moderation.verdict = 'approved';
    expect([answer.status, answer.body]).toMatchObject([422, { error: { code: 'photo_banned' } }]);
    expect(await readdir(join(server.folder, server.brand))).toEqual(before);
    expect(await db().selectFrom('photos').select('id').where('member_id', '=', ann.id).execute()).toEqual([]);
  });
});

async function remove({ cookie }: Person, id: string, whom: 'me' | 'all'): Promise<void> {
  const answer = await server.api.send(removeMessage, { brand: server.brand, cookie, body: { id, for: whom } });
  expect(answer.status, answer.text).toBe(200);
}

async function clear({ conversation_id: id }: Message): Promise<void> {
  const answer = await server.api.send(removeChat, { brand: server.brand, cookie: ben.cookie, body: { id } });
  expect(answer.status, answer.text).toBe(200);
}

async function block(): Promise<void> {
  const row = { brand: server.brand, blocker_id: ann.id, blocked_id: ben.id, created_at: new Date() };
  await db().insertInto('blocks').values(row).execute();
}

async function moderate({ id }: Message): Promise<void> {
  await inTransaction({ brand: { id: server.brand }, db: db() }, ({ trx }) =>
    takeDownMessages({ deliver: async () => {} }, trx, server.brand, [id], new Date()),
  );
}
