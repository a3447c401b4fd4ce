import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import type { LiveEvent } from '@parlour/contract/live-events';
import type { AccountNotice } from '@parlour/contract/types/notifications';
import type { Moderator } from '@parlour/models/safety/decisions';
import type { ModerationMailJob } from './moderation-mail.ts';

/** Where a moderator works: one brand, no request and no viewer. */
export interface ModerationContext {
  brand: PublishedBrand;
  db: BrandDatabase;
  /** Scheme and host of the brand, for the links in mails. */
  origin: string;
  now: Date;
}

/** The same, where somebody decides. */
export interface DecidingContext extends ModerationContext {
  by: Moderator;
  /** They only look at what would come of it. */
  isDry: boolean;
}

interface OfMember {
  brand: string;
  memberId: string;
}

/** Who looked at a photo or a text by itself, and when; of a decision its own row says it. */
interface HowSettled {
  settled: { by: string; at: Date };
}

/** The photos of a member that wait are to be judged. */
interface JudgePhotosJob {
  name: 'judge-photos';
  data: OfMember;
}

/** The reasons are to be stated to somebody in whose message a picture stood that was removed. May run again for the same message. */
export interface StateSentCopyJob {
  name: 'state-sent-copy';
  data: { brand: string; memberId: string; photoId: string; messageId: string };
}

/** What a program decided about pictures is to be taken back further, with the decision that had rejected them. May run again for the same. */
export interface TakeBackRestedJob {
  name: 'take-back-rested';
  data: { brand: string; decisionId: string; digests: string[] };
}

/** What deciding needs of the other slices; `apps/server` fills it. Each of it works in the decision's own transaction. */
export interface ModerationPorts {
  enqueue(
    trx: Transaction,
    job: ModerationMailJob | JudgePhotosJob | StateSentCopyJob | TakeBackRestedJob,
  ): Promise<void>;
  deliver(trx: Transaction, memberId: string, event: LiveEvent): Promise<unknown>;
  /** Puts a notice on the list of what happened to a member; one of a decision leads to a complaint about it. */
  tell(trx: Transaction, owner: OfMember, notice: AccountNotice, decisionId?: string): Promise<void>;
  /** Shows a photo to others, takes it off the album, or has it wait to be judged; false where there is none that it changes. */
  settlePhoto(
    trx: Transaction,
    photo: OfMember & { photoId: string },
    verdict: 'approved' | 'banned' | 'pending',
    how?: HowSettled,
  ): Promise<boolean>;
  /** The same for the text about oneself, where it still is the one that was read. */
  settleAboutMe(
    trx: Transaction,
    read: OfMember & { text: string },
    verdict: 'approved' | 'rejected',
    how?: HowSettled,
  ): Promise<boolean>;
  /**
   * Takes back that a text about oneself was refused, and says whether it is shown again; one that was written since waits its
   * own turn.
   */
  pardonAboutMe(trx: Transaction, owner: OfMember): Promise<boolean>;
  /** Takes the text and pictures of messages away from both who speak; how many were still there. */
  takeDownMessages(trx: Transaction, brand: string, ids: readonly string[], now: Date): Promise<number>;
  /** Puts another date of birth, YYYY-MM-DD, in the place of a member's; answers what stood there, null where it is the same. */
  correctDateOfBirth(trx: Transaction, owner: OfMember, born: string): Promise<string | null>;
  /** Nobody sees the member any more, every session ends, and nobody gets in. */
  closeAccount(trx: Transaction, owner: OfMember, now: Date): Promise<void>;
  /** False where the account was not closed, or is leaving. */
  reopenAccount(trx: Transaction, owner: OfMember, now: Date): Promise<boolean>;
}
