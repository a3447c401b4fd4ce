import type { RawBuilder } from 'kysely';
import type { Image } from '@parlour/contract/types/image';
import type { AccountNotice } from '@parlour/contract/types/notifications';
import type { ProfileCard } from '@parlour/contract/types/profile';
import type { Mailbox } from '@parlour/server-bus';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import type { MessagePhoto } from './store/message-row.ts';
import type { NewPhoto } from './store/photos.ts';

/** Credits taken for a message, all as expressions of the statement that writes it. */
export interface MessageSpending {
  /** A new id of the movement. */
  id: RawBuilder<string>;
  brand: RawBuilder<string>;
  memberId: RawBuilder<string>;
  /** What the member's own list of transactions calls it. */
  kind: RawBuilder<'message' | 'photo' | 'gift'>;
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

/** Who looks at a photo, and when: its addresses work for that one, and end. */
export interface PhotoViewing {
  brand: string;
  viewerId: string;
  now: Date;
}

/** What this slice needs of the others; `apps/server` fills it. */
export interface ChatPorts extends Pick<Mailbox, 'deliver' | 'publish' | 'signal'> {
  /** Cards by id as the caller may see them; members whose profile is closed have theirs too, with status `disabled`. */
  cards(context: MemberContext, ids: readonly string[]): Promise<ReadonlyMap<string, ProfileCard>>;
  /**
   * Takes credits as parts of the statement that writes a message: its part `account` has a row if and only if they were taken.
   */
  spending(message: MessageSpending): RawBuilder<unknown>;
  /** Makes other spendings of a member wait until the transaction ends. */
  lockBalance(trx: Transaction, brand: string, memberId: string): Promise<unknown>;
  /** Records that a member knows fictional profiles to be fictional. */
  acknowledgeFictional(
    trx: Transaction,
    consent: { brand: string; memberId: string; version: string; now: Date },
  ): Promise<unknown>;
  /** Processes a file that a member gave, and has its row written once its files are kept; throws the refusal. */
  takePhoto(context: MemberContext, file: File, keep: (photo: NewPhoto) => Promise<void>): Promise<NewPhoto>;
  /** The image of a photo for one of the two who may see it. */
  imageOf(photo: MessagePhoto, viewing: PhotoViewing): Image;
  /** What has to happen with a message, such as a job in the queue; null where nothing has, and it needs no transaction. */
  followUp(message: WrittenMessage): FollowUp | null;
  /** Puts a notice on the member's list of what happened. */
  tell(trx: Transaction, owner: { brand: string; memberId: string }, notice: AccountNotice): Promise<void>;
}
