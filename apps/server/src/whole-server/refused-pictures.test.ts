import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendMessage } from '@parlour/contract/chat/send-message';
import { uploadChatPhoto } from '@parlour/contract/chat/upload-chat-photo';
import { listPhotos } from '@parlour/contract/profile/list-photos';
import { uploadPhoto } from '@parlour/contract/profile/upload-photo';
import { report } from '@parlour/contract/safety/report';
import type { Message } from '@parlour/contract/types/chat';
import type { Image } from '@parlour/contract/types/image';
import { createMailbox, inTransaction } from '@parlour/server-bus';
import { createMemoryBus } from '@parlour/server-bus/memory-bus';
import type { Transaction } from '@parlour/server-db/brand-database';
import { judgePhotos } from '@parlour/server-profile';
import {
  decideReport,
  findRefusals,
  reverse,
  stateKnownPhoto,
  stateSentCopy,
  type ModerationMail,
  type StateSentCopyJob,
} from '@parlour/server-safety';
import { settingsFiles } from '../brands.ts';
import type { QueuedJob } from '../jobs/job-kinds.ts';
import { joinModeration } from '../joining/join-moderation.ts';
import { photoFile, photoServer, type Person } from '../testing/photo-server.fixture.ts';

const settings = settingsFiles[0]!;
let server: Awaited<ReturnType<typeof photoServer>>;
beforeAll(async () => {
  server = await photoServer();
});
afterAll(() => server.close());

async function answer(
  { cookie }: Person,
  call: Parameters<typeof server.api.send>[0],
  asked: { body?: object; query?: object },
): Promise<Record<string, unknown>> {
  const answered = await server.api.send(call, { brand: server.brand, cookie, key: uuid(), ...(asked as object) });
  expect(answered.status, answered.text).toBeLessThan(300);
  return answered.body;
}

async function sendPhoto(from: Person, to: Person): Promise<{ messageId: string; photoId: string }> {
  await server.api
    .dbOf(server.brand)
    .insertInto('ledger_accounts')
    .values({
      brand: server.brand,
      member_id: from.id,
      balance: settings.photo_credits,
      highest_price: null,
      currency: null,
    })
    .execute();
  const taken = await answer(from, uploadChatPhoto, { body: { profile_id: to.id, file: await photoFile() } });
  const { id: photoId } = taken['photo'] as Image;
  const sent = { profile_id: to.id, type: 'image', photo_id: photoId, expected_cost: settings.photo_credits };
  const { message } = await answer(from, sendMessage, { body: { ...sent, client_id: uuid() } });
  return { messageId: (message as Message).id, photoId };
}

test('a picture that is reported in one message is seen nowhere any more once its sender is banned for it', async () => {
  const [sender, other, owner, reader] = (await Promise.all(
    [{}, {}, {}, {}].map(() => server.member({ paid_user: true })),
  )) as [Person, Person, Person, Person];
  const messages = [await sendPhoto(sender, reader), await sendPhoto(other, reader)];
  const { photo } = await answer(owner, uploadPhoto, { body: { file: await photoFile() } });
  const inAlbum = (photo as Image).id;
  const photoIds = [...messages.map(({ photoId }) => photoId), inAlbum];
  const seenBy = (who: Person) =>
    Promise.all(photoIds.map(async (id) => (await server.open(server.addressFor(who, id, 'large'), who)).statusCode));
  expect(await seenBy(reader)).toEqual([200, 200, 200]);

  const target = { type: 'message', id: messages[0]!.messageId };
  const made = await answer(reader, report, { body: { target, category: 'private_images' } });
  const jobs: QueuedJob[] = [];
  const ports = joinModeration({ enqueue: async (_, job) => void jobs.push(job) }, createMailbox(createMemoryBus()));
  const db = server.api.dbOf(server.brand);
  const site = { brand: { id: server.brand, version: 1, settings }, db, origin: 'http://localhost', now: new Date() };
  const deciding = { ...site, by: { name: 'Ann', isAlone: false }, isDry: false };
  const decided = await decideReport(ports, deciding, (made['report'] as { id: string }).id, {
    outcome: 'banned',
    rule: 'private_images',
    facts: 'Somebody else, asleep.',
  });
  expect(decided).toMatchObject({ copiesSentBy: [other.id] });
  expect(await seenBy(reader)).toEqual([404, 404, 404]);
  expect((await seenBy(other))[1]).toBe(404);

  const waiting = { name: 'judge-photos', data: { brand: server.brand, memberId: owner.id } };
  expect(jobs).toContainEqual(waiting);
  const stateReasons = (trx: Transaction, about: { memberId: string; photoId: string }) =>
    stateKnownPhoto(ports, trx, site, about);
  const judge = async ({ digest }: { digest: string | null }) =>
    (await findRefusals(db, server.brand, digest!)).includes('private_images') ? ('banned' as const) : 'approved';
  await judgePhotos({ judge, tell: ports.tell, stateReasons }, site, owner.id);
  expect(await answer(owner, listPhotos, { query: {} })).toMatchObject({
    photos: [{ id: inAlbum, status: 'rejected' }],
  });
  expect((await seenBy(owner))[2]).toBe(404);
  const statements = jobs.filter(({ data }) => (data as Partial<ModerationMail>).kind === 'statement');
  expect(statements).toHaveLength(2);

  const copies = jobs.flatMap((job) => (job.name === 'state-sent-copy' ? job.data : []));
  const { messageId, photoId } = messages[1]!;
  expect(copies).toEqual([
    { brand: server.brand, memberId: other.id, photoId, messageId },
  ] satisfies StateSentCopyJob['data'][]);
  for (const copy of copies) await inTransaction(site, ({ trx }) => stateSentCopy(ports, trx, site, copy));
  const back = await reverse(ports, deciding, decided.decisionId!);
  const rested = back.alsoTakenBack?.map(({ memberId }) => memberId);
  expect(rested).toEqual([other.id, owner.id].toSorted());
  expect(await answer(owner, listPhotos, { query: {} })).toMatchObject({
    photos: [{ id: inAlbum, status: 'approved' }],
  });
  expect(await seenBy(reader)).toEqual([404, 404, 200]);
});
