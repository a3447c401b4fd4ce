import type { ProfileCard, Relation } from '@parlour/contract/types/profile';
import type { MemberPair } from '@parlour/models/members/member-pair';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import type { InquiryMailJob } from './inquiry-mail.ts';

/** What this slice needs of the others; `apps/server` fills it. */
export interface SafetyPorts {
  /** Puts a mail into the queue, in the transaction of the inquiry that it is about. */
  enqueue(trx: Transaction, job: InquiryMailJob): Promise<void>;
  cards(context: MemberContext, ids: readonly string[]): Promise<ReadonlyMap<string, ProfileCard>>;
  relation(context: MemberContext, profileId: string): Promise<Relation>;
  /** Takes the likes of the two away; answers what then takes those that were new out of the badges, and tells both. */
  removeLikes(trx: Transaction, pair: MemberPair): Promise<() => Promise<void>>;
  /** Closes the conversation of the two, if there is one, and takes its unread messages out of the badges. */
  blockConversation(trx: Transaction, pair: MemberPair): Promise<unknown>;
  /** Opens it again; called only where neither blocks the other any more. */
  unblockConversation(trx: Transaction, pair: MemberPair): Promise<unknown>;
}
