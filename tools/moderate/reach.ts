import path from 'node:path';
import { controlSocket } from '../../apps/server/src/control/protocol.ts';
import { reachBy, type Reach } from '../brand/reach.ts';
import { askServer } from '../control/ask-server.ts';

/** The running server, else its database and photos: a decision is then mailed by the next start. */
export async function reachModeration(environment: NodeJS.ProcessEnv): Promise<Reach> {
  const socket = controlSocket(path.resolve(environment['DATA_DIR'] || '.data'));
  const isThere = await askServer(socket, { act: 'moderate queue', input: { limit: 1 } });
  if (isThere) return reachBy((act, input) => askServer(socket, { act, input }));
  return openHere(environment);
}

async function openHere(environment: NodeJS.ProcessEnv): Promise<Reach> {
  const { readForCommand } = await import('../../apps/server/src/control/read-for-command.ts');
  const { openModeration } = await import('../../apps/server/src/moderation-acts/open-moderation.ts');
  const { perform } = await import('../../apps/server/src/control/act.ts');
  const { acts, close } = await openModeration(await readForCommand(environment));
  return reachBy((act, input) => perform(acts, { act, input }), close);
}
