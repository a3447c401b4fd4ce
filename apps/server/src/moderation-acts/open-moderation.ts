import { createMailbox } from '@parlour/server-bus';
import { createMemoryBus } from '@parlour/server-bus/memory-bus';
import { openJobQueue } from '@parlour/server-jobs';
import type { Configuration } from '@parlour/server-kit/configuration/configuration';
import { openLog } from '@parlour/server-kit/open-log';
import { createRenditions } from '@parlour/server-media';
import { openForCommand } from '../control/open-for-command.ts';
import { queues } from '../jobs/job-kinds.ts';
import { joinModeration } from '../joining/join-moderation.ts';
import { logFailures } from '../start/log-failures.ts';
import { openPhotoStorage } from '../start/open-photos.ts';
import { photoReader } from './context.ts';
import { keptBrands } from './kept-brands.ts';
import { moderationActs, type ModerationAct } from './moderation-acts.ts';

/**
 * The acts of moderators where no server runs: on the database itself. What a decision puts into the queue, its mails, is
 * done by the server that starts next; live events wait in the mailboxes.
 */
export async function openModeration(
  configuration: Configuration,
): Promise<{ acts: ModerationAct[]; close: () => Promise<void> }> {
  const database = await openForCommand(configuration);
  // What the command itself says has the standard output.
  const report = logFailures(openLog({ level: configuration.logLevel, stream: process.stderr }));
  const queue = await openJobQueue({ database, queues, report });
  const storage = openPhotoStorage(configuration);
  const acts = moderationActs({
    ports: joinModeration(queue, createMailbox(createMemoryBus())),
    brands: keptBrands(database, configuration, ({ publishedVersion }) => publishedVersion !== null),
    readPhoto: photoReader(createRenditions({ storage, report: (error) => report({ job: 'renditions', error }) })),
  });
  return {
    acts,
    async close() {
      await queue.stop();
      await database.close();
    },
  };
}
