import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { quietLikes } from '../notifications/telling/quiet-likes.ts';
import { beginErasure } from '../store/erasing/begin.ts';
import { eraseAccountRows } from '../store/erasing/account-rows.ts';
import { erasePaymentTraces } from '../store/erasing/payment-traces.ts';
import { eraseSafetyTraces } from '../store/erasing/safety-traces.ts';
import { eraseMessages, leaveConversations } from '../store/erasing/conversations.ts';
import { eraseTies } from '../store/erasing/ties.ts';
import { becomeTombstone } from '../store/erasing/tombstone.ts';
import { eraseExports, erasePhotos, forgetMailsAndJobs } from './erase-files.ts';
import type { ErasurePorts } from './ports.ts';

/** Whom an erasure is about, and with what it works. */
export interface Erasure {
  brand: string;
  memberId: string;
  db: BrandDatabase;
  now: Date;
  ports: ErasurePorts;
}

export interface ErasureStep {
  name: string;
  run(erasure: Erasure): Promise<void>;
}

/**
 * The steps that erase a member, after `beginErasure`, from which nobody comes back. Each step may run again, wholly or
 * from its middle: it passes over what is gone already. Files go before the rows that know of them, and the row that
 * says who the member was goes last, so that a resumed erasure still finds everything.
 */
export const erasureSteps: readonly ErasureStep[] = [
  { name: 'photos', run: erasePhotos },
  { name: 'exports', run: eraseExports },
  { name: 'mails and jobs', run: forgetMailsAndJobs },
  { name: 'messages', run: eraseMessages },
  { name: 'conversations', run: leaveConversations },
  { name: 'badges', run: ({ ports, db, brand, memberId }) => quietLikes(ports, db, brand, memberId) },
  { name: 'ties', run: eraseTies },
  { name: 'account', run: eraseAccountRows },
  { name: 'payments', run: erasePaymentTraces },
  { name: 'safety', run: eraseSafetyTraces },
  { name: 'tombstone', run: becomeTombstone },
];

/**
 * Erases a member whose time is over (spec section 9), or goes on where an earlier attempt was killed. Answers false where the
 * member came back in time, or a payment of theirs is still open.
 */
export async function eraseMember(erasure: Erasure, steps: readonly ErasureStep[] = erasureSteps): Promise<boolean> {
  if (!(await beginErasure(erasure))) return false;
  for (const step of steps) await step.run(erasure);
  return true;
}
