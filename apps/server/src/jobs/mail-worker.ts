import { workOn, type JobKind, type JobWorker } from '@parlour/server-jobs';
import type { SiteDirectory } from '@parlour/server-kit/sites/sites';
import type { Letter, Mailer } from '@parlour/server-mail';
import { asOfNow, type SiteNow } from './as-of-now.ts';

export interface MailParts {
  sites: SiteDirectory;
  mailer: Mailer;
  /** How many mails of a kind may be on their way side by side. */
  mailsAtOnce: number;
}

/** Joins a kind of mail to the function that writes its letter; where that is null, nothing is left to be sent. */
export const mailWorker = <Order extends { brand: string }>(
  { sites, mailer, mailsAtOnce }: MailParts,
  kind: JobKind<Order>,
  letterOf: (context: SiteNow, order: Order) => Promise<Letter | null>,
): JobWorker =>
  workOn(
    kind,
    async (order, id) => {
      const site = sites.require(order.brand);
      const letter = await letterOf(asOfNow(site), order);
      if (letter) await mailer.send(site.brand, letter, id);
    },
    { atOnce: mailsAtOnce },
  );
