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
  await db().updateTable('photos').set({ status: 'approved' }).where('brand', '=', brand).execute();
  await db().updateTable('profiles').set({ about_me_status: 'approved' }).where('brand', '=', brand).execute();
  [reporter, reported] = await people();
});

it('the queue has what waits, the oldest first, as much as is asked for, and of one kind', async () => {
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
  expect(await findQueue(jobContext(), 50, 'photo')).toMatchObject([{ id: photoId }]);
  expect(await countQueue(jobContext())).toEqual({ waiting: 3, urgent: 0 });
  expect(await countQueue(jobContext(), 'report')).toEqual({ waiting: 1, urgent: 0 });
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
  topic: 'decision' as const,
  text: 'That was not me.',
  payment_id: null,
  language: 'de' as const,
  answer_by: '2026-12-05',
  network: null,
  created_at: new Date('2026-11-21T11:30:00Z'),
  ...changes,
});
const complaintsIn = () => findQueue(jobContext(), 50, 'complaint');
const question = (reference: string, changes: object = {}) =>
  complaint({ kind: 'contact' as const, reference, topic: 'account', answer_by: null, ...changes });
const keep = async (...rows: ReturnType<typeof complaint>[]) => {
  await db().insertInto('inquiries').values(rows).execute();
};

it('where somebody may come to harm stands first, however much came before it, and so does a question of safety', async () => {
  const photos = { status: 'pending' as const, created_at: new Date('2026-11-01T12:00:00Z') };
  await db().updateTable('photos').set(photos).where('member_id', '=', reported).execute();
  const early = { created_at: new Date('2026-11-20T12:00:00Z') };
  await keep(complaint(early), question('SSS2-E3CQ', { topic: 'safety' }), question('AAA2-E3CQ', early));
  const urgent: string[] = [];
  for (const category of ['scam_or_spam', 'minor', 'threat', 'private_images'] as const) {
    const { id } = await reportBy(await addMember(db(), brand), { type: 'profile', id: reported });
    await db().updateTable('reports').set({ category }).where('id', '=', id).execute();
    if (category !== 'scam_or_spam') urgent.push(id);
  }
  const first = await findQueue(jobContext(), 4);
  expect(first.map(({ kind }) => kind)).toEqual(['question', 'report', 'report', 'report']);
  expect(first.slice(1).map(({ id }) => id)).toEqual(urgent);
  expect(await findQueue(jobContext(), 5)).toMatchObject([...first, { kind: 'photo', urgent: false }]);
  expect(await countQueue(jobContext())).toEqual({ waiting: 8, urgent: 4 });
});

it('a question waits without its words until it is answered', async () => {
  const row = question('QQQ2-E3CQ');
  await keep(row);
  const item = { kind: 'question', id: row.id, about: 'QQQ2-E3CQ account', name: row.email, urgent: false };
  expect(await findQueue(jobContext(), 50)).toMatchObject([item]);
  await answer(jobContext(), row.id, undefined);
  expect(await findQueue(jobContext(), 50)).toEqual([]);
});

it('a complaint waits with its term until it is answered, and of somebody who is erased none does', async () => {
  const row = complaint();
  await keep(row, complaint({ reference: 'EEE2-E3CQ', email: '', email_key: '' }));
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
    { inquiry: { status: 'answered', answered_by: 'Ann', answered_at: jobContext().now } },
  ]);
  await expect(answer(jobContext(), row.id, undefined)).rejects.toThrow('answered already since 2026-11-21, by Ann.');
});

it('a decision that was complained about is upheld with the answer, unless it was taken back', async () => {
  const row = complaint({ reference: 'UUU2-E3CQ', member_id: null });
  await db().insertInto('inquiries').values(row).execute();
  const { decisionId } = await decideMember(ports, jobContext(), reported, { outcome: 'banned', ...reasons });
  expect(await show(jobContext(), row.reference)).toMatchObject({ kind: 'inquiry', background: null });
  await expect(answer(jobContext(), row.id, decisionId)).rejects.toMatchObject({ problems: [{ field: 'by' }] });
  expect(await complaintsIn()).toHaveLength(1);
  await answer(jobContext('Ben'), row.id, decisionId);
  const decision = { decided_by: 'Ann', appeal_by: 'Ben', appeal_state: 'upheld' };
  expect(await show(jobContext(), decisionId)).toMatchObject({ decision, decisions: [decision] });
  expect((await seenBy(reported)).decisions).toMatchObject([{ appeal: { state: 'upheld' } }]);
  expect(await complaintsIn()).toEqual([]);
  await reverse(ports, jobContext(), decisionId);
  await expect(answer(jobContext('Ben'), row.id, decisionId)).rejects.toThrow('no such decision that stands');
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
  for (const one of own) await answer(jobContext('Ben'), one.id, decisionId!);
  expect((await seenBy(reported)).decisions).toMatchObject([{ appeal: { state: 'upheld' } }]);
});
