import type { MemberPair } from '@parlour/models/members/member-pair';
import type { Mailbox } from '@parlour/server-bus';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { Sealer } from '@parlour/server-kit/sealing';
import type { ImageFor } from '@parlour/server-media';

/** What this slice needs of the others; `apps/server` fills it. */
export interface MembersPorts {
  imageFor: ImageFor;
  /** Closes the places between two pages of a search. */
  cursors: Sealer;
  deliver: Mailbox['deliver'];
  /** A match opens the conversation of the two where one exists; its id, or null where nobody has written yet. */
  openConversation(trx: Transaction, pair: MemberPair): Promise<string | null>;
}
