import { validate as isUuid } from 'uuid';
import type { Evidence } from '../store/evidence.ts';
import type { ReportRow } from '../store/reports.ts';
import { findDecisionsAbout, type DecisionRow } from '../store/decisions.ts';
import type { ModerationPlace } from './ports.ts';
import { findReviewed, type Reviewed } from '../store/reviews.ts';
import {
  countReportsAbout,
  findHeldPhotos,
  findMember,
  findReport,
  takeUpReport,
  type FoundMember,
} from '../store/shown.ts';

/** A photo that a moderator may look at. */
export interface ShownPhoto {
  id: string;
  storageKey: string;
}

/** What is known about the member in question. */
export interface Background {
  memberId: string;
  /** Null once the member is erased. */
  member: FoundMember | null;
  reports: number;
  decisions: Pick<
    DecisionRow,
    'id' | 'measure' | 'rule' | 'facts' | 'until' | 'ended_at' | 'appeal_state' | 'created_at'
  >[];
}

export type Shown = Background & { photos: ShownPhoto[] } & (
    | {
        kind: 'report';
        report: Omit<ReportRow, 'evidence' | 'network' | 'reporter_key'>;
        /** Null once its term is over. */
        evidence: Evidence | null;
      }
    | { kind: 'photo' | 'about_me'; reviewed: Reviewed }
    | { kind: 'member' }
  );

const decisionsShown = 20;

/**
 * All that is known about a report (by id or reference), a photo, the text of a member, or else the member (also by address,
 * name, or a decision about them); null where there is no such thing. A report that is looked at is in review from then on,
 * and its reporter sees that.
 */
export async function show(place: ModerationPlace, which: string): Promise<Shown | null> {
  const { db, brand } = place;
  const report = await findReport(db, brand.id, which);
  if (report) {
    await takeUpReport(db, brand.id, report.id);
    const { evidence, network: _, reporter_key: __, ...row } = report;
    const status = row.status === 'received' ? ('in_review' as const) : row.status;
    return {
      kind: 'report',
      report: { ...row, status },
      evidence: kept(evidence),
      photos: await findHeldPhotos(db, brand.id, report.id),
      ...(await backgroundOf(place, report.member_id)),
    };
  }
  const reviewed = isUuid(which) ? await findReviewed(db, brand.id, which) : null;
  if (reviewed)
    return {
      kind: reviewed.kind,
      reviewed,
      photos: reviewed.kind === 'photo' ? [{ id: reviewed.photoId, storageKey: reviewed.storageKey }] : [],
      ...(await backgroundOf(place, reviewed.memberId)),
    };
  const member = await findMember(db, brand.id, which);
  return member ? { kind: 'member', photos: [], ...(await backgroundOf(place, member.id)) } : null;
}

/** What was copied; erased evidence is an empty object. */
const kept = (evidence: unknown): Evidence | null =>
  'profile' in (evidence as Partial<Evidence>) ? (evidence as Evidence) : null;

async function backgroundOf({ db, brand }: ModerationPlace, memberId: string): Promise<Background> {
  const decisions = await findDecisionsAbout(db, brand.id, memberId, decisionsShown);
  return {
    memberId,
    member: (await findMember(db, brand.id, memberId)) ?? null,
    reports: await countReportsAbout(db, brand.id, memberId),
    decisions: decisions.map(({ id, measure, rule, facts, until, ended_at, appeal_state, created_at }) => ({
      id,
      measure,
      rule,
      facts,
      until,
      ended_at,
      appeal_state,
      created_at,
    })),
  };
}
