import { mayAskForMail, type MailRequestVerdict } from '@parlour/models/account/mail-requests';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { deleteMailRequest, insertMailRequest, recentMailRequests, type MailAsker } from './store/mail-requests.ts';

/** Counts a request for a mail and judges it; one that is refused does not count, or asking again would never end the wait. */
export async function countMailRequest(db: BrandDatabase, asker: MailAsker, now: Date): Promise<MailRequestVerdict> {
  const request = await insertMailRequest(db, asker, now);
  const verdict = mayAskForMail(await recentMailRequests(db, asker, request, now), now);
  if (!verdict.ok) await deleteMailRequest(db, asker.brand, request);
  return verdict;
}
