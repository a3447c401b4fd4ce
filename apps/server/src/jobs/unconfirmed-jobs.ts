import { remindUnconfirmed } from '@parlour/server-account';
import type { Mailbox } from '@parlour/server-bus';
import { dropOldHeld } from '@parlour/server-chat';
import type { RecurringJob } from '@parlour/server-jobs';
import type { SiteDirectory } from '@parlour/server-kit/sites/sites';
import { forEachSite } from './for-each-site.ts';
import type { Enqueue } from './job-kinds.ts';
import { tellingAccounts } from '../joining/tell-members.ts';

export interface UnconfirmedParts {
  sites: SiteDirectory;
  enqueue: Enqueue;
  mailbox: Pick<Mailbox, 'deliver'>;
}

/** What is done about members who have not confirmed their address: a reminder, and the end of what waits for that too long. */
export function unconfirmedJobs({ sites, enqueue, mailbox }: UnconfirmedParts): { recurring: RecurringJob[] } {
  const remind: RecurringJob = {
    name: 'remind-unconfirmed',
    cron: '29 * * * *',
    run: () => forEachSite(sites, (site) => remindUnconfirmed({ enqueue }, site)),
  };
  const ports = { deliver: mailbox.deliver, tell: tellingAccounts(enqueue) };
  const drop: RecurringJob = {
    name: 'drop-held-messages',
    cron: '37 * * * *',
    run: () => forEachSite(sites, (site) => dropOldHeld(ports, site)),
  };
  return { recurring: [remind, drop] };
}
