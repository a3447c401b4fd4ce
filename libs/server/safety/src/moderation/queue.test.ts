import { beforeEach, expect, it } from 'vitest';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { v7 as uuid } from 'uuid';
import { answer, countQueue, decideMember, decideReport, findQueue, reverse, show } from '../index.ts';
import { brand, moderationStage, reasons } from '../testing/moderation-stage.ts';

const database = await databaseOfFile();
const { db, ports, jobContext, clear, photoOf, reportBy, seenBy, people } = moderationStage(() => database);
let reporter: string;
let reported: string;

beforeEach(async () => {
  await clear();
  await db().deleteFrom('inquiries').where('brand', '=', brand).execute();
  [reporter, reported] = await people();
});

it('the queue has what waits, the oldest first, as much as is asked for', async () => {
  const photoId = await photoOf(reported);
  const waiting = (created_at: Date) => ({ status: 'pending' as const, created_at });
  await db()
    .updateTable('photos')
    .set(waiting(new Date('2026-11-21T10:00:00Z')))
    .where('id', '=', photoId)
    .execute();
  const about = { about_me_status: 'pending' as const, about_me_pending_since: new Date('2026-11-21T09:00:00Z') };
  await db().updateTable('profiles').set(about).where('member_id', '=', reported).execute();
  const unconfirmed = await addMember(db(), brand, { confirmed: false });
  await db().updateTable('photos').set({ status: 'pending' }).where('member_id', '=', unconfirmed).execute();
  await db().updateTable('profiles').set(about).where('member_id', '=', unconfirmed).execute();
  const { id, reference } = await reportBy(reporter, { type: 'profile', id: reported });
  expect((await findQueue(jobContext(), 50)).map((item) => [item.kind, item.id])).toEqual([
    ['about_me', reported],
    ['photo', photoId],
    ['report', id],
  ]);
  expect(await findQueue(jobContext(), 1)).toMatchObject([{ about: 'Send me money.' }]);
  expect(await countQueue(jobContext())).toBe(3);
  expect(await show(jobContext(), reference)).toMatchObject({
    kind: 'report',
    reports: 1,
    photos: [{ id: photoId }],
    evidence: { profile: { about_me: 'Send me money.' } },
  });
  expect((await seenBy(reporter)).reports).toMatchObject([{ status: 'in_review' }]);
  expect((await findQueue(jobContext(), 50)).map(({ status }) => status)).toEqual(['pending', 'pending', 'in_review']);
  expect(await show(jobContext(), photoId)).toMatchObject({ kind: 'photo', memberId: reported });
  expect(await show(jobContext(), 'nothing')).toBeNull();
});

const complaint = (changes: object = {}) => ({
  brand,
  id: uuid(),
  kind: 'complaint' as const,
  reference: 'PPR2-E3CQ',
  member_id: reported,
  name: null,
  email: 'tom@post.example',
  email_key: 'tom@post.example',
  topic: 'decision',
  text: 'That was not me.',
  payment_id: null,
  language: 'de' as const,
  answer_by: '2026-12-05',
  network: null,
  created_at: new Date('2026-11-21T11:30:00Z'),
  ...changes,
});
const complaintsIn = async () => (await findQueue(jobContext(), 50)).filter(({ kind }) => kind === 'complaint');

it('a complaint waits with its term until it is answered, and no question and nobody who is erased does', async () => {
  const row = complaint();
  const question = { kind: 'contact' as const, reference: 'QQQ2-E3CQ', answer_by: null };
  for (const one of [row, complaint(question), complaint({ reference: 'EEE2-E3CQ', email: '', email_key: '' })])
    await db().insertInto('inquiries').values(one).execute();
  const about = 'PPR2-E3CQ decision, answer by 2026-12-05';
  const item = { id: row.id, since: row.created_at, memberId: reported, name: row.email, about, status: 'received' };
  expect(await complaintsIn()).toMatchObject([item]);
  expect(await show(jobContext(), 'ppr2-e3cq ')).toMatchObject({
    kind: 'inquiry',
    inquiry: { id: row.id, text: row.text, answer_by: row.answer_by, language: 'de' },
    background: { memberId: reported },
  });
  await answer(jobContext(), row.id, undefined);
  expect([await complaintsIn(), await show(jobContext(), row.id)]).toMatchObject([
    [],
    { inquiry: { status: 'answered' } },
  ]);
  await expect(answer(jobContext(), row.id, undefined)).rejects.toThrow('answered already');
});

it('a decision that was complained about is upheld with the answer, unless it was taken back', async () => {
  const row = complaint({ reference: 'UUU2-E3CQ', member_id: null });
  await db().insertInto('inquiries').values(row).execute();
  const { decisionId } = await decideMember(ports, jobContext(), reported, { outcome: 'banned', ...reasons });
  expect(await show(jobContext(), row.reference)).toMatchObject({ kind: 'inquiry', background: null });
  await answer(jobContext(), row.id, decisionId);
  expect((await seenBy(reported)).decisions).toMatchObject([{ appeal: { state: 'upheld' } }]);
  expect(await complaintsIn()).toEqual([]);
  await reverse(ports, jobContext(), decisionId);
  await expect(answer(jobContext(), row.id, decisionId)).rejects.toThrow('no such decision that stands');
});

it('no decision is upheld with a complaint of somebody whom it does not concern', async () => {
  const [reporter, stranger] = [await addMember(db(), brand), await addMember(db(), brand)];
  const { id } = await reportBy(reporter, { type: 'profile', id: reported });
  const { decisionId } = await decideReport(ports, jobContext(), id, { outcome: 'warned', ...reasons });
  const of = (member_id: string, reference: string) => complaint({ member_id, reference });
  const [foreign, ...own] = [of(stranger, 'SSS2-E3CQ'), of(reported, 'TTT2-E3CQ'), of(reporter, 'VVV2-E3CQ')];
  await db()
    .insertInto('inquiries')
    .values([foreign, ...own])
    .execute();
  await expect(answer(jobContext(), foreign.id, decisionId!)).rejects.toThrow('neither about whoever complained');
  expect(await show(jobContext(), foreign.id)).toMatchObject({ inquiry: { status: 'received' } });
  for (const one of own) await answer(jobContext(), one.id, decisionId!);
  expect((await seenBy(reported)).decisions).toMatchObject([{ appeal: { state: 'upheld' } }]);
});
