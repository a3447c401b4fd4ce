import { join, resolve } from 'node:path';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { createMailbox, createMemoryBus } from '@parlour/server-bus';
import { checkWalls, migrate, type Database } from '@parlour/server-db';
import { markProduction } from '@parlour/server-db/production-mark';
import { openJobQueue } from '@parlour/server-jobs';
import type { Configuration } from '@parlour/server-kit/configuration';
import { openCountries } from '@parlour/server-kit/country-of';
import { createServer } from '@parlour/server-kit/create-server';
import { loggedError } from '@parlour/server-kit/logged-error';
import { sealer } from '@parlour/server-kit/sealing';
import { signer } from '@parlour/server-kit/signing';
import type { PageBuilds } from '@parlour/server-kit/page-builds';
import type { Site } from '@parlour/server-kit/sites';
import { createMailer, fileTransport, forgetKeptMails, smtpTransport } from '@parlour/server-mail';
import { createPushSender } from '@parlour/server-push';
import { createImageFor, createRenditions } from '@parlour/server-media';
import { announce } from './announce.ts';
import { settingsFiles } from './brands.ts';
import { builtPages } from './built-pages.ts';
import { readCompleteness } from './catalogue-completeness.ts';
import type { Demo, DemoParts } from './demo/open-demo.ts';
import { refuseDemoWorld } from './demo/refuse-demo-world.ts';
import { refuseMembers } from './demo/refuse-members.ts';
import { refuseProduction } from './demo/refuse-production.ts';
import { giftRoutes } from './gift-routes.ts';
import { iconRoutes } from './icon-routes.ts';
import { linkPictureRoutes } from './link-picture-routes.ts';
import { searchEngineRoutes } from './search-engine-routes.ts';
import { joinCalls } from './join-calls.ts';
import { joinJobs } from './join-jobs.ts';
import { queues } from './job-kinds.ts';
import { leavingJobs } from './leaving-jobs.ts';
import { joinModeration } from './join-moderation.ts';
import { mediaRoutes } from './media-routes.ts';
import { openMessageTelling } from './message-telling.ts';
import { photoReader } from './moderation-acts/ground.ts';
import { keptPlaces } from './moderation-acts/kept-places.ts';
import { moderationJobs } from './moderation-jobs.ts';
import { openControl } from './open-control.ts';
import { openPhotos, openPhotoStorage } from './open-photos.ts';
import { openSites } from './open-sites.ts';
import { exportAddresses, exportRoutes } from './own-data-exports.ts';
import { refusedLetters } from './refused-letters.ts';
import { warmUp } from './warm-up.ts';
import { warnOfTemplates } from './warn-of-templates.ts';

const workspace = resolve(import.meta.dirname, '../../..');
/** Milliseconds from the signal to stop until the process ends, whatever still runs. */
const DRAIN = 10_000;

/** Milliseconds of it that requests under way have; what is still slow then is cut off, so that the rest ends well. */
const LAST_ANSWERS = 6_000;

/**
 * Starts the one process of all brands: data first, then the door, then jobs.
 *
 * @param developed the brands' pages of a development server; otherwise they are taken as they were built
 * @returns the server, which listens
 */
export async function start(
  configuration: Configuration,
  database: Database,
  developed?: PageBuilds,
): Promise<FastifyInstance> {
  const { mode, keys, dataFolder } = configuration;
  const pages = developed ?? builtPages(join(workspace, 'apps'));
  if (mode === 'demo') {
    await refuseProduction(database);
    await refuseMembers(database);
  }
  await migrate(database);
  await checkWalls(database);
  if (mode === 'production') await refuseDemoWorld(database);
  const { sites, refresh, preview } = await openSites(configuration, database, settingsFiles);
  // For good, so only once no setting is in the way; still before anybody can join.
  if (mode === 'production') await markProduction(database);

  const bus = createMemoryBus();
  const mailbox = createMailbox(bus);
  const report = ({ job, error }: { job: string; error: unknown }): void =>
    console.error(JSON.stringify({ job, error: loggedError(error) }));
  const queue = await openJobQueue({ database, queues, report });
  const storage = openPhotoStorage(configuration);
  const mails = join(dataFolder, 'mails');
  const demo =
    mode === 'demo' ? await openDemo({ configuration, database, sites, storage, queue, mailbox, mails }) : null;

  const { photos, close: closePhotos } = openPhotos(storage, mode === 'demo');
  const unsubscribeSigner = signer(Buffer.from(keys.session), 'unsubscribe');
  const copies = exportAddresses(Buffer.from(keys.session));
  const telling = { enqueue: queue.enqueue, isWatching: bus.isHeard };
  const messageTelling = openMessageTelling(sites, telling, report);
  const house = joinCalls({
    mailbox,
    queue,
    imageFor: createImageFor(keys.photo),
    cursors: sealer(Buffer.from(keys.session), 'search cursors'),
    photos,
    providers: demo && configuration.paymentProvider === 'sandbox' ? [demo.sandbox.provider] : [],
    completeness: readCompleteness(join(workspace, 'locales')),
    exportAddress: copies.addressOf,
    followUp: demo ? demo.followUp : () => null,
    tellSoon: messageTelling.soon,
    mailKeys: { signer: unsubscribeSigner, mailWebhookKey: configuration.mailWebhookKey },
  });
  const mailer = createMailer(
    configuration.smtpUrl ? smtpTransport(configuration.smtpUrl) : fileTransport(mails),
    refusedLetters({ sites, enqueue: queue.enqueue, report }),
  );
  const jobs = joinJobs({
    database,
    sites,
    mailer,
    mailsAtOnce: configuration.mailsAtOnce,
    payments: house.payments,
    photos,
    storage,
    notifications: {
      telling,
      push: createPushSender({ vapid: keys.vapid }),
      unsubscribeSigner,
    },
  });
  const renditions = createRenditions({ storage, renderPortrait: demo?.renderPortrait });
  const moderation = joinModeration(queue, mailbox);
  const decided = moderationJobs({ sites, mailer, mailsAtOnce: configuration.mailsAtOnce, ports: moderation });
  const closeControl = await openControl(
    { configuration, database, files: settingsFiles, refresh },
    {
      ports: moderation,
      places: keptPlaces(database, configuration, ({ id }) => sites.byBrand(id) !== null),
      readPhoto: photoReader(renditions),
    },
  );
  const leaving = leavingJobs({
    sites,
    publish: mailbox.publish,
    queue,
    storage,
    intake: photos.intake,
    renditions,
    forgetMails: (brand, address) => forgetKeptMails(mails, brand, address),
  });

  const app = await createServer({
    manner: {
      secure: mode === 'production',
      sessionKey: Buffer.from(keys.session),
      trustProxy: configuration.trustProxy,
      callsPerMinute: configuration.callsPerMinute,
      build: configuration.build,
    },
    sites,
    calls: house.calls,
    bus,
    countryOf: await openCountries(),
    now: () => new Date(),
    log: { level: configuration.logLevel },
    checks: [{ name: 'database', check: () => database.executeSql('select 1') }],
    routes: [
      giftRoutes,
      iconRoutes,
      linkPictureRoutes,
      searchEngineRoutes,
      mediaRoutes(keys.photo, renditions),
      exportRoutes(storage, copies),
      ...(demo?.routes ?? []),
    ],
    previews: preview,
    pages,
  });
  if (mode === 'production')
    warnOfTemplates(settingsFiles, (unfit) => app.log.warn(unfit, 'a brand is unfit for production'));

  closeWithGrace({ delay: DRAIN }, async ({ err }) => {
    if (err) console.error(JSON.stringify({ error: loggedError(err) }));
    await Promise.all([closeControl(), closeInTime(app), queue.stop()]);
    await messageTelling.close();
    closePhotos();
    await database.close();
  });
  await demo?.seedFirst();
  if (!developed) await warmUp(sites.all, pages, (host) => app.inject({ url: '/', headers: { host } }));
  await app.listen({ port: configuration.port, host: configuration.bindAddress });
  // A process that cannot listen ends: it must not have begun any work.
  await queue.work(
    [...jobs.workers, ...leaving.workers, ...decided.workers, ...(demo?.workers(house) ?? [])],
    [...jobs.recurring, ...leaving.recurring, ...decided.recurring, messageTelling.recurring],
  );
  await demo?.seedRest();
  announce({
    sites: developed ? await sitesWithPages(sites.all, developed) : sites.all,
    logins: demo ? await demo.logins() : [],
    keepsMails: configuration.smtpUrl === null,
    sells: house.payments.providers.length > 0,
    trustsProxy: mode === 'demo' || configuration.trustProxy.length > 0,
  });
  return app;
}

/** Production does not even load the demo. */
async function openDemo(parts: DemoParts): Promise<Demo> {
  const demo = await import('./demo/open-demo.ts');
  return demo.openDemo(parts);
}

/** A development server has the pages of the one brand that is worked on. */
async function sitesWithPages(all: readonly Site[], pages: PageBuilds): Promise<Site[]> {
  const found = await Promise.all(all.map(({ app }) => pages.find(app)));
  return all.filter((_, place) => found[place]);
}

/** Lets nobody new in, and waits for the answers under way, but not for the slowest line. */
async function closeInTime(app: FastifyInstance): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS);
  await app.close();
  clearTimeout(cutOff);
}
