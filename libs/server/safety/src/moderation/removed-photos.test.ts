import { beforeEach, describe, expect, it } from 'vitest';
import { listDecisions } from '@parlour/contract/safety/list-decisions';
import { report } from '@parlour/contract/safety/report';
import { contextOf, runCall } from '@parlour/testing/call';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import {
  decideReport,
  findRefusals,
  moderationLetter,
  reverse,
  safetyCalls,
  stateKnownPhoto,
  type SafetyPorts,
} from '../index.ts';
import { brand, moderationStage } from '../testing/moderation-stage.ts';
import { addConversation, addMessage, addPhotoMessage } from '../testing/talk.ts';

const calls = safetyCalls({} as SafetyPorts);
const database = await databaseOfFile();
const { db, mails, told, ports, jobContext, clear, photoOf } = moderationStage(() => database);
let reporter: string;
let reported: string;
let conversationId: string;
let messageId: string;

const removal = { outcome: 'content_removed', rule: 'private_images', facts: 'Somebody else, asleep.' } as const;
const reportOf = async (type: 'message' | 'conversation') => {
  const target = { type, id: type === 'message' ? messageId : conversationId };
  const body = { target, category: 'private_images' } as const;
  return (await runCall(calls, report, { body }, await contextOf(jobContext(), reporter))).report.id;
};
/** The day of every message here. */
const sentOn = '2026-11-21';
/** What a decision is kept as, what its statement says, and what the list of its member says of it. */
const stated = async (decisionId: string | null) => {
  const { decisions } = await runCall(calls, listDecisions, {}, await contextOf(jobContext(), reported));
  const letter = await moderationLetter(
    jobContext(),
    mails.find(({ id }) => id === decisionId)!,
  );
  return [decisions.find(({ id }) => id === decisionId)?.measure, letter, told.find(([id]) => id === reported)?.[1]];
};

beforeEach(async () => {
  await clear();
  [reporter, reported] = [await addMember(db(), brand), await addMember(db(), brand)];
  ({ conversationId } = await addConversation(db(), brand, reported, reporter, [[reported, 'Look']]));
  ({ messageId } = await addPhotoMessage(db(), brand, { conversationId, seq: 2, sender: reported }));
});

it('a photo that was sent is stated as one, and goes with its message', async () => {
  const { decisionId } = await decideReport(ports, jobContext(), await reportOf('message'), removal);
  expect(ports.takeDownMessages.mock.calls.at(-1)?.slice(2)).toEqual([[messageId], jobContext().now]);
  expect(ports.settlePhoto).not.toHaveBeenCalled();
  const letter = expect.objectContaining({ kind: 'decision-statement', measure: 'photo_removed', sentOn });
  expect(await stated(decisionId)).toEqual(['photo_removed', letter, 'content_removed']);
});

it('a photo that was sent is known again', async () => {
  await db()
    .updateTable('photos')
    .set({ digest: 'sent' })
    .where('member_id', '=', reported)
    .where('kind', '=', 'chat')
    .execute();
  await decideReport(ports, jobContext(), await reportOf('conversation'), removal);
  expect(await findRefusals(db(), brand, 'sent')).toEqual(['private_images']);
});

describe('a photo whose picture was removed before', () => {
  const setDigest = (member: string, digest: string) =>
    db().updateTable('photos').set({ digest }).where('member_id', '=', member).execute();
  const state = async (): Promise<string> => {
    const photoId = await photoOf(reporter);
    await db()
      .transaction()
      .execute((trx) => stateKnownPhoto(ports, trx, jobContext(), { memberId: reporter, photoId }));
    return photoId;
  };

  it('is stated as what a program decided, by the same rule, with a right to complain', async () => {
    await setDigest(reported, 'known');
    await setDigest(reporter, 'known');
    await db().updateTable('members').set({ language: 'nl' }).where('id', '=', reporter).execute();
    await decideReport(ports, jobContext(), await reportOf('message'), removal);
    const photoId = await state();
    const row = await db()
      .selectFrom('decisions')
      .selectAll()
      .where('target_id', '=', photoId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ member_id: reporter, automated: true, decided_by: null, measure: 'photo_removed' });
    expect(row).toMatchObject({
      ground: 'terms',
      rule: 'private_images',
      facts: 'Dezelfde afbeelding is hier al eerder verwijderd.',
    });
    const { facts } = row;
    const letter = await moderationLetter(jobContext(), mails.at(-1)!);
    expect(letter).toMatchObject({ kind: 'decision-statement', automated: true, reference: row.id, facts });
  });

  it('is stated also where the member is erased from whom it was removed', async () => {
    await setDigest(reported, 'of the erased');
    await setDigest(reporter, 'of the erased');
    const { decisionId } = await decideReport(ports, jobContext(), await reportOf('message'), {
      ...removal,
      ground: 'illegal',
      law: 'Article 254ba of the Dutch Criminal Code',
    });
    const erased = { decision_id: null };
    await db().updateTable('refused_photos').set(erased).where('decision_id', '=', decisionId).execute();
    const photoId = await state();
    const row = await db().selectFrom('decisions').selectAll().where('target_id', '=', photoId).executeTakeFirst();
    expect(row).toMatchObject({ automated: true, ground: 'terms', rule: 'private_images' });
  });

  it('is not stated where nothing is known against it any more', async () => {
    await setDigest(reporter, 'pardoned');
    await expect(state()).rejects.toThrow('Nothing is known any more');
  });
});

it('a gift is stated as one, and words as words', async () => {
  messageId = await addMessage(db(), brand, { conversationId, seq: 3, sender: reported, text: 'And look' });
  const words = await decideReport(ports, jobContext(), await reportOf('message'), removal);
  expect((await stated(words.decisionId))[1]).toMatchObject({ measure: 'message_removed', sentOn });
  messageId = await addMessage(db(), brand, { conversationId, seq: 4, sender: reported, text: '' });
  await db()
    .updateTable('messages')
    .set({ type: 'gift', text: null, gift_id: 'rose' })
    .where('id', '=', messageId)
    .execute();
  const gift = await decideReport(ports, jobContext(), await reportOf('message'), removal);
  expect((await stated(gift.decisionId))[1]).toMatchObject({ measure: 'gift_removed', sentOn });
});

it('of a conversation messages are stated, whatever they were', async () => {
  const { decisionId } = await decideReport(ports, jobContext(), await reportOf('conversation'), removal);
  const letter = expect.objectContaining({ kind: 'decision-statement', measure: 'messages_removed' });
  expect(await stated(decisionId)).toEqual(['text_removed', letter, 'content_removed']);
});

it('a photo that went with its conversation is not stated again, and names the decision about that', async () => {
  const [message, whole] = [await reportOf('message'), await reportOf('conversation')];
  const { decisionId } = await decideReport(ports, jobContext(), whole, removal);
  ports.takeDownMessages.mockResolvedValueOnce(0);
  expect(await decideReport(ports, jobContext(), message, removal)).toEqual({
    decisionId: null,
    told: ['reporter'],
    blockedBy: [],
  });
  await db().updateTable('reports').set({ evidence: '{}' }).where('id', '=', message).execute();
  await expect(decideReport(ports, jobContext(), message, { outcome: 'no_violation' })).rejects.toMatchObject({
    problems: [{ field: 'outcome', suggestion: `reverse ${decisionId}` }],
  });
});

it('a photo that was sent stays removed once that was wrong, and no photo of the profile is asked for', async () => {
  const { decisionId } = await decideReport(ports, jobContext(), await reportOf('message'), removal);
  expect(await reverse(ports, jobContext(), decisionId!)).toMatchObject({ measure: 'photo_removed', removedBy: null });
  expect(ports.settlePhoto).not.toHaveBeenCalled();
  const letter = await moderationLetter(jobContext(), mails.at(-1)!);
  expect(letter).toMatchObject({
    kind: 'decision-reversed',
    reference: decisionId,
    measure: 'photo_removed',
    decidedOn: '2026-11-21',
    back: 'record',
    standing: null,
    staysRemoved: true,
  });
});

it('a message is stated as one, without its day, also once its evidence is erased', async () => {
  messageId = await addMessage(db(), brand, { conversationId, seq: 3, sender: reported, text: 'And look' });
  const id = await reportOf('message');
  const { decisionId } = await decideReport(ports, jobContext(), id, removal);
  await db().updateTable('reports').set({ evidence: '{}' }).where('id', '=', id).execute();
  expect((await stated(decisionId))[1]).toMatchObject({ measure: 'message_removed', sentOn: null });
});
