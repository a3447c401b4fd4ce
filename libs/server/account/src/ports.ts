import type { DiscountCode, Package } from '@parlour/contract/types/payment';
import type { Profile, ProfileCard } from '@parlour/contract/types/profile';
import type { FirstMessage } from '@parlour/models/chat/first-message';
import type { Standing } from '@parlour/models/chat/standing';
import type { Locale } from '@parlour/models/locale';
import type { Money } from '@parlour/models/payments/money';
import type { Mailbox } from '@parlour/server-bus/mailbox';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { CallContext, MemberContext } from '@parlour/server-kit/calls/call-context';
import type { AccountMailJob } from './letters/account-mail.ts';
import type { ExportPlace, MakeExportJob } from './own-data/ports.ts';

export interface LeavingOffers {
  tryout: Package | null;
  discount: DiscountCode | null;
  credits: number;
  refundable: Money | null;
  openPayments: { count: number; totals: Money[] };
}

/** What a member's pages count, by the names of `user.php`. */
export interface ShownTotals {
  credits: number;
  unread: number;
  new_likes: number;
  last_event: number;
}

/** What this slice needs of the others; `apps/server` fills it. */
export interface AccountPorts {
  /** Tells a member's pages of an event that a statement has written to their mailbox. */
  publish: Mailbox['publish'];
  /** Puts a job into the queue inside the transaction. */
  enqueue(trx: Transaction, job: AccountMailJob | MakeExportJob): Promise<void>;
  /** Gives the credits of a sign-up through the ledger. */
  grant(
    trx: Transaction,
    gift: { brand: string; memberId: string; credits: number; kind: 'signup'; now: Date },
  ): Promise<unknown>;
  /** A member's credits, the two badges and the number of their newest event. */
  totals(context: CallContext, memberId: string): Promise<ShownTotals>;
  /** The offer that runs for a member now, to be shown when the address is confirmed. */
  offer(context: CallContext, memberId: string): Promise<DiscountCode | null>;
  /** May somebody who joins now write to this member, as things are? */
  takesFirstMessage(context: CallContext, memberId: string): Promise<boolean>;
  /** Keeps the message until its sender is confirmed; false where it would not be allowed then as things are now. */
  holdMessage(trx: Transaction, context: CallContext, message: FirstMessage): Promise<boolean>;
  /** How somebody unconfirmed stands, once all that waits for the confirmation is sent. */
  standingUnconfirmed(context: CallContext, memberId: string, now: Standing): Promise<Standing>;
  /** Delivers, in order, what a member wrote before the address was confirmed; what may not be any more is dropped. */
  releaseHeld(
    trx: Transaction,
    context: CallContext,
    memberId: string,
  ): Promise<{ delivered: number; dropped: number }>;
  /** Mails the confirmations of what a member bought before the address was confirmed. */
  mailReceipts(trx: Transaction, context: CallContext, memberId: string): Promise<void>;
  ownProfile(context: CallContext, memberId: string): Promise<Profile>;
  /** The card of a profile as whoever calls may see it; null where they may not. */
  card(context: CallContext, profileId: string): Promise<ProfileCard | null>;
  /** People to meet right after joining. */
  suggestions(context: CallContext, memberId: string, limit: number): Promise<ProfileCard[]>;
  /** Members whom a visitor's first page may show. */
  guests(context: CallContext, limit: number): Promise<ProfileCard[]>;
  /** What money has to do with leaving: offers in its place, and what would be lost or given back. */
  leavingOffers(context: MemberContext): Promise<LeavingOffers>;
  /** Where the member downloads a copy of their data, until it expires. */
  exportAddress(copy: ExportPlace & { memberId: string; expiresAt: Date }): string;
  /** How much of a language is translated, from 0 to 1. */
  completeness(locale: Locale): number;
}
