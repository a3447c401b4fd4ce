import { beforeEach, expect, it } from 'vitest';
import { report } from '@parlour/contract/safety/report';
import { contextOf, runCall } from '@parlour/testing/call';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { v7 as uuid } from 'uuid';
import { approve, decideMember, decideReport, reject, safetyCalls, show, type SafetyPorts } from '../index.ts';
import { brand, moderationStage } from '../testing/moderation-stage.ts';
import { addConversation, addPhotoMessage, takeBack } from '../testing/talk.ts';

const text = 'I sail, and I am fifteen.';
const database = await databaseOfFile();
const { db, ports, jobContext, clear, photoOf, reportBy } = moderationStage(() => database);
let member: string;
let photo: string;
let name: string;
let email: string;

const reasons = { rule: 'minor', facts: 'Wrote that she is fifteen.' } as const;

let minutes = 0;
/** Somebody asks customer service, a minute after whoever asked before. */
async function keepQuestion({ email: from, ...changes }: { email: string; reference: string; member_id?: string }) {
  const row = {
    brand,
    id: uuid(),
    kind: 'contact' as const,
    topic: 'safety' as const,
    text: 'My daughter is here',
    language: 'nl' as const,
  };
  const created_at = new Date(jobContext().now.getTime() + ++minutes * 60_000);
  const values = { ...row, email: from, email_key: from.toLowerCase(), created_at, ...changes };
  await db().insertInto('inquiries').values(values).execute();
}

beforeEach(async () => {
  await clear();
  await db().deleteFrom('inquiries').where('brand', '=', brand).execute();
  name = `Runa ${uuid()}`;
  email = `${uuid()}@post.example`;
  member = await addMember(db(), brand, { about_me: text, name, email });
  photo = await photoOf(member);
});

it('shows whom nobody reported with the text and the photos of now, each so that it can be decided about', async () => {
  for (const which of [member, name, email]) {
    const shown = await show(jobContext(), which);
    expect(shown).toMatchObject({
      kind: 'about_me',
      reviewed: { text, status: 'approved', digest: expect.stringMatching(/^[0-9a-f]{32}$/) },
      photos: [{ id: photo, status: 'approved', storageKey: expect.any(String) }],
      reports: 0,
    });
    if (shown?.kind !== 'about_me' || shown.reviewed.kind !== 'about_me') throw new Error('no text');
    expect(await approve(ports, jobContext(), member, shown.reviewed.digest)).toBe('about_me');
  }
  await db().updateTable('profiles').set({ about_me: null }).where('member_id', '=', member).execute();
  expect(await show(jobContext(), name)).toMatchObject({ kind: 'member', photos: [{ id: photo }] });
});

it('shows a decision with its reasons, what it was about, and the report that led to it', async () => {
  const { decisionId } = await decideMember(ports, jobContext(), member, { outcome: 'banned', ...reasons });
  expect(await show(jobContext(), decisionId)).toMatchObject({
    kind: 'decision',
    decision: { ground: 'terms', ...reasons, measure: 'banned', target_type: 'profile', target_id: member },
    reference: null,
    reviewed: { text },
    photos: [{ id: photo }],
    member: { name },
  });
  const rejected = await reject(ports, jobContext(), photo, reasons);
  expect(await show(jobContext(), rejected.decisionId)).toMatchObject({
    decision: { measure: 'photo_removed', target_type: 'photo', target_id: photo },
  });
  const reporter = await contextOf(jobContext(), await addMember(db(), brand));
  const body = { target: { type: 'profile', id: member }, category: 'minor' } as const;
  const made = await runCall(safetyCalls({} as SafetyPorts), report, { body }, reporter);
  const decided = await decideReport(ports, jobContext(), made.report.id, { outcome: 'warned', ...reasons });
  expect(await show(jobContext(), decided.decisionId!)).toMatchObject({ reference: made.report.reference });
});

it.each(['message', 'conversation'] as const)(
  'shows of a reported %s the photo that was sent, also once it is taken back',
  async (type) => {
    const reporter = await addMember(db(), brand);
    const { conversationId } = await addConversation(db(), brand, member, reporter, [[member, 'Look']]);
    const sent = await addPhotoMessage(db(), brand, { conversationId, seq: 2, sender: member });
    const target = { type, id: type === 'message' ? sent.messageId : conversationId };
    const body = { target, category: 'private_images' } as const;
    const made = await runCall(
      safetyCalls({} as SafetyPorts),
      report,
      { body },
      await contextOf(jobContext(), reporter),
    );
    const { reference } = made.report;
    const photos = (status: string | null) => [{ id: sent.photoId, status, storageKey: `sent:${sent.photoId}` }];
    expect(await show(jobContext(), reference)).toMatchObject({
      evidence: { messages: [{ text: 'Look' }, { id: sent.messageId, sender_id: member, photo_id: sent.photoId }] },
      photos: photos('approved'),
    });
    expect(await show(jobContext(), reference.toLowerCase())).toMatchObject({ goneMessages: [] });
    await takeBack(db(), brand, sent);
    expect(await show(jobContext(), reference)).toMatchObject({
      photos: photos('rejected'),
      goneMessages: [sent.messageId],
    });
    await db().deleteFrom('photos').where('id', '=', sent.photoId).execute();
    expect(await show(jobContext(), reference)).toMatchObject({ photos: photos(null) });
  },
);

it('says of the photos of a report what became of them since', async () => {
  const reporter = await contextOf(jobContext(), await addMember(db(), brand));
  const body = { target: { type: 'profile', id: member }, category: 'minor' } as const;
  const { reference } = (await runCall(safetyCalls({} as SafetyPorts), report, { body }, reporter)).report;
  await db().updateTable('photos').set({ status: 'rejected' }).where('id', '=', photo).execute();
  expect(await show(jobContext(), reference)).toMatchObject({ photos: [{ id: photo, status: 'rejected' }] });
  await db().updateTable('profiles').set({ main_photo_id: null }).where('member_id', '=', member).execute();
  await db().deleteFrom('photos').where('id', '=', photo).execute();
  expect(await show(jobContext(), reference)).toMatchObject({ photos: [{ id: photo, status: null }] });
});

it('says in which language the member reads, and what came of the newest other reports about them', async () => {
  await db().updateTable('members').set({ language: 'nl' }).where('id', '=', member).execute();
  const reports: { id: string; reference: string }[] = [];
  for (let count = 0; count < 12; count++)
    reports.push(await reportBy(await addMember(db(), brand), { type: 'profile', id: member }));
  const [first, ...more] = reports;
  await decideReport(ports, jobContext(), first!.id, { outcome: 'warned', ...reasons });
  for (const [at, { id }] of reports.entries())
    await db()
      .updateTable('reports')
      .set({ created_at: new Date(jobContext().now.getTime() - at * 1000) })
      .where('id', '=', id)
      .execute();
  const newest = more.slice(0, 10).map(({ reference }) => reference);
  expect(await show(jobContext(), first!.reference)).toMatchObject({
    member: { language: 'nl' },
    reports: 12,
    otherReports: newest.map((reference) => ({ reference })),
  });
  expect(await show(jobContext(), member)).toMatchObject({
    otherReports: [{ outcome: 'warned' }, ...newest.slice(0, 9).map(() => ({ outcome: null }))],
  });
});

it('says whether mails reach a member, when they were born and are gone, and what they reported and wrote', async () => {
  const end = new Date('2026-12-05T12:00:00Z');
  const left = { delete_at: end, mail_bounced_at: jobContext().now, notifications_disabled: ['bounce' as const] };
  await db().updateTable('members').set(left).where('id', '=', member).execute();
  const { reference } = await reportBy(member, { type: 'profile', id: await addMember(db(), brand) });
  await keepQuestion({ reference: 'CLFZ-99YY', member_id: member, email: 'other@post.example' });
  await keepQuestion({ reference: 'EB7M-MTHY', email });
  const shown = await show(jobContext(), member);
  expect(shown).toMatchObject({
    member: { ...left, confirmed_at: expect.any(Date), date_of_birth: expect.stringMatching(/^\d{4}-/) },
    ownReports: { total: 1, newest: [{ reference }] },
    wrote: { total: 2, newest: [{ reference: 'EB7M-MTHY' }, { reference: 'CLFZ-99YY' }] },
  });
  expect(JSON.stringify(shown)).not.toContain('My daughter');
});

it('finds what was written by the address it came from, and whose address it may be, as a reference is heard', async () => {
  const parent = `${uuid()}@private.example`;
  await keepQuestion({ reference: 'CLFZ-99YY', email: parent });
  expect(await show(jobContext(), parent.toUpperCase())).toMatchObject({
    kind: 'writer',
    wrote: { total: 1, newest: [{ reference: 'CLFZ-99YY', topic: 'safety' }] },
  });
  expect(await show(jobContext(), 'clfz 99yy')).toMatchObject({ inquiry: { email: parent }, sameAddress: [] });
  await keepQuestion({ reference: 'EB7M-MTHY', email });
  expect(await show(jobContext(), 'EB7MMTHY')).toMatchObject({ background: null, sameAddress: [{ id: member, name }] });
  expect(await show(jobContext(), 'nobody@private.example')).toBeNull();
});

it('names every account of an address, also where whoever was banned signed up with it anew and wrote', async () => {
  await decideMember(ports, jobContext(), member, { outcome: 'banned', ...reasons });
  const fresh = await addMember(db(), brand, { email, confirmed: false });
  await keepQuestion({ reference: 'EB7M-MTHY', email, member_id: fresh });
  const known = { memberId: fresh, sameAddress: [{ id: member, confirmed_at: expect.any(Date) }] };
  expect(await show(jobContext(), 'EB7M-MTHY')).toMatchObject({ background: known, sameAddress: [] });
  expect(await show(jobContext(), fresh)).toMatchObject(known);
  expect(await show(jobContext(), member)).toMatchObject({ sameAddress: [{ id: fresh, confirmed_at: null }] });
  await keepQuestion({ reference: 'EB7M-MTHX', email, member_id: await addMember(db(), brand) });
  expect(await show(jobContext(), 'EB7M-MTHX')).toMatchObject({ sameAddress: [{ id: member }, { id: fresh }] });
});

it('says who settled a photo and a text, and when', async () => {
  const settled = { settledBy: 'Ann', settledAt: jobContext().now };
  const [by, at] = [settled.settledBy, settled.settledAt];
  await db().updateTable('photos').set({ settled_by: by, settled_at: at }).where('id', '=', photo).execute();
  await db()
    .updateTable('profiles')
    .set({ about_me_settled_by: by, about_me_settled_at: at })
    .where('member_id', '=', member)
    .execute();
  expect(await show(jobContext(), photo)).toMatchObject({ reviewed: settled, photos: [settled] });
  expect(await show(jobContext(), member)).toMatchObject({ reviewed: settled, photos: [settled] });
  const { reference } = await reportBy(await addMember(db(), brand), { type: 'photo', id: photo });
  expect(await show(jobContext(), reference)).toMatchObject({ photos: [settled] });
});

it('says which gift was reported', async () => {
  const reporter = await addMember(db(), brand);
  const { conversationId, messageIds } = await addConversation(db(), brand, member, reporter, [[member, '']]);
  const gift = { type: 'gift', text: null, gift_id: 'rose' } as const;
  await db().updateTable('messages').set(gift).where('id', '=', messageIds[0]!).execute();
  const { reference } = await reportBy(reporter, { type: 'conversation', id: conversationId });
  expect(await show(jobContext(), reference)).toMatchObject({
    evidence: { messages: [{ type: 'gift', gift_id: 'rose' }] },
  });
});
