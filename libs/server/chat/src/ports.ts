import type { LiveEvent } from '@parlour/contract/live-events';
import type { ProfileCard } from '@parlour/contract/types/profile';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { MemberContext } from '@parlour/server-kit/call-context';

/** Credits taken for a message. */
export interface MessageCharge {
  brand: string;
  memberId: string;
  credits: number;
  kind: 'message';
  ref: { type: 'message'; id: string };
  /** To whom the message goes; shown in the member's own list of transactions. */
  profileId: string;
  now: Date;
}

/** A message that was written; whoever sends notices or answers for demo members hears of it in the transaction. */
export interface WrittenMessage {
  brand: string;
  conversationId: string;
  messageId: string;
  senderId: string;
  recipientId: string;
  recipientIsDemo: boolean;
  recipientMuted: boolean;
}

/** What this slice needs of the others; `apps/server` fills it. */
export interface ChatPorts {
  /** Cards by id as the caller may see them; members whose profile is closed have theirs too, with status `disabled`. */
  cards(context: MemberContext, ids: readonly string[]): Promise<ReadonlyMap<string, ProfileCard>>;
  /** Takes credits, or writes nothing and answers `ok: false` where the balance does not cover them. */
  spend(trx: Transaction, charge: MessageCharge): Promise<{ ok: boolean; credits: number }>;
  /** Records that a member knows fictional profiles to be fictional. */
  acknowledgeFictional(
    trx: Transaction,
    consent: { brand: string; memberId: string; version: string; now: Date },
  ): Promise<unknown>;
  messageWritten(trx: Transaction, message: WrittenMessage): Promise<unknown>;
  /** The mailbox of `@parlour/server-bus`. */
  deliver(trx: Transaction, memberId: string, event: LiveEvent): Promise<number>;
  publishAfterCommit(trx: Transaction, memberId: string, eventId: number | null, event: LiveEvent): void;
  signal(brand: string, memberId: string, event: LiveEvent): void;
}
