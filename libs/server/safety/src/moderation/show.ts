import { validate as isUuid } from 'uuid';
import type { Evidence } from '../store/evidence.ts';
import type { ReportRow } from '../store/reports.ts';
import { findDecision, findDecisionsAbout, type DecisionRow } from '../store/decisions.ts';
import type { ModerationContext } from './ports.ts';
import { findReviewedPhoto, findReviewedText, type Reviewed, type ReviewedText } from '../store/reviews.ts';
import {
  countReportsAbout,
  findHeldPhotos,
  lookUpMember,
  findPhotosOf,
  findReport,
  takeUpReport,
  type FoundMember,
  type ShownPhoto,
} from '../store/shown.ts';

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
    | {
        kind: 'decision';
        decision: DecisionRow;
        /** Of the report that it decided, whose evidence is shown by it. */
        reference: string | null;
        /** What the member says about themselves now. */
        reviewed: ReviewedText | null;
      }
    | { kind: 'member' }
  );

const decisionsShown = 20;

/**
 * All that is known about a report (by id or reference), a photo, a decision, or else a member (by id, address or name) with the
 * text and the photos of now, each as it is decided about; null where there is no such thing. A report that is looked at is in
 * review from then on, and its reporter sees that.
 */
export async function show(context: ModerationContext, which: string): Promise<Shown | null> {
  const { db, brand } = context;
  const report = await findReport(db, brand.id, which);
  if (report) return showReport(context, report);
  const reviewed = isUuid(which) ? await findReviewedPhoto(db, brand.id, which) : null;
  if (reviewed) {
    const { photoId: id, storageKey, status, memberId } = reviewed;
    return {
      kind: 'photo',
      reviewed,
      photos: [{ id, storageKey, status }],
      ...(await backgroundOf(context, memberId)),
    };
  }
  const decision = isUuid(which) ? await findDecision(db, brand.id, which) : null;
  if (decision) return showDecision(context, decision);
  const member = await lookUpMember(db, brand.id, which);
  return member ? showMember(context, member.id) : null;
}

async function showReport(context: ModerationContext, report: ReportRow): Promise<Shown> {
  const { db, brand } = context;
  await takeUpReport(db, brand.id, report.id);
  const { evidence, network: _, reporter_key: __, ...row } = report;
  const status = row.status === 'received' ? ('in_review' as const) : row.status;
  return {
    kind: 'report',
    report: { ...row, status },
    evidence: kept(evidence),
    photos: await findHeldPhotos(db, brand.id, report.id),
    ...(await backgroundOf(context, report.member_id)),
  };
}

/** Whoever reads a complaint has before them what was decided and, where a report led to it, the way to its evidence. */
async function showDecision(context: ModerationContext, decision: DecisionRow): Promise<Shown> {
  const { db, brand } = context;
  const { report_id, member_id } = decision;
  return {
    kind: 'decision',
    decision,
    reference: (report_id && (await findReport(db, brand.id, report_id))?.reference) || null,
    reviewed: await findReviewedText(db, brand.id, member_id),
    photos: await findPhotosOf(db, brand.id, member_id),
    ...(await backgroundOf(context, member_id)),
  };
}

async function showMember(context: ModerationContext, memberId: string): Promise<Shown> {
  const { db, brand } = context;
  const reviewed = await findReviewedText(db, brand.id, memberId);
  const photos = await findPhotosOf(db, brand.id, memberId);
  const background = await backgroundOf(context, memberId);
  return reviewed ? { kind: 'about_me', reviewed, photos, ...background } : { kind: 'member', photos, ...background };
}

/** What was copied; erased evidence is an empty object. */
const kept = (evidence: unknown): Evidence | null =>
  'profile' in (evidence as Partial<Evidence>) ? (evidence as Evidence) : null;

async function backgroundOf({ db, brand }: ModerationContext, memberId: string): Promise<Background> {
  const decisions = await findDecisionsAbout(db, brand.id, memberId, decisionsShown);
  return {
    memberId,
    member: (await lookUpMember(db, brand.id, memberId)) ?? null,
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
