import { beforeEach, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '@parlour/server-db/brand-database';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { approve, decideReport, reject, reverse, stateKnownPhoto, takeBackFurther } from '../index.ts';
import { brand, moderationStage } from '../testing/moderation-stage.ts';

const database = await databaseOfFile();
const { db, left, ports, jobContext, clear, photoOf, reportBy } = moderationStage(() => database);
const reasons = { rule: 'private_images', facts: 'Somebody else, asleep.' } as const;
let owner: string;
let photo: string;
let other: string;
let digest: string;

const inTransaction = <Result>(act: (trx: Transaction) => Promise<Result>) => db().transaction().execute(act);
/** What the program does where it finds the picture in the other's album. */
const stateShown = async () => {
  const about = { memberId: other, photoId: await photoOf(other) };
  await inTransaction((trx) => stateKnownPhoto(ports, trx, jobContext(), about));
};
const ofOther = () => db().selectFrom('decisions').selectAll().where('member_id', '=', other).execute();

beforeEach(async () => {
  await clear();
  [owner, other] = [await addMember(db(), brand), await addMember(db(), brand)];
  photo = await photoOf(owner);
  digest = `of ${photo}`;
  await db().updateTable('photos').set({ digest }).where('member_id', 'in', [owner, other]).execute();
  await db().updateTable('photos').set({ status: 'rejected' }).where('id', '=', photo).execute();
});

it('what rests on a decision stands where the one in its place rejects the picture too', async () => {
  const { id } = await reportBy(await addMember(db(), brand), { type: 'photo', id: photo });
  await decideReport(ports, jobContext(), id, { outcome: 'content_removed', ...reasons });
  await stateShown();
  const later = { ...jobContext('Zoe'), now: new Date('2026-12-01T12:00:00Z') };
  await decideReport(ports, later, id, { outcome: 'banned', ...reasons });
  expect(await ofOther()).toMatchObject([{ appeal_state: 'none' }]);
});

it('goes back with the decision that it rests on, and with no other one about the same photo, once that was approved', async () => {
  const first = await reject(ports, jobContext(), photo, reasons);
  await stateShown();
  await approve(ports, jobContext(), photo);
  const second = await reject(ports, jobContext(), photo, { ...reasons, rule: 'other' });
  expect(await reverse(ports, jobContext(), second.decisionId)).not.toHaveProperty('alsoTakenBack');
  expect(await ofOther()).toMatchObject([{ appeal_state: 'none' }]);
  const [{ id } = { id: '' }] = await ofOther();
  expect(await reverse(ports, jobContext(), first.decisionId)).toMatchObject({
    alsoTakenBack: [{ id, memberId: other }],
  });
});

it('does not go back with what a program decided about the same picture', async () => {
  const { decisionId } = await reject(ports, jobContext(), photo, reasons);
  await stateShown();
  await approve(ports, jobContext(), photo);
  const about = { memberId: owner, photoId: photo };
  await db()
    .insertInto('refused_photos')
    .values({ brand, digest, rule: reasons.rule, decision_id: null, kept_until: new Date('2028-01-01') })
    .execute();
  await inTransaction((trx) => stateKnownPhoto(ports, trx, jobContext(), about));
  await db().deleteFrom('refused_photos').where('digest', '=', digest).execute();
  const decisions = await db().selectFrom('decisions').selectAll().where('member_id', '=', owner).execute();
  const automated = decisions.find(({ id }) => id !== decisionId);
  expect(await reverse(ports, jobContext(), automated!.id)).not.toHaveProperty('alsoTakenBack');
});

it('is taken back up to five hundred at once, which says how many more there are, and a job goes on with them', async () => {
  const { decisionId } = await reject(ports, jobContext(), photo, reasons);
  await stateShown();
  const [decided] = await ofOther();
  const more = Array.from({ length: 500 }, () => ({ ...decided!, id: uuid(), target_id: uuid() }));
  await db().insertInto('decisions').values(more).execute();
  const { alsoTakenBack, moreToTakeBack } = await reverse(ports, jobContext(), decisionId);
  expect(alsoTakenBack).toHaveLength(500);
  expect(moreToTakeBack).toBe(1);
  expect(left).toEqual([{ brand, decisionId, digests: [digest] }]);
  const [rejected] = left.splice(0);
  await inTransaction((trx) => takeBackFurther(ports, trx, jobContext(), rejected!));
  expect(left).toEqual([]);
  expect((await ofOther()).filter(({ appeal_by }) => appeal_by !== 'Ann')).toEqual([]);
});
