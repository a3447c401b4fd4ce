import { beforeEach, describe, expect, it, vi } from 'vitest';
import { v7 as uuid } from 'uuid';
import { brand as settings } from '@parlour/app-default/settings';
import type { BodyInput } from '@parlour/contract/define-call';
import { listReports } from '@parlour/contract/safety/list-reports';
import { report } from '@parlour/contract/safety/report';
import { DAY } from '@parlour/models/durations';
import { contextOf, runCall } from '@parlour/testing/call';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { isPhotoHeld, safetyCalls, type SafetyPorts } from '../index.ts';
import { addConversation, addMessage, addPhotoMessage, takeBack } from '../testing/talk.ts';
import type { Evidence } from '../store/evidence.ts';

const brand = 'default';
const now = new Date('2026-11-21T12:00:00Z');
const ports = {
  removeLikes: vi.fn(async () => async () => undefined),
  blockConversation: vi.fn(),
} as unknown as SafetyPorts;
const calls = safetyCalls(ports);
const database = await databaseOfFile();
let reporter: string;
let reported: string;

const db = () => database.forBrand(brand);
const world = () => ({ brand: { id: brand, version: 1, settings }, db: db(), now });
const reports = async (body: BodyInput<typeof report>, who: string | null = reporter) =>
  (await runCall(calls, report, { body }, await contextOf(world(), who ?? undefined))).report;
const listOf = async (who: string) => (await runCall(calls, listReports, {}, await contextOf(world(), who))).reports;
const rows = () => db().selectFrom('reports').selectAll().where('brand', '=', brand).orderBy('id').execute();
const evidenceOf = async (id: string) => (await rows()).find((row) => row.id === id)!.evidence as Evidence;
const mainPhoto = async (memberId: string) =>
  (
    await db()
      .selectFrom('photos')
      .select('id')
      .where('brand', '=', brand)
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
  ).id;

beforeEach(async () => {
  vi.clearAllMocks();
  await db().deleteFrom('reports').where('brand', '=', brand).execute();
  [reporter, reported] = [await addMember(db(), brand), await addMember(db(), brand, { about_me: 'Send me money.' })];
});

describe('a report', () => {
  it('keeps the profile as it was, and its photo’s files', async () => {
    const { id, reference, status, outcome } = await reports({
      target: { type: 'profile', id: reported },
      category: 'scam_or_spam',
    });
    expect({ reference, status, outcome }).toEqual({
      reference: expect.stringMatching(/^.{4}-.{4}$/) as string,
      status: 'received',
      outcome: null,
    });
    await db().updateTable('profiles').set({ about_me: 'I am kind.' }).where('member_id', '=', reported).execute();
    expect(await evidenceOf(id)).toMatchObject({ profile: { id: reported, about_me: 'Send me money.' } });
    const photoId = await mainPhoto(reported);
    await db().deleteFrom('photos').where('brand', '=', brand).where('id', '=', photoId).execute();
    expect(await isPhotoHeld(db(), { brand, photoId }, now)).toBe(true);
    expect((await listOf(reporter)).map((one) => one.id)).toEqual([id]);
    expect(await listOf(reported)).toEqual([]);
  });

  it('of a message keeps what was said, and only of one’s own conversation', async () => {
    const third = await addMember(db(), brand);
    const { messageIds, conversationId } = await addConversation(db(), brand, reported, reporter, [
      [reported, 'Hello'],
      [reporter, 'Good evening'],
      [reported, 'Pay me'],
    ]);
    const target = { type: 'message', id: messageIds[2]! } as const;
    const { id } = await reports({ target, category: 'threat' });
    expect((await evidenceOf(id)).messages.map(({ text }) => text)).toEqual(['Hello', 'Good evening', 'Pay me']);
    const whole = await reports({ target: { type: 'conversation', id: conversationId }, category: 'harassment' });
    expect((await evidenceOf(whole.id)).messages).toHaveLength(3);
    for (const one of [
      target,
      { type: 'conversation', id: conversationId },
      { type: 'message', id: messageIds[1]! },
    ] as const)
      await expect(
        reports({ target: one, category: 'threat' }, one.id === messageIds[1] ? reporter : third),
      ).rejects.toMatchObject({ code: 'not_found' });
    await expect(reports({ target, category: 'threat' }, null)).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each(['message', 'conversation'] as const)(
    'of a %s holds the photo that was sent, also once it is taken back',
    async (type) => {
      const { conversationId } = await addConversation(db(), brand, reported, reporter, [[reported, 'Look']]);
      const sent = await addPhotoMessage(db(), brand, { conversationId, seq: 2, sender: reported });
      const gone = await addPhotoMessage(db(), brand, { conversationId, seq: 3, sender: reported });
      await takeBack(db(), brand, gone);
      for (const one of [sent, gone]) {
        const id = type === 'message' ? one.messageId : conversationId;
        const made = await reports({ target: { type, id }, category: 'private_images' });
        const { messages, photos } = await evidenceOf(made.id);
        expect(messages).toContainEqual(
          expect.objectContaining({ id: one.messageId, type: 'image', photo_id: one.photoId }),
        );
        expect(photos.map(({ id: photoId }) => photoId)).toContain(one.photoId);
      }
      await takeBack(db(), brand, sent);
      await db().deleteFrom('photos').where('kind', '=', 'chat').execute();
      for (const { photoId } of [sent, gone]) {
        expect(await isPhotoHeld(db(), { brand, photoId }, now)).toBe(true);
        const held = await db()
          .selectFrom('report_photos')
          .select('storage_key')
          .where('photo_id', '=', photoId)
          .execute();
        expect(new Set(held.map(({ storage_key }) => storage_key))).toEqual(new Set([`sent:${photoId}`]));
      }
    },
  );

  it.each(['message', 'conversation'] as const)(
    'of a %s keeps what was taken back within a week, and nothing later',
    async (type) => {
      const { messageIds, conversationId } = await addConversation(db(), brand, reported, reporter, [
        [reported, 'Taken back long ago'],
        [reported, 'Taken back lately'],
        [reported, 'Hello'],
      ]);
      for (const [place, days] of [7.01, 6.99].entries())
        await db()
          .updateTable('messages')
          .set({ deleted_at: new Date(now.getTime() - days * DAY) })
          .where('brand', '=', brand)
          .where('id', '=', messageIds[place]!)
          .execute();
      const id = type === 'message' ? messageIds[2]! : conversationId;
      const target = { target: { type, id }, category: 'harassment', message_ids: messageIds } as const;
      const made = await reports(target);
      expect((await evidenceOf(made.id)).messages.map(({ text }) => text)).toEqual(['Taken back lately', 'Hello']);
    },
  );

  it('of a message keeps ten on either side, and those that were named', async () => {
    const said = Array.from({ length: 40 }, (_, place) => [reported, `${place}`] as const);
    const { messageIds } = await addConversation(db(), brand, reported, reporter, said);
    const { id } = await reports({
      target: { type: 'message', id: messageIds[25]! },
      category: 'harassment',
      message_ids: [messageIds[1]!],
    });
    const kept = (await evidenceOf(id)).messages.map(({ text }) => Number(text));
    expect(kept).toEqual([1, ...Array.from({ length: 21 }, (_, place) => 15 + place)]);
  });

  it('of a conversation keeps its newest words where the messages that were named are not of it', async () => {
    const { conversationId } = await addConversation(db(), brand, reported, reporter, [[reported, 'Pay me']]);
    const third = await addMember(db(), brand);
    const { messageIds } = await addConversation(db(), brand, third, reporter, [[third, 'Good evening']]);
    const target = { type: 'conversation', id: conversationId } as const;
    const { id } = await reports({ target, category: 'scam_or_spam', message_ids: [messageIds[0]!, uuid()] });
    expect((await evidenceOf(id)).messages.map(({ text }) => text)).toEqual(['Pay me']);
  });

  it('that is added to keeps what came since, and what was kept before', async () => {
    const { conversationId } = await addConversation(db(), brand, reported, reporter, [[reported, 'Pay me']]);
    const target = { type: 'conversation', id: conversationId } as const;
    const { id } = await reports({ target, category: 'scam_or_spam' });
    await db().updateTable('profiles').set({ about_me: 'I am kind.' }).where('member_id', '=', reported).execute();
    await db().updateTable('messages').set({ text: '' }).where('conversation_id', '=', conversationId).execute();
    await addMessage(db(), brand, { conversationId, seq: 2, sender: reported, text: 'Or else' });
    await reports({ target, category: 'threat' });
    const { profile, messages } = await evidenceOf(id);
    expect(messages.map(({ text }) => text)).toEqual(['Pay me', 'Or else']);
    expect(profile.about_me).toBe('Send me money.');
  });

  it('is one, whoever reports the same again adds to it', async () => {
    const target = { type: 'photo', id: await mainPhoto(reported) } as const;
    const first = await reports({ target, category: 'other' });
    const again = await reports({ target, category: 'private_images', text: 'That is my sister.' });
    expect(again).toMatchObject({ id: first.id, reference: first.reference, category: 'private_images' });
    expect(await rows()).toMatchObject([{ text: 'That is my sister.', member_id: reported, network: null }]);
  });

  it('keeps all words that are added, and refuses those that it has no room for', async () => {
    const target = { type: 'profile', id: reported } as const;
    const words = Array.from({ length: 9 }, (_, number) => `${number}`.repeat(2_000));
    const add = (text: string) => reports({ target, category: 'threat', text });
    for (const text of words) await add(text);
    await expect(add('9'.repeat(2_000))).rejects.toMatchObject({ fields: { text: 'text_too_long' } });
    await reports({ target, category: 'threat', text: '9'.repeat(2_000), block: true });
    expect(await rows()).toMatchObject([{ text: words.join('\n\n') }]);
  });

  it('is made once by twenty parallel taps, with each photo held once', async () => {
    const target = { type: 'profile', id: reported } as const;
    const made = await Promise.all(Array.from({ length: 20 }, () => reports({ target, category: 'threat' })));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });

  it('blocks in the same act where that is wished, or not at all', async () => {
    const target = { type: 'profile', id: reported } as const;
    vi.mocked(ports.blockConversation).mockRejectedValueOnce(new Error('planted'));
    await expect(reports({ target, category: 'threat', block: true })).rejects.toThrow('planted');
    expect(await rows()).toEqual([]);
    await reports({ target, category: 'threat', block: true });
    await reports({ target, category: 'threat', block: true });
    expect(ports.blockConversation).toHaveBeenCalledTimes(2);
    const blocks = await db().selectFrom('blocks').select('blocked_id').where('blocker_id', '=', reporter).execute();
    expect(blocks).toEqual([{ blocked_id: reported }]);
    await expect(reports({ target, category: 'threat', block: true }, null)).rejects.toMatchObject({
      code: 'authentication_required',
    });
  });

  it('is never of oneself or of nobody, and not without a category', async () => {
    for (const id of [reporter, uuid()])
      await expect(reports({ target: { type: 'profile', id }, category: 'other' })).rejects.toMatchObject({
        code: 'not_found',
      });
    const missing = report.body.safeParse({ target: { type: 'profile', id: reported } });
    expect(missing.error?.issues[0]?.message).toBe('category_required');
  });
});

describe('how many are taken', () => {
  it('is twenty a day from a member, also side by side', async () => {
    const others = await Promise.all(Array.from({ length: 22 }, () => addMember(db(), brand, { withPhoto: false })));
    const tried = await Promise.allSettled(
      others.map((id) => reports({ target: { type: 'profile', id }, category: 'scam_or_spam' })),
    );
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(tried.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'rate_limited' } });
  });

  it('is five an hour from a visitor’s network', async () => {
    for (let count = 0; count < 5; count++)
      await reports(
        { target: { type: 'profile', id: await addMember(db(), brand, { withPhoto: false }) }, category: 'minor' },
        null,
      );
    await expect(reports({ target: { type: 'profile', id: reported }, category: 'minor' }, null)).rejects.toMatchObject(
      { code: 'rate_limited', status: 429 },
    );
    await reports({ target: { type: 'profile', id: reported }, category: 'minor' });
    expect((await rows()).filter(({ network }) => network !== null)).toHaveLength(5);
  });
});
