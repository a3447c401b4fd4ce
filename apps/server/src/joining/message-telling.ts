import { tellMessages, type TellingPorts } from '@parlour/server-account/notifications/index';
import type { JobQueueParts, RecurringJob } from '@parlour/server-jobs';
import type { SiteDirectory } from '@parlour/server-kit/sites/sites';
import { asOfNow } from '../jobs/as-of-now.ts';
import { forEachSite } from '../jobs/for-each-site.ts';
import { gathering, type Gathering } from '../jobs/gathering.ts';

/** Telling members of new messages: soon after they came, many at once, and never as part of sending one. */
export interface MessageTelling {
  /** A message of this brand has been written. */
  soon(brand: string): void;
  /** Tells of what nobody announced: messages of a process that ended before it could. */
  recurring: RecurringJob;
  /** Tells of what still waits, and begins nothing more. */
  close(): Promise<void>;
}

/** Milliseconds in which messages gather; a push comes no sooner after a message than that. */
const GATHERING = 250;
const NAME = 'tell-messages';

/** Works for one process; what another one tells beside it is told once all the same. */
export function openMessageTelling(
  sites: SiteDirectory,
  ports: TellingPorts,
  report: JobQueueParts['report'],
): MessageTelling {
  const turns = new Map<string, Gathering>();
  let isClosed = false;

  function turnOf(brand: string): Gathering {
    const known = turns.get(brand) ?? gathering(GATHERING, () => tell(brand));
    turns.set(brand, known);
    return known;
  }

  /** A failure is told; those who were not told stay marked for the next look. */
  async function tell(brand: string): Promise<void> {
    const site = sites.byBrand(brand);
    if (!site) return;
    await tellMessages(ports, asOfNow(site)).catch((error: unknown) => report({ job: NAME, error, brand }));
  }

  return {
    soon(brand) {
      if (!isClosed) turnOf(brand).soon();
    },
    recurring: {
      name: NAME,
      cron: '* * * * *',
      run: () => forEachSite(sites, ({ brand }) => turnOf(brand.id).now()),
    },
    async close() {
      isClosed = true;
      await Promise.all([...turns.values()].map((turn) => turn.close()));
    },
  };
}
