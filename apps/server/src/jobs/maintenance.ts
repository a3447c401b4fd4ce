import { accountPurges, forgetLostSubscriptions, unconfirmedPurge } from '@parlour/server-account';
import { mailboxPurges } from '@parlour/server-bus/purges';
import { chatPurges } from '@parlour/server-chat';
import type { Database } from '@parlour/server-db/database';
import { purge, purgedAtOnce, vacuumEmbedded, type Purge, type RecurringJob } from '@parlour/server-jobs';
import { kitPurges } from '@parlour/server-kit/purges';
import { tryEach } from '@parlour/server-kit/try-each';
import { safetyPurges } from '@parlour/server-safety';

/** What every room keeps only for a time. Members go last: until then the other rows are asked about them. */
export const purges: readonly Purge[] = [
  ...mailboxPurges,
  ...kitPurges,
  ...accountPurges,
  ...safetyPurges,
  ...chatPurges,
  unconfirmedPurge,
];

/** Every hour: forgets what is no longer needed, each part whatever became of the others. Subscriptions go after the sessions that they hang on. */
export const maintenance = (database: Database): RecurringJob => ({
  name: 'maintenance',
  cron: '17 * * * *',
  run: () =>
    tryEach(
      [
        () => purge(database, purges),
        () => forgetLostSubscriptions(database, purgedAtOnce),
        () => vacuumEmbedded(database),
      ],
      (part) => part(),
      () => 'The hourly maintenance was not done whole',
    ),
});
