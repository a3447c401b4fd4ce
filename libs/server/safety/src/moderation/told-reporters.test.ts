import { beforeEach, expect, it } from 'vitest';
import { v7 as uuid } from 'uuid';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { decideReport, moderationLetter, reverse } from '../index.ts';
import { brand, moderationStage } from '../testing/moderation-stage.ts';
import { addConversation, addMessage } from '../testing/talk.ts';

const database = await databaseOfFile();
const { db, mails, told, ports, jobContext, clear, photoOf, reportBy, seenBy } = moderationStage(() => database);
let reported: string;

const removal = { outcome: 'content_removed', rule: 'scam_or_spam', facts: 'Asked for money.' } as const;
const byLaw = { ground: 'illegal', law: 'Article 254ba of the Dutch Criminal Code' } as const;

beforeEach(async () => {
  await clear();
  reported = await addMember(db(), brand);
});

it('whoever reported a message is told of what went with its conversation, and of nothing that went by itself', async () => {
  const reporter = await addMember(db(), brand);
  const { conversationId, messageIds } = await addConversation(db(), brand, reported, reporter, [[reported, 'Pay me']]);
  const message = await reportBy(reporter, { type: 'message', id: messageIds[0]! });
  const whole = await reportBy(reporter, { type: 'conversation', id: conversationId });
  const said = { conversationId, seq: 2, sender: reported, text: 'Now' };
  const later = await reportBy(reporter, { type: 'message', id: await addMessage(db(), brand, said) });
  await decideReport(ports, jobContext(), whole.id, removal);

  ports.takeDownMessages.mockResolvedValueOnce(0).mockResolvedValueOnce(0);
  expect(await decideReport(ports, jobContext(), message.id, removal)).toEqual({
    decisionId: null,
    told: ['reporter'],
    blockedBy: [],
  });
  await expect(decideReport(ports, jobContext(), later.id, removal)).rejects.toMatchObject({
    problems: [{ field: 'outcome' }],
  });
  const outcomes = Object.fromEntries((await seenBy(reporter)).reports.map(({ id, outcome }) => [id, outcome]));
  expect(outcomes).toEqual({ [whole.id]: removal.outcome, [message.id]: removal.outcome, [later.id]: null });
  expect((await seenBy(reported)).decisions).toHaveLength(1);
});

it('whoever reported what was against the law reads so, also where another decision had removed it, unless that was taken back', async () => {
  const reporter = await addMember(db(), brand);
  const { conversationId, messageIds } = await addConversation(db(), brand, reported, reporter, [[reported, 'Buy']]);
  const message = await reportBy(reporter, { type: 'message', id: messageIds[0]! });
  const whole = await reportBy(reporter, { type: 'conversation', id: conversationId });
  const { decisionId } = await decideReport(ports, jobContext(), whole.id, { ...removal, ...byLaw });
  ports.takeDownMessages.mockResolvedValueOnce(0);
  await decideReport(ports, jobContext(), message.id, removal);
  const grounds = async () => {
    const told = mails.filter(({ kind }) => kind === 'report-decided');
    const letters = await Promise.all(told.map((mail) => moderationLetter(jobContext(), mail)));
    return letters.map((letter) => letter?.kind === 'report-decided' && 'ground' in letter && letter.ground);
  };
  expect(await grounds()).toEqual(['illegal', 'illegal']);
  await reverse(ports, jobContext(), decisionId!);
  expect(await grounds()).toEqual([false, false]);
});

it('no letter states a ground that nobody knows any more', async () => {
  const reporter = await addMember(db(), brand);
  const { id } = await reportBy(reporter, { type: 'profile', id: reported });
  await decideReport(ports, jobContext(), id, { ...removal, outcome: 'warned', ...byLaw });
  const mail = mails.find(({ kind }) => kind === 'report-decided')!;
  expect(await moderationLetter(jobContext(), mail)).toMatchObject({ outcome: 'warned', ground: 'illegal' });
  await db().deleteFrom('decisions').where('brand', '=', brand).where('report_id', '=', id).execute();
  expect(await moderationLetter(jobContext(), mail)).toBeNull();
});

it('a reporter whose address may be a stranger’s is told by the site, and not by mail', async () => {
  const reporter = await addMember(db(), brand, { confirmed: false });
  const { id } = await reportBy(reporter, { type: 'profile', id: reported });
  await decideReport(ports, jobContext(), id, { outcome: 'no_violation' });
  expect(await Promise.all(mails.map((mail) => moderationLetter(jobContext(), mail)))).toEqual([null]);
  expect(told).toEqual([[reporter, 'report_decided']]);
  expect((await seenBy(reporter)).reports).toMatchObject([{ status: 'decided', outcome: 'no_violation' }]);
});

it('no reporter reads that something is removed once that was taken back, also where another one’s report had removed it', async () => {
  const [first, second] = [await addMember(db(), brand), await addMember(db(), brand)];
  const photo = { type: 'photo' as const, id: await photoOf(reported) };
  const reports = [await reportBy(first, photo), await reportBy(second, photo)];
  const { decisionId, told: toldOf } = await decideReport(ports, jobContext(), reports[0]!.id, removal);
  expect(toldOf).toEqual(['member', 'reporter']);
  ports.settlePhoto.mockResolvedValueOnce(false);
  await decideReport(ports, jobContext(), reports[1]!.id, removal);
  const listed = async (who: string) => (await seenBy(who)).reports.map(({ status, outcome }) => [status, outcome]);
  for (const who of [first, second]) expect(await listed(who)).toEqual([['decided', 'content_removed']]);
  ports.deliver.mockClear();
  await reverse(ports, jobContext(), decisionId!);
  for (const who of [first, second]) expect(await listed(who)).toEqual([['reversed', 'content_removed']]);
  expect(ports.deliver.mock.calls.map((call) => (call as unknown[])[1])).toEqual([first, second, reported].toSorted());
});

it('whoever reported after a decision is not told that it was taken back', async () => {
  const [first, second] = [await addMember(db(), brand), await addMember(db(), brand)];
  const photo = { type: 'photo' as const, id: await photoOf(reported) };
  const { decisionId } = await decideReport(ports, jobContext(), (await reportBy(first, photo)).id, removal);
  const later = await reportBy(second, photo);
  const after = { created_at: new Date(jobContext().now.getTime() + 1) };
  await db().updateTable('reports').set(after).where('brand', '=', brand).where('id', '=', later.id).execute();
  await decideReport(ports, jobContext(), later.id, removal);
  ports.deliver.mockClear();
  await reverse(ports, jobContext(), decisionId!);
  expect(ports.deliver.mock.calls.map((call) => (call as unknown[])[1])).toEqual([first, reported].toSorted());
});

it('whoever reported a message that went with its conversation reads that this was taken back', async () => {
  const reporter = await addMember(db(), brand);
  const { conversationId, messageIds } = await addConversation(db(), brand, reported, reporter, [[reported, 'Pay me']]);
  const message = await reportBy(reporter, { type: 'message', id: messageIds[0]! });
  const whole = await reportBy(reporter, { type: 'conversation', id: conversationId });
  const { decisionId } = await decideReport(ports, jobContext(), whole.id, removal);
  ports.takeDownMessages.mockResolvedValueOnce(0);
  await decideReport(ports, jobContext(), message.id, removal);
  await reverse(ports, jobContext(), decisionId!);
  expect((await seenBy(reporter)).reports.map(({ status }) => status)).toEqual(['reversed', 'reversed']);
});

it('whoever reported a message reads that it is removed as long as its conversation is, whatever became of its own decision', async () => {
  const reporter = await addMember(db(), brand);
  const { conversationId, messageIds } = await addConversation(db(), brand, reported, reporter, [[reported, 'Pay me']]);
  const message = await reportBy(reporter, { type: 'message', id: messageIds[0]! });
  const whole = await reportBy(reporter, { type: 'conversation', id: conversationId });
  const own = await decideReport(ports, jobContext(), message.id, removal);
  await reverse(ports, jobContext(), own.decisionId!);
  const { decisionId } = await decideReport(ports, jobContext(), whole.id, removal);
  const statuses = async () => (await seenBy(reporter)).reports.map(({ status }) => status);
  expect(await statuses()).toEqual(['decided', 'decided']);
  await reverse(ports, jobContext(), decisionId!);
  expect(await statuses()).toEqual(['reversed', 'reversed']);
});

it('whoever reported reads that it is removed as long as any decision keeps it so', async () => {
  const [first, second] = [await addMember(db(), brand), await addMember(db(), brand)];
  const photo = { type: 'photo' as const, id: await photoOf(reported) };
  const removed = async (who: string) =>
    (await decideReport(ports, jobContext(), (await reportBy(who, photo)).id, removal)).decisionId!;
  const earlier = await removed(first);
  await reverse(ports, jobContext(), earlier);
  const later = await removed(second);
  const statuses = async () =>
    [...(await seenBy(first)).reports, ...(await seenBy(second)).reports].map(({ status }) => status);
  expect(await statuses()).toEqual(['decided', 'decided']);
  await reverse(ports, jobContext(), later);
  expect(await statuses()).toEqual(['reversed', 'reversed']);
});

it('nobody is told where a visitor reported somebody who is erased meanwhile', async () => {
  const { id } = await reportBy(await addMember(db(), brand), { type: 'profile', id: reported });
  await db().updateTable('reports').set({ reporter_id: null }).where('id', '=', id).execute();
  await db().updateTable('members').set({ erased_at: jobContext().now }).where('id', '=', reported).execute();
  expect(await decideReport(ports, jobContext(), id, { ...removal, outcome: 'warned' })).toMatchObject({ told: [] });
});

it('whoever reported is mailed that it was taken back, may complain about that, and finds it on their list', async () => {
  const [first, second] = [await addMember(db(), brand), await addMember(db(), brand, { confirmed: false })];
  const photo = { type: 'photo' as const, id: await photoOf(reported) };
  const reports = [await reportBy(first, photo), await reportBy(second, photo)];
  const { decisionId } = await decideReport(ports, jobContext(), reports[0]!.id, removal);
  ports.settlePhoto.mockResolvedValueOnce(false);
  await decideReport(ports, jobContext(), reports[1]!.id, removal);
  told.splice(0);
  const later = { ...jobContext(), now: new Date('2026-12-01T12:00:00Z') };
  expect(await reverse(ports, later, decisionId!)).toMatchObject({ told: ['member', 'reporter'] });
  for (const who of [first, second]) expect(told).toContainEqual([who, 'report_decided']);
  const mailed = mails.filter(({ kind }) => kind === 'report-reversed');
  expect(mailed.map(({ id }) => id).toSorted()).toEqual(reports.map(({ id }) => id).toSorted());
  const letters = await Promise.all(
    reports.map(({ id }) =>
      moderationLetter(
        later,
        mailed.find((mail) => mail.id === id)!,
      ),
    ),
  );
  const { reference } = reports[0]!;
  const complaintLink = `https://parlour.example/complaints?about=${reference}`;
  const reversal = { outcome: 'reversed', again: true, reference, appealUntil: '2027-06-04', complaintLink };
  expect(letters).toMatchObject([{ kind: 'report-decided', ...reversal }, null]);
  expect(JSON.stringify(letters)).not.toContain(reported);
});

it('whoever made the report that led to a decision is told of its reversal, however many others reported the same', async () => {
  const [first, others] = [await addMember(db(), brand), await addMember(db(), brand)];
  const { id } = await reportBy(first, { type: 'photo', id: await photoOf(reported) });
  const row = await db().selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const removed = {
    ...row,
    evidence: '{}',
    reporter_id: others,
    status: 'decided',
    outcome: 'content_removed',
  } as const;
  const copies = Array.from({ length: 100 }, () => ({ ...removed, id: uuid(), reference: uuid() }));
  await db().insertInto('reports').values(copies).execute();
  const before = { created_at: new Date(row.created_at.getTime() - 1) };
  await db().updateTable('reports').set(before).where('id', '=', id).execute();
  const { decisionId } = await decideReport(ports, jobContext(), id, removal);
  await reverse(ports, jobContext(), decisionId!);
  expect(mails.filter((mail) => mail.kind === 'report-reversed' && mail.id === id)).toHaveLength(1);
});

it('whoever reported is not mailed a reversal where another decision keeps it removed, or removes it before the mail goes', async () => {
  const reporter = await addMember(db(), brand);
  const { conversationId, messageIds } = await addConversation(db(), brand, reported, reporter, [[reported, 'Pay me']]);
  const message = await reportBy(reporter, { type: 'message', id: messageIds[0]! });
  const whole = await reportBy(reporter, { type: 'conversation', id: conversationId });
  const own = await decideReport(ports, jobContext(), message.id, removal);
  const other = await decideReport(ports, jobContext(), whole.id, removal);
  told.splice(0);
  expect(await reverse(ports, jobContext(), own.decisionId!)).toMatchObject({ told: ['member'] });
  expect(mails.filter(({ kind }) => kind === 'report-reversed')).toEqual([]);
  expect(told).toEqual([[reported, 'decision_reversed']]);
  await reverse(ports, jobContext(), other.decisionId!);
  const mail = mails.find(({ kind, id }) => kind === 'report-reversed' && id === message.id)!;
  expect(await moderationLetter(jobContext(), mail)).toMatchObject({ outcome: 'reversed' });
  const again = { appeal_state: 'none', ended_at: null } as const;
  await db().updateTable('decisions').set(again).where('id', '=', other.decisionId).execute();
  expect(await moderationLetter(jobContext(), mail)).toBeNull();
});
