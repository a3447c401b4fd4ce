import path from 'node:path';
import type { Problem } from '@parlour/brand/checks/rule';
import type { Configuration } from '@parlour/server-kit/configuration/configuration';
import type { Act } from '../../apps/server/src/control/act.ts';
import { controlSocket, type ActAnswer, type ActRequest } from '../../apps/server/src/control/protocol.ts';
import { askServer } from './ask-server.ts';

/** Has acts done, wherever the data is. */
export interface Reach {
  /** @throws ActFailed where it is refused */
  act<Result>(name: string, input: unknown): Promise<Result>;
  close(): Promise<void>;
}

/** The acts of a tool on the database itself, which are closed with it. */
export type OpenHere = (configuration: Configuration) => Promise<{ acts: Act[]; close(): Promise<void> }>;

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
  // That somebody answers is enough: no server has to know this act.
  if (!(await askServer(socket, { act: 'be there', input: {} }))) return null;
  return reachBy((request) => askServer(socket, request));
}

/**
 * The running server, else its database: what is changed there is taken over when a server starts. Nothing is opened before the
 * first act, so that a command which was typed wrongly says so at once.
 */
export function reach(environment: NodeJS.ProcessEnv, openHere: OpenHere): Reach {
  let opened: Promise<Reach> | undefined;
  const open = async (): Promise<Reach> => (await reachServer(environment)) ?? reachHere(environment, openHere);
  return {
    act: async <Result>(name: string, input: unknown) => (await (opened ??= open())).act<Result>(name, input),
    close: async () => (await opened)?.close(),
  };
}

async function reachHere(environment: NodeJS.ProcessEnv, openHere: OpenHere): Promise<Reach> {
  const { readForCommand } = await import('../../apps/server/src/control/read-for-command.ts');
  const { perform } = await import('../../apps/server/src/control/act.ts');
  const { acts, close } = await openHere(await readForCommand(environment));
  return reachBy((request) => perform(acts, request), close);
}

function reachBy(
  ask: (request: ActRequest) => Promise<ActAnswer | null>,
  close: () => Promise<void> = async () => {},
): Reach {
  return {
    close,
    async act<Result>(name: string, input: unknown) {
      const answer = await ask({ act: name, input });
      if (!answer) throw new Error('The server has stopped.');
      if (!answer.ok) throw new ActFailed(answer);
      return answer.result as Result;
    },
  };
}
