import { tellMessages, type TellingPorts } from '@parlour/server-account/notifications/index';
import type { JobQueueParts, RecurringJob } from '@parlour/server-jobs';
import type { SiteDirectory } from '@parlour/server-kit/sites';

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
  const waiting = new Map<string, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let isClosed = false;

  async function tell(brand: string): Promise<void> {
    const site = sites.byBrand(brand);
    if (site) await tellMessages(ports, { ...site, now: new Date() });
  }

  function tellNow(brand: string): void {
    clearTimeout(waiting.get(brand));
    waiting.delete(brand);
    const work = tell(brand)
      .catch((error: unknown) => report({ job: NAME, error }))
      .finally(() => running.delete(work));
    running.add(work);
  }

  return {
    soon(brand) {
      if (isClosed || waiting.has(brand)) return;
      waiting.set(
        brand,
        setTimeout(() => tellNow(brand), GATHERING),
      );
    },
    recurring: {
      name: NAME,
      cron: '* * * * *',
      run: async () => {
        for (const { brand } of sites.all) await tell(brand.id);
      },
    },
    async close() {
      isClosed = true;
      for (const brand of waiting.keys()) tellNow(brand);
      await Promise.all(running);
    },
  };
}
