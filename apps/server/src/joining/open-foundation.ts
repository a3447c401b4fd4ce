import { join } from 'node:path';
import { createMailbox, createMemoryBus, type Mailbox } from '@parlour/server-bus';
import type { LiveBus } from '@parlour/server-bus/live-bus';
import type { Database } from '@parlour/server-db/database';
import { openJobQueue, type JobQueue, type ReportFailure } from '@parlour/server-jobs';
import type { Configuration } from '@parlour/server-kit/configuration/configuration';
import type { SiteDirectory } from '@parlour/server-kit/sites/sites';
import { createRenditions, type PhotoStorage, type Renditions } from '@parlour/server-media';
import type { Demo, DemoParts } from '../demo/open-demo.ts';
import { queues } from '../jobs/job-kinds.ts';
import { openPhotos, type OpenPhotos } from '../start/open-photos.ts';

/** What is there before anything is joined. */
export interface Ground {
  configuration: Configuration;
  database: Database;
  sites: SiteDirectory;
  storage: PhotoStorage;
  report: ReportFailure;
}

/** What slices, jobs and routes stand on. */
export interface Foundation extends Ground {
  bus: LiveBus;
  mailbox: Mailbox;
  queue: JobQueue;
  /** Folder of the mails that were not sent. */
  mails: string;
  /** Null in production, which does not even load it. */
  demo: Demo | null;
  photos: OpenPhotos['photos'];
  renditions: Renditions;
  /** Ends the photo workers. */
  closePhotos(): void;
}

/** Opens what slices and jobs stand on; nothing of it has begun to work. */
export async function openFoundation(ground: Ground): Promise<Foundation> {
  const { configuration, database, storage, report } = ground;
  const isDemo = configuration.mode === 'demo';
  const bus = createMemoryBus();
  const mailbox = createMailbox(bus);
  const queue = await openJobQueue({ database, queues, report });
  const mails = join(configuration.dataFolder, 'mails');
  const demo = isDemo ? await openDemo({ ...ground, queue, mailbox, mails }) : null;
  const { photos, close: closePhotos } = openPhotos(storage, database, isDemo);
  const renditions = createRenditions({
    storage,
    renderPortrait: demo?.renderPortrait,
    report: (error) => report({ job: 'renditions', error }),
  });
  return { ...ground, bus, mailbox, queue, mails, demo, photos, renditions, closePhotos };
}

async function openDemo(parts: DemoParts): Promise<Demo> {
  const demo = await import('../demo/open-demo.ts');
  return demo.openDemo(parts);
}
