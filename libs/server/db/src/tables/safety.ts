import type { Generated } from 'kysely';
import type { Json, NullableJson } from '../json.ts';

export interface ReportsTable {
  brand: string;
  id: string;
  reference: string;
  reporter_id: string | null;
  target_type: 'profile' | 'photo' | 'message' | 'conversation';
  target_id: string;
  category: string;
  text: string | null;
  evidence: Json<unknown>;
  status: Generated<'received' | 'in_review' | 'decided'>;
  outcome: string | null;
  created_at: Date;
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
