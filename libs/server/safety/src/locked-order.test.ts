import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { v7 as uuid } from 'uuid';
import { brand as settings } from '@parlour/app-default/settings';
import { report } from '@parlour/contract/safety/report';
import { lockMailboxes } from '@parlour/server-bus';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { Database } from '@parlour/server-db/database';
import { contextOf, runCall } from '@parlour/testing/call';
import { testDatabase } from '@parlour/testing/database';
import { meet } from '@parlour/testing/meet';
import { addMember } from '@parlour/testing/members';
import { liftSuspensions, reverse, safetyCalls, type ModerationPorts, type SafetyPorts } from './index.ts';
import { insertDecision } from './store/decisions.ts';
import { lockReport } from './store/report-decisions.ts';

const brand = 'default';
const now = new Date('2026-11-21T12:00:00Z');
let database: Database;
let one: string;
let other: string;

const db = () => database.forBrand(brand);
const jobContext = () => ({
  brand: { id: brand, version: 1, settings },
  db: db(),
  now,
  origin: 'https://parlour.example',
  by: { name: 'Ann', isAlone: false },
  isDry: false,
});
const both = (trx: Transaction) => lockMailboxes(trx, brand, [one, other]);
const calls = safetyCalls({
  removeLikes: async () => async () => undefined,
  blockConversation: both,
} as unknown as SafetyPorts);
const moderation = {
  enqueue: async () => undefined,
  deliver: async () => {},
  tell: async () => undefined,
  reopenAccount: vi.fn(async () => undefined),
} as unknown as ModerationPorts;

beforeAll(async () => {
  database = await testDatabase('postgres');
});
afterAll(() => database.close());
beforeEach(async () => {
  vi.clearAllMocks();
  [one, other] = [await addMember(db(), brand), await addMember(db(), brand)];
});

it('a report that blocks as well waits for whoever decides it', async () => {
  const target = { type: 'profile' as const, id: other };
  const reports = async (block: boolean) =>
    runCall(calls, report, { body: { target, category: 'scam_or_spam', block } }, await contextOf(jobContext(), one));
  const { id } = (await reports(false)).report;
  const added = await meet(db(), {
    first: (trx) => lockReport(trx, { brand, id }),
    act: () => reports(true),
    last: both,
  });
  expect(added.report.id).toBe(id);
});

/** A suspension that is over today, and a ban that is kept while somebody else may let its member in. */
const decided = (measure: 'suspended' | 'banned') => ({
  brand,
  id: uuid(),
  member_id: other,
  report_id: null,
  target_type: 'profile' as const,
  target_id: other,
  measure,
  ground: 'terms' as const,
  rule: 'scam_or_spam' as const,
  facts: 'Asked three members for money.',
  until: measure === 'suspended' ? now : null,
  created_at: now,
  appeal_until: now,
});

it.each(['lifted', 'reversed'])('a suspension that is %s opens no account that is being banned', async (way) => {
  const suspension = decided('suspended');
  await db()
    .transaction()
    .execute((trx) => insertDecision(trx, suspension));
  await meet<unknown>(db(), {
    first: (trx) =>
      trx.selectFrom('members').select('id').where('brand', '=', brand).where('id', '=', other).forUpdate().execute(),
    act: () =>
      way === 'lifted' ? liftSuspensions(moderation, jobContext()) : reverse(moderation, jobContext(), suspension.id),
    last: (trx) => insertDecision(trx, decided('banned')),
  });
  expect(moderation.reopenAccount).not.toHaveBeenCalled();
});
