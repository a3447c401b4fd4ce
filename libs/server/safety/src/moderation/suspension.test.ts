import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '@parlour/server-db/database';
import { testDatabase } from '@parlour/testing/database';
import { decideReport, liftSuspensions, moderationLetter, reverse } from '../index.ts';
import { moderationStage, reasons } from '../testing/moderation-stage.ts';

let database: Database;
const { mails, told, ports, jobContext, clear, reportBy, people } = moderationStage(() => database);
let reporter: string;
let reported: string;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
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
