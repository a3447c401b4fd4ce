import type { AccountPorts } from '@parlour/server-account';
import type { NotificationPorts } from '@parlour/server-account/notifications/index';
import type { Mailbox } from '@parlour/server-bus';
import type { ChatPorts } from '@parlour/server-chat';
import type { JobQueueParts } from '@parlour/server-jobs';
import type { Sealer } from '@parlour/server-kit/sealing';
import type { ImageFor } from '@parlour/server-media';
import type { PaymentsPorts } from '@parlour/server-payments';
import type { PhotoPorts } from '@parlour/server-profile';
import type { Completeness } from '../start/brands/catalogue-completeness.ts';
import type { Enqueue } from '../jobs/job-kinds.ts';
import type { MessageTelling } from './message-telling.ts';

/** What the slices stand on. */
export interface SliceParts extends Pick<PaymentsPorts, 'selling' | 'providers'> {
  mailbox: Mailbox;
  queue: { enqueue: Enqueue };
  imageFor: ImageFor;
  /** Closes what a search hands out to go on from. */
  cursors: Sealer;
  photos: Pick<PhotoPorts, 'intake' | 'judge'>;
  completeness: Completeness;
  exportAddress: AccountPorts['exportAddress'];
  /** What happens in the transaction of a message. */
  followUp: ChatPorts['followUp'];
  /** Has members told of messages of this brand that were written just now. */
  tellSoon: MessageTelling['soon'];
  /** How the links and signatures about mails are proved. */
  mailKeys: Pick<NotificationPorts, 'signer' | 'mailWebhookKey'>;
  /** Hears of what failed beside an answer that was given all the same. */
  report: JobQueueParts['report'];
}
