import { atDataFolder } from './data-folder-at-fault.ts';
import { atDatabase } from './database-at-fault.ts';
import { sentence, type Failure, type Sentences } from './fault-sentences.ts';

const listening: Sentences = {
  EADDRINUSE: ({ port }) => `PORT ${port} is taken: end what listens there, or set PORT to another.`,
  EACCES: ({ port }) => `PORT ${port} is not for this user to listen on: set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ address }) => `BIND_ADDRESS ${address} is no address of this machine: set it to one that is.`,
};

/** One sentence that names the setting by which a start failed, and what to do; null where no setting is known to be at fault. */
export function settingAtFault(error: Error): string | null {
  const failure: Failure = error;
  // A host with several addresses fails with one error for each.
  const first = failure.errors?.[0] ?? failure;
  return atDataFolder(first) ?? atDatabase(first) ?? (first.syscall === 'listen' ? sentence(listening, first) : null);
}
