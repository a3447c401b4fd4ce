/** What a member answered to the match finder; no answer to a question is an empty list. */
export interface MatchFinderAnswersTable {
  brand: string;
  member_id: string;
  interests: string[];
  min_age: number;
  max_age: number;
  near: 'region' | 'country' | 'anywhere';
  relationship_statuses: string[];
  answered_at: Date;
}
