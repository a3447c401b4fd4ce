import { vi } from 'vitest';
import { brand as settings } from '@parlour/app-default/settings';
import type { BodyInput } from '@parlour/contract/define-call';
import { listDecisions } from '@parlour/contract/safety/list-decisions';
import { listReports } from '@parlour/contract/safety/list-reports';
import { report } from '@parlour/contract/safety/report';
import type { Database } from '@parlour/server-db/database';
import { contextOf, runCall } from '@parlour/testing/call';
import { addMember } from '@parlour/testing/members';
import {
  safetyCalls,
  type ModerationMail,
  type ModerationPorts,
  type SafetyPorts,
  type StateSentCopyJob,
  type TakeBackRestedJob,
} from '../index.ts';

export const brand = 'default';
/** What a moderator writes beside a decision. */
export const reasons = { rule: 'scam_or_spam', facts: 'Asked three members for money.' } as const;
const now = new Date('2026-11-21T12:00:00Z');
const calls = safetyCalls({} as SafetyPorts);

/** Where a moderator works, with other slices that do what they are told, and what members are mailed and told. */
export function moderationStage(database: () => Database) {
  const mails: ModerationMail[] = [];
  const told: [memberId: string, notice: string][] = [];
  /** Whose waiting photos are to be judged. */
  const judged: string[] = [];
  /** To whom it is to be stated why a message of theirs went. */
  const copies: StateSentCopyJob['data'][] = [];
  /** What else is to be taken back. */
  const left: TakeBackRestedJob['data'][] = [];
  const db = () => database().forBrand(brand);
  const ports = {
    enqueue: vi.fn<ModerationPorts['enqueue']>(async (_trx, job) => {
      if (job.name === 'send-moderation-mail') mails.push(job.data);
      else if (job.name === 'state-sent-copy') copies.push(job.data);
      else if (job.name === 'take-back-rested') left.push(job.data);
      else judged.push(job.data.memberId);
    }),
    deliver: vi.fn(async () => {}),
    tell: vi.fn(
      async (_trx: unknown, { memberId }: { memberId: string }, notice: string) => void told.push([memberId, notice]),
    ),
    settlePhoto: vi.fn(async () => true),
    settleAboutMe: vi.fn(async () => true),
    pardonAboutMe: vi.fn(async () => true),
    correctDateOfBirth: vi.fn(async () => '1958-05-05'),
    takeDownMessages: vi.fn(async (_trx, _brand, ids) => ids.length),
    closeAccount: vi.fn(async () => undefined),
    reopenAccount: vi.fn(async () => true),
  } satisfies ModerationPorts;
  /** Ann works here, where nobody else is named. */
  const jobContext = (name = 'Ann') => ({
    brand: { id: brand, version: 1, settings },
    db: db(),
    now,
    origin: 'https://parlour.example',
    by: { name, isAlone: false },
    isDry: false,
  });
  return {
    db,
    mails,
    told,
    judged,
    copies,
    left,
    ports,
    jobContext,
    /** Somebody who reports, and who is reported. */
    people: async (): Promise<[reporter: string, reported: string]> => [
      await addMember(db(), brand),
      await addMember(db(), brand, { about_me: 'Send me money.' }),
    ],
    async reportBy(reporter: string, target: BodyInput<typeof report>['target']) {
      const body = { target, category: 'scam_or_spam' } as const;
      return (await runCall(calls, report, { body }, await contextOf(jobContext(), reporter))).report;
    },
    /** What a member's pages list of their own reports, and of decisions about them. */
    async seenBy(who: string) {
      const context = await contextOf(jobContext(), who);
      const { reports } = await runCall(calls, listReports, {}, context);
      const { decisions } = await runCall(calls, listDecisions, {}, context);
      return { reports, decisions };
    },
    /** Forgets what was done and decided. */
    async clear(): Promise<void> {
      vi.clearAllMocks();
      mails.splice(0);
      told.splice(0);
      judged.splice(0);
      copies.splice(0);
      left.splice(0);
      for (const table of ['reports', 'decisions'] as const)
        await db().deleteFrom(table).where('brand', '=', brand).execute();
    },
    photoOf: async (memberId: string) =>
      (await db().selectFrom('photos').select('id').where('member_id', '=', memberId).executeTakeFirstOrThrow()).id,
  };
}
