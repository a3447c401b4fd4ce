import type { LiveBus } from '@parlour/server-bus/live-bus';
import type { JobQueue, JobWorker, RecurringJob } from '@parlour/server-jobs';
import { sealer } from '@parlour/server-kit/sealing';
import type { RouteGroup } from '@parlour/server-kit/server-parts';
import { signer } from '@parlour/server-kit/signing';
import { createImageFor } from '@parlour/server-media';
import type { Demo } from '../demo/open-demo.ts';
import { photoReader, type ModerationActContext } from '../moderation-acts/context.ts';
import { keptBrands } from '../moderation-acts/kept-brands.ts';
import { giftRoutes } from '../routes/gift-routes.ts';
import { iconRoutes } from '../routes/icon-routes.ts';
import { linkPictureRoutes } from '../routes/link-picture-routes.ts';
import { mediaRoutes } from '../routes/media-routes.ts';
import { exportAddresses, exportRoutes, type ExportAddresses } from '../routes/own-data-exports.ts';
import { searchEngineRoutes } from '../routes/search-engine-routes.ts';
import { joinModeration } from './join-moderation.ts';
import { joinSlices, type JoinedSlices } from './join-slices.ts';
import { openMessageTelling } from './message-telling.ts';
import { openFoundation, type Foundation, type Ground } from './open-foundation.ts';
import { paymentProviders } from './payment-providers.ts';
import { serverJobs } from './server-jobs.ts';
import type { SliceParts } from './slice-parts.ts';

type JoinedParts = Ground & Pick<SliceParts, 'completeness'>;

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
export async function joinServer({ completeness, ...ground }: JoinedParts): Promise<JoinedServer> {
  const { configuration, database, sites, report } = ground;
  const { keys } = configuration;
  const sessionKey = Buffer.from(keys.session);
  const foundation = await openFoundation(ground);
  const { bus, mailbox, queue, demo, photos, renditions } = foundation;
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
    completeness,
    exportAddress: copies.addressOf,
    followUp: demo ? demo.followUp : () => null,
    tellSoon: messageTelling.soon,
    mailKeys: { signer: unsubscribeSigner, mailWebhookKey: configuration.mailWebhookKey },
    report,
  });

  const ports = joinModeration(queue, mailbox);
  const jobs = serverJobs({ ...foundation, telling, unsubscribeSigner, payments: slices.payments, moderation: ports });

  return {
    slices,
    bus,
    routes: routesOf(foundation, copies),
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
      foundation.closePhotos();
    },
  };
}

const routesOf = (
  { configuration, storage, renditions, demo }: Foundation,
  copies: ExportAddresses,
): readonly RouteGroup[] => [
  giftRoutes,
  iconRoutes,
  linkPictureRoutes,
  searchEngineRoutes,
  mediaRoutes(configuration.keys.photo, renditions),
  exportRoutes(storage, copies),
  ...(demo?.routes ?? []),
];
