import path from 'node:path';
import type { Problem } from '@parlour/brand/checks/rule';
import { controlSocket, type ActAnswer } from '../../apps/server/src/control/protocol.ts';
import { askServer } from '../control/ask-server.ts';
import { readApps } from './read-apps.ts';

/** Has acts done, wherever the data is. */
export interface Reach {
  /** @throws ActFailed where it is refused */
  act<Result>(name: string, input: unknown): Promise<Result>;
  close(): Promise<void>;
}

/** The act was not done, and why. */
export class ActFailed extends Error {
  readonly problems: readonly Problem[];

  constructor({ message, problems }: Extract<ActAnswer, { ok: false }>) {
    super(message);
    this.problems = problems;
  }
}

/** The running server of this data folder; null where none runs. */
export async function reachServer(environment: NodeJS.ProcessEnv): Promise<Reach | null> {
  const socket = controlSocket(path.resolve(environment['DATA_DIR'] || '.data'));
  const asked = { act: 'brand list', input: {} };
  if (!(await askServer(socket, asked))) return null;
  return reachBy((act, input) => askServer(socket, { act, input }));
}

/** The running server, else its database: what is published there is taken over when a server starts. */
export async function reach(environment: NodeJS.ProcessEnv): Promise<Reach> {
  return (await reachServer(environment)) ?? openHere(environment);
}

async function openHere(environment: NodeJS.ProcessEnv): Promise<Reach> {
  const { readForCommand } = await import('../../apps/server/src/control/read-for-command.ts');
  const { openForCommand } = await import('../../apps/server/src/control/open-for-command.ts');
  const { brandActs } = await import('../../apps/server/src/brand-acts/brand-acts.ts');
  const { perform } = await import('../../apps/server/src/control/act.ts');
  const configuration = await readForCommand(environment);
  const { sound: files } = await readApps();
  const database = await openForCommand(configuration);
  const acts = brandActs({ configuration, database, files, refresh: async () => {} });
  return reachBy(
    (act, input) => perform(acts, { act, input }),
    () => database.close(),
  );
}

/** Acts by whatever answers them. */
export function reachBy(
  ask: (act: string, input: unknown) => Promise<ActAnswer | null>,
  close: () => Promise<void> = async () => {},
): Reach {
  return {
    close,
    async act<Result>(name: string, input: unknown) {
      const answer = await ask(name, input);
      if (!answer) throw new Error('The server has stopped.');
      if (!answer.ok) throw new ActFailed(answer);
      return answer.result as Result;
    },
  };
}
