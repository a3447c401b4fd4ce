import { beforeEach, expect, it } from 'vitest';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { decideReport, findRefusals, moderationLetter, reverse, show } from '../index.ts';
import { brand, moderationStage, reasons } from '../testing/moderation-stage.ts';
import { addConversation, addPhotoMessage } from '../testing/talk.ts';

const database = await databaseOfFile();
const { db, mails, told, ports, jobContext, clear, photoOf, reportBy, seenBy, people } = moderationStage(
  () => database,
);
let reporter: string;
let reported: string;
let photo: string;
let id: string;
let reference: string;

const harm = { rule: 'private_images', facts: 'The photo shows somebody else, asleep.' } as const;
const warning = { outcome: 'warned', ...reasons } as const;
const removal = { outcome: 'content_removed', ...harm } as const;
const ban = { outcome: 'banned', ...reasons } as const;
/** When the reporter had complained, to somebody else. */
const later = (name = 'Zoe') => ({ ...jobContext(name), now: new Date('2027-02-01T12:00:00Z') });
const settled = () => ports.settlePhoto.mock.calls.map((call) => (call as unknown[])[2]);
const letters = async () =>
  (await Promise.all(mails.map((mail) => moderationLetter(later(), mail)))).filter((letter) => letter !== null);

beforeEach(async () => {
  await clear();
  [reporter, reported] = await people();
  photo = await photoOf(reported);
  await db()
    .updateTable('photos')
    .set({ digest: 'f'.repeat(64) })
    .where('id', '=', photo)
    .execute();
  ({ id, reference } = await reportBy(reporter, { type: 'photo', id: photo }));
});

it('a report is decided again more gravely by somebody else, which takes the place of what was decided first', async () => {
  const first = await decideReport(ports, jobContext(), id, warning);
  const { decisionId, told: toldOf, replaces, blockedBy } = await decideReport(ports, later(), id, ban);
  expect({ toldOf, replaces, blockedBy }).toEqual({
    toldOf: ['member', 'reporter'],
    replaces: first.decisionId,
    blockedBy: [],
  });
  expect([ports.closeAccount, ports.reopenAccount].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  expect((await seenBy(reporter)).reports).toMatchObject([{ status: 'decided', outcome: 'banned' }]);
  expect((await seenBy(reported)).decisions).toMatchObject([
    { id: decisionId, measure: 'banned', appeal: { state: 'none' } },
    { id: first.decisionId, measure: 'warned', appeal: { state: 'reversed' } },
  ]);
  expect(await show(later(), reference)).toMatchObject({ report: { decided_by: 'Zoe', found_nothing_at: null } });
  expect(told.filter(([, notice]) => notice === 'decision_reversed')).toEqual([]);
  expect(told.filter(([memberId]) => memberId === reporter)).toHaveLength(2);
  expect(mails.filter(({ kind }) => kind === 'reversed' || kind === 'report-reversed')).toEqual([]);
  // Those of the first decision that still wait are not sent any more.
  expect(await letters()).toMatchObject([
    { kind: 'decision-statement', reference: decisionId, measure: 'banned', replaces: first.decisionId },
    { kind: 'report-decided', reference, outcome: 'banned', again: true },
  ]);
});

it('a milder one opens the account again, without an apology', async () => {
  const first = await decideReport(ports, jobContext(), id, ban);
  const second = await decideReport(ports, later(), id, warning);
  expect(ports.reopenAccount).toHaveBeenCalledTimes(1);
  expect(told).toContainEqual([reported, 'warned']);
  expect((await letters()).map(({ kind }) => kind)).toEqual(['decision-statement', 'report-decided']);
  expect(await show(later(), first.decisionId!)).toMatchObject({
    decision: { appeal_state: 'reversed', appeal_by: 'Zoe' },
  });
  expect(await show(later(), second.decisionId!)).toMatchObject({ decision: { appeal_state: 'none' } });
});

it('what both take stays away, and its picture known; what only the first took is given back', async () => {
  await decideReport(ports, jobContext(), id, removal);
  ports.settlePhoto.mockResolvedValueOnce(false);
  await decideReport(ports, later(), id, { outcome: 'banned', ...harm });
  expect(settled()).not.toContain('approved');
  expect(await findRefusals(db(), brand, 'f'.repeat(64))).toEqual([harm.rule]);
  ports.settlePhoto.mockResolvedValueOnce(false);
  const third = await decideReport(ports, later('Ben'), id, removal);
  expect([third.decisionId, settled().includes('approved'), ports.reopenAccount.mock.calls.length]).toEqual([
    expect.any(String),
    false,
    1,
  ]);
  await decideReport(ports, { ...later(), now: new Date('2027-02-02T12:00:00Z') }, id, warning);
  expect(settled().at(-1)).toBe('approved');
  expect(await findRefusals(db(), brand, 'f'.repeat(64))).toEqual([]);
});

it('the same person does not decide it again, and nobody the same; a suspension may end on another day', async () => {
  const suspension = { outcome: 'suspended', until: '2027-03-01', ...reasons } as const;
  const { decisionId } = await decideReport(ports, jobContext(), id, suspension);
  await expect(decideReport(ports, later('ann'), id, ban)).rejects.toMatchObject({ problems: [{ field: 'by' }] });
  await expect(decideReport(ports, later(), id, suspension)).rejects.toMatchObject({
    problems: [{ field: 'outcome', reason: `by decision ${decisionId}` }],
  });
  await decideReport(ports, later(), id, { ...suspension, until: '2027-06-30' });
  expect(ports.reopenAccount).not.toHaveBeenCalled();
});

it('a milder one says that the messages which the first removed do not come back', async () => {
  const { conversationId } = await addConversation(db(), brand, reported, reporter, [[reported, 'Look']]);
  const spoken = await reportBy(reporter, { type: 'conversation', id: conversationId });
  await decideReport(ports, jobContext(), spoken.id, removal);
  await decideReport(ports, later(), spoken.id, ban);
  expect((await letters())[0]).toMatchObject({ kind: 'decision-statement', measure: 'banned', staysRemoved: true });
});

it('a milder one says that copies which the first took out of messages do not come back, and so does its own reversal', async () => {
  const { conversationId } = await addConversation(db(), brand, reported, reporter, [[reported, 'Look']]);
  const sent = await addPhotoMessage(db(), brand, { conversationId, seq: 2, sender: reported });
  await db()
    .updateTable('photos')
    .set({ digest: 'f'.repeat(64) })
    .where('id', '=', sent.photoId)
    .execute();
  await decideReport(ports, jobContext(), id, removal);
  const { decisionId } = await decideReport(ports, later(), id, warning);
  const gone = { measure: 'warned_of_copies', copiesStayRemoved: true };
  expect((await letters())[0]).toMatchObject({ kind: 'decision-statement', staysRemoved: false, ...gone });
  await reverse(ports, later('Ben'), decisionId!);
  expect(await letters()).toContainEqual(expect.objectContaining({ kind: 'decision-reversed', ...gone }));
});

it('of a report that is decided three times only the last outcome is mailed, where all of them wait', async () => {
  await decideReport(ports, jobContext(), id, warning);
  await decideReport(ports, later(), id, ban);
  await decideReport(ports, { ...later('Ben'), now: new Date('2027-02-02T12:00:00Z') }, id, removal);
  const told = (await letters()).filter(({ kind }) => kind === 'report-decided');
  expect(told).toMatchObject([{ outcome: 'content_removed', again: true }]);
});

it('what was taken back is decided anew by another outcome', async () => {
  const { decisionId } = await decideReport(ports, jobContext(), id, warning);
  await reverse(ports, { ...later('Ben'), now: new Date('2027-01-15T12:00:00Z') }, decisionId!);
  expect((await seenBy(reporter)).reports).toMatchObject([{ status: 'reversed' }]);
  expect(await decideReport(ports, later(), id, ban)).not.toHaveProperty('replaces');
  expect((await seenBy(reporter)).reports).toMatchObject([{ status: 'decided', outcome: 'banned' }]);
  const statement = (await letters()).find(({ kind }) => kind === 'decision-statement');
  expect(statement).toMatchObject({ measure: 'banned' });
  expect(statement).not.toHaveProperty('replaces');
});

it('what was taken back is decided anew by the same outcome, also where another decision has removed the same since', async () => {
  const other = await reportBy(await addMember(db(), brand), { type: 'photo', id: photo });
  const { decisionId } = await decideReport(ports, jobContext(), id, warning);
  await reverse(ports, later('Ben'), decisionId!);
  await decideReport(ports, later('Ben'), other.id, removal);
  expect(await decideReport(ports, later(), id, warning)).toMatchObject({ told: ['member', 'reporter'] });
});

it('is advised to take back what nobody would be told of', async () => {
  const other = await reportBy(await addMember(db(), brand), { type: 'photo', id: photo });
  const { decisionId } = await decideReport(ports, jobContext(), id, warning);
  await decideReport(ports, later('Ben'), other.id, removal);
  ports.settlePhoto.mockResolvedValueOnce(false);
  await expect(decideReport(ports, later(), id, removal)).rejects.toMatchObject({
    problems: [{ field: 'outcome', suggestion: `reverse ${decisionId} first, and decide then` }],
  });
  expect((await seenBy(reported)).decisions).toMatchObject([{}, { id: decisionId, appeal: { state: 'none' } }]);
});
