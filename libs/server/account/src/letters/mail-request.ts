import {
  mayAskForMail,
  requestsPerSubject,
  type MailRequestVerdict,
} from '@parlour/models/account/notifications/mail-requests';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import {
  countRequestsForSubject,
  deleteMailRequest,
  insertMailRequest,
  lockMailsTo,
  recentMailRequests,
  type MailAsker,
} from '../store/mail-requests.ts';

/** Counts a request for a mail and judges it; one that is refused does not count, or asking again would never end the wait. */
export async function countMailRequest(db: BrandDatabase, asker: MailAsker, now: Date): Promise<MailRequestVerdict> {
  const request = await insertMailRequest(db, asker, now);
  const verdict = mayAskForMail(await recentMailRequests(db, asker, request, now), now);
  if (!verdict.ok) await deleteMailRequest(db, asker.brand, request);
  return verdict;
}

/**
 * Counts a mail to an address that nobody has confirmed; false where it has had a day's mails. Whoever causes the mail is not
 * told, since others may have used them up.
 */
export async function countUnaskedMail(trx: Transaction, asker: MailAsker, now: Date): Promise<boolean> {
  await lockMailsTo(trx, asker);
  if ((await countRequestsForSubject(trx, asker, now)) >= requestsPerSubject) return false;
  await insertMailRequest(trx, asker, now);
  return true;
}
