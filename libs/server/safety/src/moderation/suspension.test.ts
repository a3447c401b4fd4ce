import { beforeEach, expect, it } from 'vitest';
import type { Transaction } from '@parlour/server-db/brand-database';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { v4 as uuid } from 'uuid';
import { decideMember, decideReport, liftSuspensions, moderationLetter, reverse } from '../index.ts';
import { brand, moderationStage, reasons } from '../testing/moderation-stage.ts';

const database = await databaseOfFile();
const { mails, told, ports, jobContext, clear, reportBy, people } = moderationStage(() => database);
let reporter: string;
let reported: string;

beforeEach(async () => {
  await clear();
  [reporter, reported] = await people();
});

it('a suspension ends after its last day, unless a ban stands', async () => {
  const { id } = await reportBy(reporter, { type: 'profile', id: reported });
  await decideReport(ports, jobContext(), id, { outcome: 'suspended', until: '2026-11-30', ...reasons });
  expect(ports.closeAccount).toHaveBeenCalledOnce();
  expect(await liftSuspensions(ports, jobContext())).toBe(0);
  const later = { ...jobContext(), now: new Date('2026-12-01T00:01:00Z') };
  expect(await Promise.all([liftSuspensions(ports, later), liftSuspensions(ports, later)])).toContain(1);
  expect(ports.reopenAccount).toHaveBeenCalledOnce();

  const second = await reportBy(reporter, { type: 'profile', id: reported });
  await decideReport(ports, jobContext(), second.id, { outcome: 'suspended', until: '2026-11-30', ...reasons });
  const third = await reportBy(reporter, { type: 'profile', id: reported });
  const { decisionId } = await decideReport(ports, jobContext(), third.id, { outcome: 'banned', ...reasons });
  await liftSuspensions(ports, later);
  expect(ports.reopenAccount).toHaveBeenCalledOnce();
  expect(told.some(([memberId]) => memberId === reported)).toBe(false);
  await reverse(ports, later, decisionId!);
  expect(told.at(-1)).toEqual([reported, 'decision_reversed']);
  expect(await moderationLetter(later, mails.at(-1)!)).toMatchObject({ kind: 'decision-reversed', back: 'account' });
  expect(ports.reopenAccount).toHaveBeenCalledTimes(2);
  await expect(reverse(ports, later, decisionId!)).rejects.toThrow('taken back already');
});

it('a statement of reasons that still waits once its decision is taken back is not sent after the letter that says so', async () => {
  const { decisionId } = await decideMember(ports, jobContext(), reported, { outcome: 'banned', ...reasons });
  const [statement] = mails;
  expect(await moderationLetter(jobContext(), statement!)).toMatchObject({ kind: 'decision-statement' });
  await reverse(ports, jobContext(), decisionId);
  expect(await moderationLetter(jobContext(), statement!)).toBeNull();
  const letter = { kind: 'decision-reversed', reference: decisionId, measure: 'banned', decidedOn: '2026-11-21' };
  expect(await moderationLetter(jobContext(), mails.at(-1)!)).toMatchObject(letter);
});

it('what blocks an account already is pointed out, refused where it is the same, and named once one is taken back', async () => {
  const by = (id: string) => [expect.objectContaining({ id })];
  const ban = { outcome: 'banned', ...reasons };
  const first = await decideMember(ports, jobContext(), reported, ban);
  expect(first).toMatchObject({ told: ['member'], blockedBy: [] });
  await expect(decideMember(ports, jobContext(), reported, ban)).rejects.toMatchObject({
    problems: [{ field: 'outcome', reason: `decision ${first.decisionId} stands` }],
  });
  const { id } = await reportBy(reporter, { type: 'profile', id: reported });
  const second = await decideReport(ports, jobContext(), id, ban);
  expect(second).toMatchObject({ told: ['member', 'reporter'], blockedBy: by(first.decisionId) });
  expect(await reverse(ports, jobContext(), first.decisionId)).toMatchObject({
    measure: 'banned',
    told: ['member'],
    blockedBy: by(second.decisionId!),
  });
  expect(await reverse(ports, jobContext(), second.decisionId!)).toMatchObject({ blockedBy: [] });
  const suspended = (until: string) =>
    decideMember(ports, jobContext(), reported, { outcome: 'suspended', until, ...reasons });
  await suspended('2026-11-30');
  await expect(suspended('2026-11-30')).rejects.toThrow('blocked so already');
  expect((await suspended('2026-12-31')).blockedBy).toHaveLength(1);
});

it('what blocked an account while a report waited for its member is pointed out too', async () => {
  const { id } = await reportBy(reporter, { type: 'profile', id: reported });
  const other = uuid();
  ports.closeAccount.mockImplementationOnce((async (trx: Transaction) => {
    const about = { brand, id: other, member_id: reported, target_type: 'profile', target_id: reported } as const;
    const { now } = jobContext();
    const ban = { measure: 'banned', ground: 'terms', automated: false, created_at: now, appeal_until: now } as const;
    await trx
      .insertInto('decisions')
      .values({ ...about, ...ban, ...reasons })
      .execute();
  }) as never);
  const { blockedBy } = await decideReport(ports, jobContext(), id, { outcome: 'banned', ...reasons });
  expect(blockedBy).toMatchObject([{ id: other }]);
});
