import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hashPassword } from '@parlour/server-account';
import { inTransaction, type Mailbox } from '@parlour/server-bus';
import { writeAs, type ChatPorts } from '@parlour/server-chat';
import type { Database } from '@parlour/server-db/database';
import {
  createDemoAnswers,
  createPortraits,
  readDemoLogins,
  seedDemoWorld,
  type DemoLogin,
  type PortraitRenderer,
} from '@parlour/server-demo';
import { workOn, type JobWorker } from '@parlour/server-jobs';
import type { Configuration } from '@parlour/server-kit/configuration/configuration';
import type { RouteGroup } from '@parlour/server-kit/server-parts';
import type { Site, SiteDirectory } from '@parlour/server-kit/sites/sites';
import { keptMailPages } from '@parlour/server-mail';
import type { PhotoStorage } from '@parlour/server-media';
import { createSandbox, grant, sandboxPages, spend, type Sandbox } from '@parlour/server-payments';
import { returnUntil } from '@parlour/server-payments/settling/return-until';
import { settlePurchase } from '@parlour/server-payments/store/ledger';
import { answerForDemoMember, type Enqueue } from '../jobs/job-kinds.ts';
import type { JoinedSlices } from '../joining/join-slices.ts';
import { readAs } from './read-as.ts';

/** Demo members who read and type side by side: each takes some seconds, and others should not wait for that. */
const ANSWERS_AT_ONCE = 8;

export interface DemoParts {
  configuration: Configuration;
  database: Database;
  sites: SiteDirectory;
  storage: PhotoStorage;
  queue: { enqueue: Enqueue };
  mailbox: Mailbox;
  /** Folder of the mails that were not sent. */
  mails: string;
}

/** What the demo adds to a server, and nothing else may. */
export interface Demo {
  sandbox: Sandbox;
  renderPortrait: PortraitRenderer;
  routes: readonly RouteGroup[];
  followUp: ChatPorts['followUp'];
  /** Seeds the first brand, so that its page can be shown while the others are seeded. */
  seedFirst(): Promise<void>;
  seedRest(): Promise<void>;
  logins(): Promise<DemoLogin[]>;
  workers(slices: JoinedSlices): JobWorker[];
}

export function openDemo({ configuration, database, sites, storage, queue, mailbox, mails }: DemoParts): Demo {
  const { mode, dataFolder, keys, smtpUrl } = configuration;
  const sandbox = createSandbox({ bookPath: join(dataFolder, 'sandbox-book.jsonl'), secret: keys.sandbox });
  let slices: JoinedSlices | null = null;
  const joined = (): JoinedSlices => {
    if (!slices) throw new Error('Nobody answers before the workers have started.');
    return slices;
  };

  const answers = createDemoAnswers({
    mode,
    database,
    enqueue: queue.enqueue,
    signal: mailbox.signal,
    wait: (milliseconds) => wait(milliseconds),
    now: () => new Date(),
    markRead: (brand, reading) => readAs(joined(), sites.require(brand), reading),
    async sendAs(brand, answer) {
      const context = { ...sites.require(brand), now: new Date() };
      await inTransaction(context, ({ trx }) => writeAs(joined().chat, trx, context, answer));
    },
  });

  const seed = async (seeded: readonly Site[]): Promise<void> => {
    const brands = seeded.map(({ brand }) => brand);
    const ledger = { grant, spend, purchase: settlePurchase };
    await seedDemoWorld({
      mode,
      database,
      brands,
      dataFolder,
      storage,
      ledger,
      returnUntil,
      hashPassword,
      now: new Date(),
      report: showProgress,
    });
  };
  return {
    sandbox,
    renderPortrait: (key) => createPortraits(sites.all.map(({ brand }) => brand))(key),
    routes: [...(smtpUrl === null ? [keptMailPages(mails)] : []), (app) => sandboxPages(sandbox)(app)],
    followUp: (message) => (message.recipientIsDemo ? (trx) => answers.messageWritten(trx, message) : null),
    seedFirst: () => seed(sites.all.slice(0, 1)),
    seedRest: () => seed(sites.all.slice(1).filter(hasOwnApp)),
    logins: () => readDemoLogins(dataFolder),
    workers(joinedSlices) {
      slices = joinedSlices;
      return [workOn(answerForDemoMember, (message) => answers.answer(message), { atOnce: ANSWERS_AT_ONCE })];
    },
  };
}

/** A brand that was added begins empty: seeding takes seconds, and its members would be nobody's. */
const hasOwnApp = ({ app, brand }: Site): boolean => app === brand.id;

function showProgress({ brand, portraits, of }: { brand: string; portraits: number; of: number }): void {
  if (portraits === of) console.log(`  ${brand}: ${of} members`);
}
