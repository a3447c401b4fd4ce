import type { Generated } from 'kysely';

export interface LikesTable {
  brand: string;
  from_id: string;
  to_id: string;
  source: string;
  is_new: Generated<boolean>;
  matched: Generated<boolean>;
  /** When the like was given that made it a match; null where it is no match. */
  matched_at: Date | null;
  created_at: Date;
}

export interface BlocksTable {
  brand: string;
  blocker_id: string;
  blocked_id: string;
  /** What the blocker was called then. */
  blocker_name: string | null;
  created_at: Date;
}

export interface SwipesTable {
  brand: string;
  member_id: string;
  profile_id: string;
  choice: 'like' | 'pass' | 'later';
  /** YYYY-MM-DD */
  day: string;
  created_at: Date;
}

/** The likes that a member gave in the swipe game on one day of the brand's calendar, its newest. */
export interface SwipeRoundsTable {
  brand: string;
  member_id: string;
  /** YYYY-MM-DD */
  day: string;
  likes: number;
}
