import { validate as isUuid } from 'uuid';
import type { Evidence } from '../store/evidence.ts';
import type { ReportRow } from '../store/reports.ts';
import { findDecision, type DecisionRow } from '../store/decisions.ts';
import { findInquiriesOf, type Listed, type ListedInquiry } from '../store/history.ts';
import { lookUpInquiry, type InquiryRow } from '../store/inquiries.ts';
import { backgroundOf, listedShown, type Background } from './background.ts';
import type { ModerationContext } from './ports.ts';
import { findReviewedPhoto, findReviewedText, type Reviewed, type ReviewedText } from '../store/reviews.ts';
import {
  findGoneMessages,
  findMembersAt,
  findHeldPhotos,
  lookUpMember,
  findPhotosOf,
  findReport,
  takeUpReport,
  type FoundMember,
  type ShownPhoto,
} from '../store/shown.ts';

/** A complaint or a question, which may be nobody's who was logged in. */
interface ShownInquiry {
  kind: 'inquiry';
  inquiry: Omit<InquiryRow, 'network' | 'email_key'>;
  background: Background | null;
  /** The members of whom this address is kept, but for those of the background. Whose it is `confirmed_at` says. */
  sameAddress: FoundMember[];
  photos: ShownPhoto[];
}

/** Somebody who has no account, by the address that they wrote from. */
interface ShownWriter {
  kind: 'writer';
  email: string;
  wrote: Listed<ListedInquiry>;
  photos: ShownPhoto[];
}

/** Whatever is about a member. */
type ShownOfMember = Background & { photos: ShownPhoto[] } & (
    | {
        kind: 'report';
        report: Omit<ReportRow, 'evidence' | 'network' | 'reporter_key'>;
        /** Null once its term is over. */
        evidence: Evidence | null;
        /** Those messages of the evidence that are in their conversation no more, by their ids. */
        goneMessages: string[];
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

export type Shown = ShownOfMember | ShownInquiry | ShownWriter;

/**
 * All that is known about one thing, as it is decided about; null where there is no such thing.
 * - A report or a complaint, by id or reference. A report that is looked at is in review from then on, and its reporter
 *   sees that.
 * - A photo or a decision.
 * - A member, by id, address or name, with the text and the photos of now.
 * - What somebody without an account wrote, by their address.
 */
export async function show(context: ModerationContext, which: string): Promise<Shown | null> {
  const { db, brand } = context;
  const report = await findReport(db, brand.id, which);
  if (report) return showReport(context, report);
  const inquiry = await lookUpInquiry(db, brand.id, which);
  if (inquiry) return showInquiry(context, inquiry);
  const reviewed = isUuid(which) ? await findReviewedPhoto(db, brand.id, which) : null;
  if (reviewed) {
    const { photoId: id, memberId, kind: _, ...photo } = reviewed;
    return {
      kind: 'photo',
      reviewed,
      photos: [{ id, ...photo }],
      ...(await backgroundOf(context, memberId)),
    };
  }
  const decision = isUuid(which) ? await findDecision(db, brand.id, which) : null;
  if (decision) return showDecision(context, decision);
  const member = await lookUpMember(db, brand.id, which);
  return member ? showMember(context, member.id) : showWriter(context, which);
}

async function showWriter({ db, brand }: ModerationContext, email: string): Promise<Shown | null> {
  if (!email.includes('@')) return null;
  const wrote = await findInquiriesOf(db, brand.id, { email }, listedShown);
  return wrote.total > 0 ? { kind: 'writer', email, wrote, photos: [] } : null;
}

async function showReport(context: ModerationContext, report: ReportRow): Promise<Shown> {
  const { db, brand } = context;
  await takeUpReport(db, brand.id, report.id);
  const { evidence, network: _, reporter_key: __, ...row } = report;
  const status = row.status === 'received' ? ('in_review' as const) : row.status;
  const shown = kept(evidence);
  const messageIds = shown?.messages.map(({ id }) => id) ?? [];
  return {
    kind: 'report',
    report: { ...row, status },
    evidence: shown,
    goneMessages: await findGoneMessages(db, brand.id, messageIds),
    photos: await findHeldPhotos(db, brand.id, report.id),
    ...(await backgroundOf(context, report.member_id, report.id)),
  };
}

async function showInquiry(context: ModerationContext, row: InquiryRow): Promise<Shown> {
  const { db, brand } = context;
  const { network: _, email_key: __, ...inquiry } = row;
  const background = row.member_id === null ? null : await backgroundOf(context, row.member_id);
  const except = background ? [background.memberId, ...background.sameAddress.map(({ id }) => id)] : [];
  const sameAddress = await findMembersAt(db, brand.id, row, { except, limit: listedShown });
  return { kind: 'inquiry', inquiry, background, sameAddress, photos: [] };
}

/** Shows what was decided to whoever reads a complaint, and the way to the evidence where a report led to it. */
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
