import { beforeEach, describe, expect, it } from 'vitest';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { decideReport, moderationLetter, reject, reverse, stateKnownPhoto, stateSentCopy } from '../index.ts';
import { brand, moderationStage } from '../testing/moderation-stage.ts';
import { addConversation, addPhotoMessage } from '../testing/talk.ts';

const database = await databaseOfFile();
const { db, mails, told, copies, ports, jobContext, clear, photoOf, reportBy } = moderationStage(() => database);
const reasons = { rule: 'private_images', facts: 'Somebody else, asleep.' } as const;
let evert: string;
let carla: string;
let evertsPhoto: string;
let carlasPhoto: string;
let digest: string;

const setDigest = (...ids: string[]) => db().updateTable('photos').set({ digest }).where('id', 'in', ids).execute();
/** What the program does where it finds the picture in an album, and in messages. */
const stateShown = (memberId: string, photoId: string) =>
  db()
    .transaction()
    .execute((trx) => stateKnownPhoto(ports, trx, jobContext(), { memberId, photoId }));
async function stateSent(): Promise<void> {
  for (const copy of copies)
    await db()
      .transaction()
      .execute((trx) => stateSentCopy(ports, trx, jobContext(), copy));
}
async function sendBy(sender: string) {
  const reader = await addMember(db(), brand);
  const { conversationId } = await addConversation(db(), brand, sender, reader, [[sender, 'Look']]);
  const sent = await addPhotoMessage(db(), brand, { conversationId, seq: 2, sender });
  await setDigest(sent.photoId);
  return { ...sent, reader };
}
const decisionsOf = (memberId: string) =>
  db().selectFrom('decisions').selectAll().where('member_id', '=', memberId).orderBy('id').execute();
const rejectPhoto = (photoId: string) => reject(ports, jobContext(), photoId, reasons);

beforeEach(async () => {
  await clear();
  [evert, carla] = [await addMember(db(), brand), await addMember(db(), brand)];
  [evertsPhoto, carlasPhoto] = [await photoOf(evert), await photoOf(carla)];
  digest = `of ${evertsPhoto}`;
  await setDigest(evertsPhoto, carlasPhoto);
  await db().updateTable('photos').set({ status: 'rejected' }).where('id', '=', evertsPhoto).execute();
});

describe('what a program removed on the strength of a decision', () => {
  it('goes back with it, out of albums and messages, and each is told', async () => {
    const sender = await addMember(db(), brand);
    const { messageId } = await sendBy(sender);
    const { decisionId } = await rejectPhoto(evertsPhoto);
    await stateShown(carla, carlasPhoto);
    await stateSent();
    ports.settlePhoto.mockClear();
    const back = await reverse(ports, jobContext(), decisionId);
    const [[ofCarla], [ofSender]] = [await decisionsOf(carla), await decisionsOf(sender)];
    for (const decision of [ofCarla, ofSender])
      expect(decision).toMatchObject({ automated: true, appeal_state: 'reversed', appeal_by: 'Ann' });
    expect(ofSender).toMatchObject({ target_type: 'message', target_id: messageId, measure: 'photo_removed' });
    const rested = [
      { id: ofCarla!.id, memberId: carla },
      { id: ofSender!.id, memberId: sender },
    ];
    expect(back.alsoTakenBack).toEqual(rested.toSorted((one, other) => one.memberId.localeCompare(other.memberId)));
    for (const [memberId, photoId] of [
      [evert, evertsPhoto],
      [carla, carlasPhoto],
    ])
      expect(ports.settlePhoto).toHaveBeenCalledWith(expect.anything(), { brand, memberId, photoId }, 'approved');
    for (const member of [evert, carla, sender]) expect(told).toContainEqual([member, 'decision_reversed']);
    const letterOf = async (id: string) =>
      moderationLetter(
        jobContext(),
        mails.find((mail) => mail.kind === 'reversed' && mail.id === id)!,
      );
    expect(await letterOf(ofCarla!.id)).toMatchObject({ back: 'photo', reference: ofCarla!.id, staysRemoved: false });
    expect(await letterOf(ofSender!.id)).toMatchObject({ back: 'record', staysRemoved: true });
  });

  it('stands as long as another decision rejects the same picture so', async () => {
    const other = await addMember(db(), brand);
    const otherPhoto = await photoOf(other);
    await setDigest(otherPhoto);
    const [first, second] = [await rejectPhoto(evertsPhoto), await rejectPhoto(otherPhoto)];
    await stateShown(carla, carlasPhoto);
    expect(await reverse(ports, jobContext(), first.decisionId)).not.toHaveProperty('alsoTakenBack');
    expect(await decisionsOf(carla)).toMatchObject([{ appeal_state: 'none' }]);
    const [{ id } = { id: '' }] = await decisionsOf(carla);
    expect(await reverse(ports, jobContext(), second.decisionId)).toMatchObject({
      alsoTakenBack: [{ id, memberId: carla }],
    });
  });

  it('goes back also once its owner has deleted the photo', async () => {
    const { decisionId } = await rejectPhoto(evertsPhoto);
    await stateShown(carla, carlasPhoto);
    await db().deleteFrom('photos').where('id', '=', carlasPhoto).execute();
    expect(await reverse(ports, jobContext(), decisionId)).toMatchObject({ alsoTakenBack: [{ memberId: carla }] });
  });
});

describe('whoever else had sent the same picture', () => {
  it('is stated why it went, once for all of the messages, with the notice that leads to it', async () => {
    const sender = await addMember(db(), brand);
    const sent = [await sendBy(sender), await sendBy(sender)];
    await setDigest(...sent.map(({ photoId }) => photoId));
    expect(await rejectPhoto(evertsPhoto)).toMatchObject({ copiesSentBy: [sender], copiesShownBy: [carla] });
    expect(copies).toHaveLength(1);
    await stateSent();
    await stateSent();
    const decisions = await decisionsOf(sender);
    expect(decisions).toMatchObject([{ automated: true, rule: 'private_images', measure: 'photo_removed' }]);
    expect(decisions[0]!.facts).toBe('The same picture was removed here before.');
    expect(told.filter(([id]) => id === sender)).toEqual([[sender, 'content_removed']]);
    const statements = mails.filter(({ id }) => id === decisions[0]!.id);
    expect(await Promise.all(statements.map((mail) => moderationLetter(jobContext(), mail)))).toMatchObject([
      { kind: 'decision-statement', measure: 'photo_removed', automated: true },
    ]);
  });

  it('is stated nothing once that was taken back, or they are erased', async () => {
    const [sender, gone] = [await addMember(db(), brand), await addMember(db(), brand)];
    await sendBy(gone);
    const other = await addMember(db(), brand);
    await rejectPhoto(evertsPhoto);
    await db().updateTable('members').set({ erased_at: jobContext().now }).where('id', '=', gone).execute();
    await stateSent();
    copies.splice(0);
    expect(await decisionsOf(gone)).toEqual([]);
    digest = `of ${await photoOf(other)}`;
    await setDigest(await photoOf(other));
    await sendBy(sender);
    const { decisionId } = await rejectPhoto(await photoOf(other));
    await reverse(ports, jobContext(), decisionId);
    await stateSent();
    expect(await decisionsOf(sender)).toEqual([]);
  });
});

describe('the same picture of the same member elsewhere', () => {
  const letters = async (id: string) => {
    const [statement] = mails.filter((mail) => mail.kind === 'statement' && mail.id === id);
    const stated = await moderationLetter(jobContext(), statement!);
    await reverse(ports, jobContext(), id);
    return [
      stated,
      await moderationLetter(
        jobContext(),
        mails.find(({ kind }) => kind === 'reversed')!,
      ),
    ];
  };

  it('is stated where a photo of an album was rejected, and its messages stay removed', async () => {
    await sendBy(evert);
    const { decisionId, ...where } = await rejectPhoto(evertsPhoto);
    expect(where).toMatchObject({ ownCopies: 1 });
    expect(where).not.toHaveProperty('copiesSentBy');
    expect(copies).toEqual([]);
    expect(await letters(decisionId)).toMatchObject([
      { kind: 'decision-statement', measure: 'photo_removed', alsoRemoved: true },
      { kind: 'decision-reversed', back: 'photo', staysRemoved: false, copiesStayRemoved: true },
    ]);
  });

  it('is stated by a warning too, where the reported message was taken back and another one went', async () => {
    const [first] = [await sendBy(evert), await sendBy(evert)];
    const { id } = await reportBy(first.reader, { type: 'message', id: first.messageId });
    await db().updateTable('photos').set({ status: 'rejected' }).where('id', '=', first.photoId).execute();
    const decided = await decideReport(ports, jobContext(), id, { outcome: 'warned', ...reasons });
    expect(decided).toMatchObject({ ownCopies: 1, copiesShownBy: [carla] });
    expect(await letters(decided.decisionId!)).toMatchObject([
      { kind: 'decision-statement', measure: 'warned_of_copies' },
      { kind: 'decision-reversed', measure: 'warned_of_copies', copiesStayRemoved: true },
    ]);
  });
});
