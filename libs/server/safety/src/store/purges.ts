import { sql } from 'kysely';
import { lastAnswersDays } from '@parlour/models/safety/decisions';
import type { Purge } from '@parlour/server-jobs';

/** How long after the term to complain of a decision the last complaints are answered. */
const answersLast = `${lastAnswersDays} days`;

/** What the slice keeps only for a time. */
export const safetyPurges: readonly Purge[] = [
  ...(['inquiries', 'reports'] as const).map((table) => ({
    table,
    time: 'created_at',
    kept: '24 hours',
    where: sql<boolean>`network is not null`,
    set: sql`network = null`,
  })),
  { table: 'inquiries', time: 'created_at', kept: '6 months' },
  {
    // Which browser a report came from says only whether it is made again, which ends with the decision.
    table: 'reports',
    time: 'created_at',
    where: sql`status = 'decided' and reporter_key like 'browser:%'`,
    set: sql`reporter_key = id::text`,
  },
  {
    // Who decided is of use as long as somebody else may have to look at it.
    table: 'reports',
    time: 'evidence_until',
    set: sql`evidence = '{}', text = null, evidence_until = null, decided_by = null, found_nothing_by = null`,
  },
  { table: 'report_photos', time: 'kept_until' },
  {
    // A rejected photo of an album, once nobody may complain of that any more and who did in time was answered; its files go when they
    // are swept, unless a report holds them.
    table: 'photos',
    time: 'created_at',
    kept: '6 months',
    where: sql`kind = 'profile' and status = 'rejected' and not exists (
      select from decisions where decisions.brand = photos.brand and decisions.member_id = photos.member_id
        and decisions.target_type = 'photo' and decisions.target_id = photos.id and decisions.appeal_until > now() - ${sql.lit(answersLast)}::interval)`,
  },
  { table: 'refused_photos', time: 'kept_until' },
  {
    // What was said of somebody who is erased since is of no use once nobody may complain of it any more, and who did was answered.
    table: 'decisions',
    time: 'appeal_until',
    kept: answersLast,
    where: sql`facts <> '' and not exists (select from members
      where members.brand = decisions.brand and members.id = decisions.member_id and erased_at is null)`,
    set: sql`facts = '', decided_by = null, appeal_by = null, picture = null`,
  },
];
