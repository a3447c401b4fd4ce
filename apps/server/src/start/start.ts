import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '@parlour/server-db';
import { listBrands } from '@parlour/server-db/brands/list';
import type { Configuration } from '@parlour/server-kit/configuration/configuration';
import { createServer } from '@parlour/server-kit/create-server';
import { openLog } from '@parlour/server-kit/open-log';
import type { PageBuilds } from '@parlour/server-kit/pages/page-builds';
import { openCountries } from '@parlour/server-kit/requests/country-of';
import type { ServerOptions } from '@parlour/server-kit/server-parts';
import type { Site } from '@parlour/server-kit/sites/sites';
import type { PhotoStorage } from '@parlour/server-media';
import { sells } from '@parlour/server-payments';
import { settingsFiles } from '../brands.ts';
import { joinServer } from '../joining/join-server.ts';
import { workspace } from '../workspace.ts';
import { announce } from './announce.ts';
import { builtPages } from './built-pages.ts';
import { healthChecks } from './health-checks.ts';
import { logFailures } from './log-failures.ts';
import { openControl } from './open-control.ts';
import { openPhotoStorage } from './open-photos.ts';
import { readyDatabase } from './ready-database.ts';
import { stopOnSignal, type StopTimes } from './stop-on-signal.ts';
import { tryPhotoStorage } from './try-photo-storage.ts';
import { warmUp } from './warm-up.ts';
import { warnOfMailServer } from './warn-of-mail-server.ts';
import { readCompleteness } from './brands/catalogue-completeness.ts';
import { warnOfNamings } from './brands/warn-of-namings.ts';
import { warnOfTemplates } from './brands/warn-of-templates.ts';
import { warnOfUnservedBrands } from './brands/warn-of-unserved-brands.ts';
import { warnOfWaitingFiles } from './brands/warn-of-waiting-files.ts';

/**
 * Starts the one process of all brands: data first, then the door, then jobs.
 *
 * @param developed the brands' pages of a development server; otherwise they are taken as they were built
 * @param stopTimes how long the parts of its stop take; otherwise as in production
 * @returns the server, which listens unless it was told to stop meanwhile
 */
export async function start(
  configuration: Configuration,
  database: Database,
  developed?: PageBuilds,
  stopTimes?: StopTimes,
): Promise<FastifyInstance> {
  const isProduction = configuration.mode === 'production';
  const pages = developed ?? builtPages(join(workspace, 'apps'), { fixed: isProduction });
  const log = { level: configuration.logLevel };
  const ownLog = openLog(log);
  const completeness = readCompleteness(join(workspace, 'locales'));
  const storage = await openTriedStorage(configuration, ownLog);
  const { sites, refresh, preview } = await readyDatabase(configuration, database, (version) =>
    ownLog.warn(
      version,
      version.heldBy === null
        ? 'a published version is of another release, and not served'
        : 'a published version waits for its host, which another brand is still served on',
    ),
  );
  const joined = await joinServer({
    configuration,
    database,
    sites,
    storage,
    report: logFailures(ownLog),
    completeness,
  });
  const { slices, demo, queue } = joined;
  const closeControl = await openControl(
    { configuration, database, files: settingsFiles, refresh },
    joined.moderation,
    ownLog,
  );

  const stopping = isProduction ? new AbortController() : null;
  const app = await createServer({
    options: optionsOf(configuration),
    sites,
    calls: slices.calls,
    bus: joined.bus,
    countryOf: await openCountries(),
    now: () => new Date(),
    log,
    checks: healthChecks(database, sites, storage),
    ...(stopping && { stopping: stopping.signal }),
    routes: joined.routes,
    previews: preview,
    pages,
  });
  const served = sites.all.map(({ brand }) => brand.settings);
  warnOfNamings(served, (naming) => ownLog.warn(naming, 'a brand names another'));
  warnOfWaitingFiles(settingsFiles, await listBrands(database), (waiting) =>
    ownLog.warn(waiting, 'a settings file waits: its brand was published by hand'),
  );
  await warnOfUnservedBrands(settingsFiles, database, (unserved) =>
    ownLog.warn(unserved, 'no app serves a published brand'),
  );
  if (isProduction) warnOfTemplates(settingsFiles, (unfit) => app.log.warn(unfit, 'a brand is unfit for production'));
  void warnOfMailServer(configuration.smtpUrl, ownLog);
  const stopped = stopOnSignal({ app, joined, closeControl, database, stopping }, stopTimes);

  const steps = [
    async () => demo?.seedFirst(),
    async () => developed || warmUp(sites.all, pages, (host) => app.inject({ url: '/', headers: { host } })),
    () => app.listen({ port: configuration.port, host: configuration.bindAddress }),
    // A process that cannot listen ends: it must not have begun any work.
    () => queue.work(joined.workers, joined.recurring),
    async () => demo?.seedRest(),
  ];
  if (!(await takeSteps(steps, stopped))) return app;
  announce({
    sites: developed ? await sitesWithPages(sites.all, developed) : sites.all,
    logins: demo ? await demo.logins() : [],
    keepsMails: configuration.smtpUrl === null,
    sells: sells(slices.payments),
    trustsProxy: !isProduction || configuration.trustProxy.length > 0,
  });
  return app;
}

/**
 * Takes one step after the other until it is told to stop. What fails after that lacks what the stop has taken away, and
 * is no failure: the stop ends the process, and says how.
 *
 * @returns whether all were taken
 */
async function takeSteps(steps: readonly (() => Promise<unknown>)[], stopped: AbortSignal): Promise<boolean> {
  try {
    for (const step of steps) if (!stopped.aborted) await step();
  } catch (error) {
    if (!stopped.aborted) throw error;
  }
  return !stopped.aborted;
}

/** A photo store that does not answer now is told of, and keeps nothing else from starting. */
async function openTriedStorage(configuration: Configuration, log: FastifyBaseLogger): Promise<PhotoStorage> {
  const storage = openPhotoStorage(configuration);
  const unanswered = await tryPhotoStorage(storage, configuration);
  if (unanswered)
    log.warn({ err: unanswered }, 'S3_ENDPOINT: the photo store cannot be used now; photos neither come nor go');
  return storage;
}

const optionsOf = ({ mode, keys, trustProxy, callsPerMinute, build }: Configuration): ServerOptions => ({
  secure: mode === 'production',
  sessionKey: Buffer.from(keys.session),
  trustProxy,
  callsPerMinute,
  build,
});

/** A development server has the pages of the one brand that is worked on. */
async function sitesWithPages(all: readonly Site[], pages: PageBuilds): Promise<Site[]> {
  const found = await Promise.all(all.map(({ app }) => pages.find(app)));
  return all.filter((_, place) => found[place]);
}
