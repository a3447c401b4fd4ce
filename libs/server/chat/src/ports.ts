import type { RawBuilder } from 'kysely';
import type { LiveEvent } from '@parlour/contract/live-events';
import type { AccountNotice } from '@parlour/contract/types/notifications';
import type { ProfileCard } from '@parlour/contract/types/profile';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import type { MemberContext } from '@parlour/server-kit/call-context';

/** Credits taken for a message, all as expressions of the statement that writes it. */
export interface MessageSpending {
  /** A new id of the movement. */
  id: RawBuilder<string>;
  brand: RawBuilder<string>;
  memberId: RawBuilder<string>;
  /** What the member's own list of transactions calls it. */
  kind: RawBuilder<'message' | 'gift'>;
  credits: RawBuilder<number>;
  /** The balance as it was read; at another one nothing is taken. */
  seen: RawBuilder<number>;
  /** The message. */
  refId: RawBuilder<string>;
  /** To whom the message goes; shown in the member's own list of transactions. */
  profileId: RawBuilder<string>;
  /** What else has to hold, by earlier parts of the statement. */
  onlyIf: RawBuilder<unknown>;
  now: RawBuilder<Date>;
}

/** Something that happens in the transaction of a message, if and only if the message is written. */
export type FollowUp = (trx: Transaction) => Promise<unknown>;

/** A message as whoever answers for demo members hears of it. */
export interface WrittenMessage {
  brand: string;
  conversationId: string;
  messageId: string;
  senderId: string;
  recipientId: string;
  recipientIsDemo: boolean;
}

/** What this slice needs of the others; `apps/server` fills it. */
export interface ChatPorts {
  /** Cards by id as the caller may see them; members whose profile is closed have theirs too, with status `disabled`. */
  cards(context: MemberContext, ids: readonly string[]): Promise<ReadonlyMap<string, ProfileCard>>;
  /**
   * Takes credits as parts of the statement that writes a message: its part `account` has a row if and only if they were taken.
   */
  spending(message: MessageSpending): RawBuilder<unknown>;
  /** Records that a member knows fictional profiles to be fictional. */
  acknowledgeFictional(
    trx: Transaction,
    consent: { brand: string; memberId: string; version: string; now: Date },
  ): Promise<unknown>;
  /** What has to happen with a message, such as a job in the queue; null where nothing has, and it needs no transaction. */
  followUp(message: WrittenMessage): FollowUp | null;
  /** Puts a notice on the member's list of what happened. */
  tell(trx: Transaction, owner: { brand: string; memberId: string }, notice: AccountNotice): Promise<void>;
  /** The mailbox of `@parlour/server-bus`. */
  deliver(trx: Transaction, memberId: string, event: LiveEvent): Promise<number>;
  publish(db: BrandDatabase, brand: string, memberId: string, eventId: number | null, event: LiveEvent): void;
  signal(brand: string, memberId: string, event: LiveEvent): void;
}
