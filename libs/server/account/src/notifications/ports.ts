import type { ProfileCard } from '@parlour/contract/types/profile';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import type { Signer } from '@parlour/server-kit/signing';
import type { NotificationJob } from './telling/notice.ts';

/** What the calls about notifications need of others; `apps/server` fills it. */
export interface NotificationPorts {
  /** Puts a job into the queue inside the transaction. */
  enqueue(trx: Transaction, job: NotificationJob): Promise<void>;
  /** Cards by id as the caller may see them. */
  cards(context: MemberContext, ids: readonly string[]): Promise<ReadonlyMap<string, ProfileCard>>;
  /** Signs the links that end mails. */
  signer: Signer;
  /** What the mail service signs with; null: nothing it says is believed. */
  mailWebhookKey: string | null;
}

/** What jobs that tell members need of others. */
export interface TellingPorts {
  enqueue(trx: Transaction, job: NotificationJob): Promise<void>;
  /** Has the member a page of the site open now, so that the live stream tells it? */
  isWatching(brand: string, memberId: string): boolean;
}
