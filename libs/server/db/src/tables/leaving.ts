import type { Generated } from 'kysely';
import type { LeavingReason } from '@parlour/models/account/leaving/leaving-reasons';

/** Why somebody left. Once the member is erased it names nobody, and what was written freely is gone. */
export interface LeavingsTable {
  brand: string;
  id: string;
  member_id: string | null;
  reasons: Generated<LeavingReason[]>;
  comment: string | null;
  left_at: Date;
}

/** A copy of their own data that a member asked for. */
export interface ExportsTable {
  brand: string;
  id: string;
  member_id: string;
  state: 'preparing' | 'ready';
  created_at: Date;
  expires_at: Date;
}
