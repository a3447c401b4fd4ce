import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { removeMessage } from '@parlour/contract/chat/remove-message';
import { sendMessage } from '@parlour/contract/chat/send-message';
import { uploadChatPhoto } from '@parlour/contract/chat/upload-chat-photo';
import { report } from '@parlour/contract/safety/report';
import type { Message } from '@parlour/contract/types/chat';
import { isPhotoHeld, show } from '@parlour/server-safety';
import { settingsFiles } from '../brands.ts';
import { photoFile, photoServer, type Person } from '../testing/photo-server.fixture.ts';

const settings = settingsFiles[0]!;
let server: Awaited<ReturnType<typeof photoServer>>;
let sender: Person;
let reader: Person;
let photoId: string;
let message: Message;

beforeAll(async () => {
  server = await photoServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [sender, reader] = [await server.member({ paid_user: true }), await server.member()];
  const account = { brand: server.brand, member_id: sender.id, balance: settings.photo_credits };
  await db()
    .insertInto('ledger_accounts')
    .values({ ...account, highest_price: null, currency: null })
    .execute();
  const taken = await answer(sender, uploadChatPhoto, { profile_id: reader.id, file: await photoFile() });
  ({ id: photoId } = taken['photo'] as { id: string });
  const sent = { profile_id: reader.id, type: 'image', photo_id: photoId, expected_cost: settings.photo_credits };
  message = (await answer(sender, sendMessage, { ...sent, client_id: uuid() }))['message'] as Message;
});

const db = () => server.api.dbOf(server.brand);

async function answer(
  { cookie }: Person,
  call: Parameters<typeof server.api.send>[0],
  body: object,
): Promise<Record<string, unknown>> {
  const key = 'client_id' in body ? String(body.client_id) : uuid();
  const answered = await server.api.send(call, { brand: server.brand, cookie, key, body: body as never });
  expect(answered.status, answered.text).toBeLessThan(300);
  return answered.body;
}

const takeBack = () => answer(sender, removeMessage, { id: message.id, for: 'all' });
const targets = () => [
  { type: 'message', id: message.id },
  { type: 'conversation', id: message.conversation_id },
];
const reportAll = async (): Promise<string[]> => {
  const references: string[] = [];
  for (const target of targets()) {
    const { report: made } = await answer(reader, report, { target, category: 'private_images' });
    references.push((made as { reference: string }).reference);
  }
  return references;
};

it.each([
  ['and is taken back later', async () => [await reportAll(), await takeBack()] as const],
  ['once it is taken back', async () => [await takeBack().then(reportAll)] as const],
])('a photo that was sent is shown to whoever decides, where it is reported %s', async (_, act) => {
  const [references] = await act();
  const now = new Date();
  const brand = { id: server.brand, version: 1, settings };
  for (const reference of references)
    expect(await show({ brand, db: db(), now, origin: '' }, reference)).toMatchObject({
      memberId: sender.id,
      evidence: { messages: [{ id: message.id, type: 'image', photo_id: photoId }] },
      photos: [{ id: photoId, status: 'rejected', storageKey: expect.stringContaining(photoId) }],
    });
  await db().deleteFrom('photos').where('id', '=', photoId).execute();
  expect(await isPhotoHeld(db(), { brand: server.brand, photoId }, now)).toBe(true);
});
