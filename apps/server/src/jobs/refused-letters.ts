import { stopMailsTo, type TellingPorts } from '@parlour/server-account/notifications/index';
import type { JobQueueParts } from '@parlour/server-jobs';
import type { SiteDirectory } from '@parlour/server-kit/sites/sites';
import type { RefusedLetter } from '@parlour/server-mail';
import { asOfNow } from './as-of-now.ts';

export interface RefusedLetterParts {
  sites: SiteDirectory;
  enqueue: TellingPorts['enqueue'];
  report: JobQueueParts['report'];
}

/** Reports a letter that a mail server refused for good. Where it refused the address, that counts as a bounce (contract I6). */
export const refusedLetters =
  ({ sites, enqueue, report }: RefusedLetterParts): RefusedLetter =>
  async ({ id }, { kind, to }, refusal) => {
    const site = sites.byBrand(id);
    if (site && refusal.isOfAddress) await stopMailsTo({ enqueue }, asOfNow(site), to, 'bounce');
    report({ job: `mail ${kind}`, error: refusal, brand: id, last: true });
  };
