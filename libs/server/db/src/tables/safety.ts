import type { DecisionGround, DecisionMeasure, ModerationRule, ReportOutcome } from '@parlour/models/safety/decisions';
import type { ReportCategory, ReportState, ReportTarget } from '@parlour/models/safety/reports';
import type { Generated } from 'kysely';
import type { Json, NullableJson } from '../json.ts';

export interface ReportsTable {
  brand: string;
  id: string;
  reference: string;
  reporter_id: string | null;
  /** The reporter's member id, or `browser:<id>` of a visitor; the report's own id once a visitor's is decided. */
  reporter_key: string;
  /** Where a visitor's report came from, for a day: against floods. */
  network: string | null;
  /** Whom it is about. */
  member_id: string;
  target_type: ReportTarget;
  target_id: string;
  category: ReportCategory;
  text: string | null;
  evidence: Json<unknown>;
  status: Generated<ReportState>;
  outcome: ReportOutcome | null;
  created_at: Date;
  decided_at: Date | null;
  /** The moderator, by the name that they go by; null of what was decided before such names were kept. */
  decided_by: string | null;
  /** When it was closed without a violation, where it was decided again since. */
  found_nothing_at: Date | null;
  /** The moderator who found nothing then. */
  found_nothing_by: string | null;
  /** Null while the report is undecided, and once its evidence was erased. */
  evidence_until: Date | null;
}

/** A photo whose files a report holds, whatever becomes of the photo. */
export interface ReportPhotosTable {
  brand: string;
  report_id: string;
  photo_id: string;
  storage_key: string;
  /** Of its pixels; null where that was not known when it was reported. */
  digest: string | null;
  /** Null while the report is undecided. */
  kept_until: Date | null;
}

/** A picture that was rejected, whoever had it, by each decision that rejected it. */
export interface RefusedPhotosTable {
  brand: string;
  id: Generated<string>;
  /** Of its pixels. */
  digest: string;
  rule: ModerationRule;
  /** By which it was rejected; null once whom that was about is erased. */
  decision_id: string | null;
  kept_until: Date;
}

/** What was decided about a member, with its statement of reasons; it outlives the member. */
export interface DecisionsTable {
  brand: string;
  id: string;
  member_id: string;
  /** Null where nobody had reported it. */
  report_id: string | null;
  target_type: ReportTarget;
  target_id: string;
  measure: DecisionMeasure;
  ground: DecisionGround;
  /** Which one was broken; null where it was the terms, and in decisions of before it was asked for (migration 0046). */
  law: string | null;
  rule: ModerationRule;
  /** Empty once the member is erased and nobody may complain any more. */
  facts: string;
  automated: Generated<boolean>;
  /** When a suspension ends. */
  until: Date | null;
  ended_at: Date | null;
  appeal_state: Generated<'none' | 'open' | 'upheld' | 'reversed'>;
  appeal_until: Date;
  created_at: Date;
  /** The moderator, as in `reports`. */
  decided_by: string | null;
  /** The moderator who upheld it, or took it back. */
  appeal_by: string | null;
  /** Which picture a program knew again, by the digest of its pixels. */
  picture: string | null;
  /** Where the same picture of the same member went too: `messages` where of both, null where nowhere. */
  copies_removed: 'messages' | 'album' | null;
}

/** A date of birth that a moderator put right for a member. */
export interface CorrectionsTable {
  brand: string;
  member_id: string;
  former_date_of_birth: string;
  /** Why. */
  facts: string;
  created_at: Date;
  /** The moderator, as in `reports`. */
  corrected_by: string | null;
}

/** One act of a caller that may be repeated: its first answer is kept for 24 hours (contract part 1, 8). */
export interface IdempotencyKeysTable {
  brand: string;
  owner: string;
  key: string;
  call: string;
  body_hash: Uint8Array;
  status: number | null;
  answer: NullableJson<unknown>;
  created_at: Generated<Date>;
}
