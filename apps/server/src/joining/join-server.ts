import { join } from 'node:path';
import { createMailbox, createMemoryBus } from '@parlour/server-bus';
import type { LiveBus } from '@parlour/server-bus/live-bus';
import type { Database } from '@parlour/server-db/database';
import {
  openJobQueue,
  type JobQueue,
  type JobWorker,
  type RecurringJob,
  type ReportFailure,
} from '@parlour/server-jobs';
import type { Configuration } from '@parlour/server-kit/configuration/configuration';
import { sealer } from '@parlour/server-kit/sealing';
import type { RouteGroup } from '@parlour/server-kit/server-parts';
import { signer } from '@parlour/server-kit/signing';
import type { SiteDirectory } from '@parlour/server-kit/sites/sites';
import { createImageFor, createRenditions, type PhotoStorage } from '@parlour/server-media';
import type { Demo, DemoParts } from '../demo/open-demo.ts';
import { queues } from '../jobs/job-kinds.ts';
import { photoReader, type ModerationActContext } from '../moderation-acts/context.ts';
import { keptBrands } from '../moderation-acts/kept-brands.ts';
import { giftRoutes } from '../routes/gift-routes.ts';
import { iconRoutes } from '../routes/icon-routes.ts';
import { linkPictureRoutes } from '../routes/link-picture-routes.ts';
import { mediaRoutes } from '../routes/media-routes.ts';
import { exportAddresses, exportRoutes } from '../routes/own-data-exports.ts';
import { searchEngineRoutes } from '../routes/search-engine-routes.ts';
import { readCompleteness } from '../start/catalogue-completeness.ts';
import { openPhotos } from '../start/open-photos.ts';
import { workspace } from '../workspace.ts';
import { joinModeration } from './join-moderation.ts';
import { joinSlices, type JoinedSlices } from './join-slices.ts';
import { openMessageTelling } from './message-telling.ts';
import { paymentProviders } from './payment-providers.ts';
import { serverJobs } from './server-jobs.ts';

export interface JoinedServer {
  slices: JoinedSlices;
  bus: LiveBus;
  /** Everything that is not a call or a page. */
  routes: readonly RouteGroup[];
  moderation: ModerationActContext;
  /** Null in production, which does not even load it. */
  demo: Demo | null;
  queue: JobQueue;
  workers: readonly JobWorker[];
  recurring: readonly RecurringJob[];
  /** Tells of what still waits, and ends the photo workers. */
  close(): Promise<void>;
}

/** Joins the slices, what they stand on and what is done later; nothing of it has begun to work. */
export async function joinServer(
  configuration: Configuration,
  database: Database,
  sites: SiteDirectory,
  storage: PhotoStorage,
  report: ReportFailure,
): Promise<JoinedServer> {
  const { mode, keys, dataFolder } = configuration;
  const sessionKey = Buffer.from(keys.session);
  const bus = createMemoryBus();
  const mailbox = createMailbox(bus);
  const queue = await openJobQueue({ database, queues, report });
  const mails = join(dataFolder, 'mails');
  const demo =
    mode === 'demo' ? await openDemo({ configuration, database, sites, storage, queue, mailbox, mails }) : null;
  const { photos, close: closePhotos } = openPhotos(storage, database, mode === 'demo');
  const renditions = createRenditions({
    storage,
    renderPortrait: demo?.renderPortrait,
    report: (error) => report({ job: 'renditions', error }),
  });
  const unsubscribeSigner = signer(sessionKey, 'unsubscribe');
  const copies = exportAddresses(sessionKey);
  const telling = { enqueue: queue.enqueue, isWatching: bus.isHeard };
  const messageTelling = openMessageTelling(sites, telling, report);
  const slices = joinSlices({
    mailbox,
    queue,
    imageFor: createImageFor(keys.photo),
    cursors: sealer(sessionKey, 'search cursors'),
    photos,
    ...paymentProviders(configuration, demo),
    completeness: readCompleteness(join(workspace, 'locales')),
    exportAddress: copies.addressOf,
    followUp: demo ? demo.followUp : () => null,
    tellSoon: messageTelling.soon,
    mailKeys: { signer: unsubscribeSigner, mailWebhookKey: configuration.mailWebhookKey },
    report,
  });

  const ports = joinModeration(queue, mailbox);
  const jobs = serverJobs({
    configuration,
    database,
    sites,
    storage,
    report,
    queue,
    mailbox,
    mails,
    photos,
    renditions,
    telling,
    unsubscribeSigner,
    payments: slices.payments,
    moderation: ports,
  });

  return {
    slices,
    bus,
    routes: [
      giftRoutes,
      iconRoutes,
      linkPictureRoutes,
      searchEngineRoutes,
      mediaRoutes(keys.photo, renditions),
      exportRoutes(storage, copies),
      ...(demo?.routes ?? []),
    ],
    moderation: {
      ports,
      brands: keptBrands(database, configuration, ({ id }) => sites.byBrand(id) !== null),
      readPhoto: photoReader(renditions),
    },
    demo,
    queue,
    workers: [...jobs.workers, ...(demo?.workers(slices) ?? [])],
    recurring: [...jobs.recurring, messageTelling.recurring],
    async close() {
      await messageTelling.close();
      closePhotos();
    },
  };
}

async function openDemo(parts: DemoParts): Promise<Demo> {
  const demo = await import('../demo/open-demo.ts');
  return demo.openDemo(parts);
}
