import { beforeEach, expect, it } from 'vitest';
import { listDecisions } from '@parlour/contract/safety/list-decisions';
import { listReports } from '@parlour/contract/safety/list-reports';
import { report } from '@parlour/contract/safety/report';
import { contextOf, runCall } from '@parlour/testing/call';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { decideReport, isPhotoHeld, moderationLetter, reverse, safetyCalls, show, type SafetyPorts } from '../index.ts';
import { brand, moderationStage } from '../testing/moderation-stage.ts';

const calls = safetyCalls({} as SafetyPorts);
const database = await databaseOfFile();
const { db, mails, told, ports, jobContext, clear, photoOf } = moderationStage(() => database);
let reporter: string;
let reported: string;
let photo: string;

const law = 'Article 254ba of the Dutch Criminal Code';
const facts = 'The photo shows somebody else, asleep.';
const reasons = { ground: 'illegal', law, rule: 'private_images', facts } as const;
const removal = { outcome: 'content_removed', ...reasons } as const;
const nothing = { outcome: 'no_violation' } as const;
/** When the reporter had complained, to somebody else. */
const at = (day: string) => ({ ...jobContext('Ben'), now: new Date(day) });
const later = () => at('2027-02-01T12:00:00Z');
const reportBy = async (who: string) => {
  const body = { target: { type: 'photo', id: photo }, category: 'private_images' } as const;
  return (await runCall(calls, report, { body }, await contextOf(jobContext(), who))).report;
};
const letters = async () =>
  (await Promise.all(mails.map((mail) => moderationLetter(later(), mail)))).filter((letter) => letter !== null);

beforeEach(async () => {
  await clear();
  [reporter, reported] = [await addMember(db(), brand), await addMember(db(), brand)];
  photo = await photoOf(reported);
});

it('a report that found nothing is decided again with reasons, and what was found first stays shown', async () => {
  const { id, reference } = await reportBy(reporter);
  await decideReport(ports, jobContext(), id, nothing);
  const { decisionId } = await decideReport(ports, later(), id, removal);
  expect(ports.settlePhoto).toHaveBeenCalledTimes(1);
  expect(await show(later(), reference)).toMatchObject({
    report: {
      status: 'decided',
      outcome: 'content_removed',
      decided_at: later().now,
      decided_by: 'Ben',
      found_nothing_at: jobContext().now,
      found_nothing_by: 'Ann',
    },
    decisions: [{ id: decisionId, measure: 'photo_removed', law }],
  });
  const { reports } = await runCall(calls, listReports, {}, await contextOf(later(), reporter));
  expect(reports).toMatchObject([{ status: 'decided', outcome: 'content_removed' }]);
  const { decisions } = await runCall(calls, listDecisions, {}, await contextOf(later(), reported));
  expect(decisions).toMatchObject([{ measure: 'photo_removed', ...reasons }]);
  expect(told.filter(([memberId]) => memberId === reporter)).toHaveLength(2);
});

it('whoever found nothing does not look at it again, unless they are alone', async () => {
  const { id } = await reportBy(reporter);
  await decideReport(ports, jobContext(), id, nothing);
  const same = { ...later(), by: { name: 'ann', isAlone: false } };
  await expect(decideReport(ports, same, id, removal)).rejects.toMatchObject({
    problems: [{ field: 'by', suggestion: expect.stringContaining('--same-person') }],
  });
  expect(mails).toHaveLength(1);
  await decideReport(ports, { ...same, by: { ...same.by, isAlone: true } }, id, removal);
  expect(await show(later(), id)).toMatchObject({ report: { decided_by: 'ann', found_nothing_by: 'Ann' } });
});

it('its evidence is kept for the complaint about the new decision', async () => {
  const { id } = await reportBy(reporter);
  await decideReport(ports, jobContext(), id, nothing);
  await decideReport(ports, later(), id, removal);
  const held = (day: string) => isPhotoHeld(db(), { brand, photoId: photo }, new Date(day));
  expect([await held('2027-09-05T11:00:00Z'), await held('2027-09-05T13:00:00Z')]).toEqual([true, false]);
});

it('its reporter is told the new outcome once, also where the mail of the first one still waits', async () => {
  const { id, reference } = await reportBy(reporter);
  await decideReport(ports, jobContext(), id, nothing);
  expect(await letters()).toMatchObject([{ kind: 'report-decided', outcome: 'no_violation', again: false }]);
  await decideReport(ports, later(), id, removal);
  expect(await letters()).toMatchObject([
    { kind: 'decision-statement', measure: 'photo_removed' },
    { kind: 'report-decided', reference, outcome: 'content_removed', again: true },
  ]);
});

it('is decided again once, also side by side, and not without a violation a second time', async () => {
  const { id } = await reportBy(reporter);
  await decideReport(ports, jobContext(), id, nothing);
  await expect(decideReport(ports, later(), id, nothing)).rejects.toMatchObject({ problems: [{ field: 'outcome' }] });
  const tried = await Promise.allSettled([1, 2, 3].map(() => decideReport(ports, later(), id, removal)));
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(mails.map(({ kind }) => kind)).toEqual(['report-decided', 'statement', 'report-decided']);
});

it('is not decided again once the evidence is erased, and its member still is', async () => {
  const { id } = await reportBy(reporter);
  await decideReport(ports, jobContext(), id, nothing);
  const refused = { problems: [{ field: 'outcome', suggestion: expect.stringContaining(reported) }] };
  const over = at('2027-06-25T12:00:01Z');
  await expect(decideReport(ports, over, id, removal)).rejects.toMatchObject(refused);
  await db().updateTable('reports').set({ evidence: '{}', evidence_until: null }).where('id', '=', id).execute();
  await expect(decideReport(ports, later(), id, removal)).rejects.toMatchObject(refused);
  expect(mails).toHaveLength(1);
});

it('is advised nothing that it would refuse, where there is nothing to remove', async () => {
  const { id } = await reportBy(reporter);
  ports.settlePhoto.mockResolvedValue(false);
  const advised = (suggestion: string) => ({ problems: [{ field: 'outcome', suggestion }] });
  const remove = () => decideReport(ports, later(), id, removal);
  await expect(remove()).rejects.toMatchObject(advised('find no violation, or warn, suspend or ban'));
  await decideReport(ports, jobContext(), id, nothing);
  await expect(remove()).rejects.toMatchObject(advised('warn, suspend or ban'));
  ports.settlePhoto.mockResolvedValue(true);
});

it('what took something names the decision that is taken back instead', async () => {
  const first = await reportBy(reporter);
  const second = await reportBy(await addMember(db(), brand));
  const { decisionId } = await decideReport(ports, jobContext(), first.id, removal);
  ports.settlePhoto.mockResolvedValueOnce(false);
  await decideReport(ports, jobContext(), second.id, removal);
  for (const { id } of [first, second])
    await expect(decideReport(ports, later(), id, nothing)).rejects.toMatchObject({
      problems: [{ field: 'outcome', suggestion: `reverse ${decisionId}` }],
    });
  await reverse(ports, later(), decisionId!);
  for (const { id } of [first, second])
    await expect(decideReport(ports, later(), id, nothing)).rejects.toMatchObject({
      problems: [{ field: 'outcome', suggestion: expect.stringContaining(reported) }],
    });
});
