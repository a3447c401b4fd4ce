import { beforeEach, describe, expect, it } from 'vitest';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { decideReport, findRefusals, moderationLetter, reject, reverse } from '../index.ts';
import { brand, moderationStage } from '../testing/moderation-stage.ts';
import { addConversation, addPhotoMessage, takeBack } from '../testing/talk.ts';

const database = await databaseOfFile();
const { db, mails, judged, ports, jobContext, clear, photoOf, reportBy } = moderationStage(() => database);
const until = '2027-01-31';
const reasons = { rule: 'private_images', facts: 'Somebody else, asleep.' } as const;
let reporter: string;
let reported: string;
let sent: { messageId: string; photoId: string };
let digest: string;

const setDigest = (ids: readonly string[]) =>
  db().updateTable('photos').set({ digest }).where('id', 'in', ids).execute();
const takenDown = () => ports.takeDownMessages.mock.calls.map(([, , ids]) => ids);
/** A photo that somebody sends to the reporter. */
async function sendBy(sender: string) {
  const { conversationId } = await addConversation(db(), brand, sender, reporter, [[sender, 'Look']]);
  return addPhotoMessage(db(), brand, { conversationId, seq: 2, sender });
}

beforeEach(async () => {
  await clear();
  [reporter, reported] = [await addMember(db(), brand), await addMember(db(), brand)];
  sent = await sendBy(reported);
  digest = `of ${sent.photoId}`;
  await setDigest([sent.photoId]);
});

describe('a block by a rule by which somebody is harmed', () => {
  it.each([
    ['suspended', { until }],
    ['banned', {}],
  ])('removes the reported message, and has its picture known again: %s', async (outcome, term) => {
    const { id } = await reportBy(reporter, { type: 'message', id: sent.messageId });
    const { decisionId } = await decideReport(ports, jobContext(), id, { outcome, ...term, ...reasons });
    expect(takenDown()[0]).toEqual([sent.messageId]);
    expect(await findRefusals(db(), brand, digest)).toEqual(['private_images']);
    await reverse(ports, jobContext(), decisionId!);
    expect(await findRefusals(db(), brand, digest)).toEqual([]);
    expect(await moderationLetter(jobContext(), mails.at(-1)!)).toMatchObject({ back: 'account', staysRemoved: true });
  });

  it('takes a reported photo off, and gives it back with the account', async () => {
    const photoId = await photoOf(reported);
    const { id } = await reportBy(reporter, { type: 'photo', id: photoId });
    const { decisionId } = await decideReport(ports, jobContext(), id, { outcome: 'banned', ...reasons });
    const photo = { brand, memberId: reported, photoId };
    expect(ports.settlePhoto.mock.calls.map(([, ...asked]) => asked)).toEqual([[photo, 'banned']]);
    await reverse(ports, jobContext(), decisionId!);
    expect(ports.settlePhoto).toHaveBeenLastCalledWith(expect.anything(), photo, 'approved');
    expect(await moderationLetter(jobContext(), mails.at(-1)!)).toMatchObject({ back: 'account', standing: null });
  });

  it('gives back no photo that was rejected before', async () => {
    const photoId = await photoOf(reported);
    const { id } = await reportBy(reporter, { type: 'photo', id: photoId });
    const rejected = await reject(ports, jobContext(), photoId, { ...reasons, rule: 'other' });
    ports.settlePhoto.mockClear().mockResolvedValueOnce(false);
    const { decisionId } = await decideReport(ports, jobContext(), id, { outcome: 'banned', ...reasons });
    expect(await reverse(ports, jobContext(), decisionId!)).toMatchObject({ removedBy: rejected.decisionId });
    expect(ports.settlePhoto).toHaveBeenCalledTimes(1);
    expect(await moderationLetter(jobContext(), mails.at(-1)!)).toMatchObject({ back: 'account', standing: 'content' });
  });

  it('closes a second report of the same as one of what is removed', async () => {
    const [first, second] = [
      await reportBy(reporter, { type: 'photo', id: await photoOf(reported) }),
      await reportBy(await addMember(db(), brand), { type: 'photo', id: await photoOf(reported) }),
    ];
    await decideReport(ports, jobContext(), first.id, { outcome: 'suspended', until, ...reasons });
    await db().updateTable('decisions').set({ ended_at: new Date() }).where('report_id', '=', first.id).execute();
    ports.settlePhoto.mockResolvedValueOnce(false);
    const removal = { outcome: 'content_removed', ...reasons };
    expect(await decideReport(ports, jobContext(), second.id, removal)).toMatchObject({ decisionId: null });
  });

  it.each([
    ['of a profile', () => ({ type: 'profile', id: reported }) as const, reasons],
    ['by another rule', () => ({ type: 'message', id: sent.messageId }) as const, { ...reasons, rule: 'threat' }],
  ])('takes nothing beside the account %s', async (_, target, why) => {
    const { id } = await reportBy(reporter, target());
    await decideReport(ports, jobContext(), id, { outcome: 'banned', ...why });
    expect([takenDown(), ports.settlePhoto.mock.calls, ports.settleAboutMe.mock.calls]).toEqual([[], [], []]);
    expect(await findRefusals(db(), brand, digest)).toEqual([]);
  });
});

describe('a picture that its owner took away before anybody decided', () => {
  it.each([
    ['taken back', () => takeBack(db(), brand, sent)],
    ['forgotten', () => db().deleteFrom('photos').where('id', '=', sent.photoId).execute()],
  ])('is known again, whatever the outcome: %s', async (_, act) => {
    const { id } = await reportBy(reporter, { type: 'message', id: sent.messageId });
    await act();
    await decideReport(ports, jobContext(), id, { outcome: 'warned', ...reasons });
    expect(await findRefusals(db(), brand, digest)).toEqual(['private_images']);
  });

  it('is not refused where a warning leaves it where it is', async () => {
    const { id } = await reportBy(reporter, { type: 'message', id: sent.messageId });
    await decideReport(ports, jobContext(), id, { outcome: 'warned', ...reasons });
    expect(await findRefusals(db(), brand, digest)).toEqual([]);
  });
});

describe('the same picture elsewhere', () => {
  it('goes out of albums and messages, and who sent it is named', async () => {
    const [owner, sender] = [await addMember(db(), brand), await addMember(db(), brand)];
    const [inAlbum, other] = [await photoOf(owner), await sendBy(sender)];
    await setDigest([inAlbum, other.photoId]);
    const { id } = await reportBy(reporter, { type: 'message', id: sent.messageId });
    await db().updateTable('photos').set({ status: 'rejected' }).where('id', '=', sent.photoId).execute();
    const decided = await decideReport(ports, jobContext(), id, { outcome: 'content_removed', ...reasons });
    expect(decided).toMatchObject({ copiesSentBy: [sender] });
    expect(takenDown()).toEqual([[sent.messageId], [other.messageId]]);
    const photo = { brand, memberId: owner, photoId: inAlbum };
    expect(ports.settlePhoto.mock.calls.map(([, ...asked]) => asked)).toEqual([[photo, 'pending']]);
    expect(judged).toEqual([owner]);
  });

  it('stays by another rule, and so do photos that are judged when their owner confirms', async () => {
    const photo = await photoOf(reported);
    const unconfirmed = await photoOf(await addMember(db(), brand, { confirmed: false }));
    await db().updateTable('photos').set({ status: 'rejected' }).where('id', '=', photo).execute();
    await setDigest([photo, unconfirmed]);
    expect(await reject(ports, jobContext(), photo, { ...reasons, rule: 'other' })).not.toHaveProperty('copiesSentBy');
    expect(takenDown()).toEqual([]);
    await reject(ports, jobContext(), photo, reasons);
    expect([takenDown(), judged]).toEqual([[[sent.messageId]], []]);
  });
});
