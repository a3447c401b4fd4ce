import type { Problem } from '@parlour/brand/checks/rule';
import type { Configuration } from '@parlour/server-kit/configuration/configuration';
import { dataFolderOf } from '@parlour/server-kit/configuration/data-folder';
import type { z } from 'zod';
import type { Act } from '../../apps/server/src/control/act.ts';
import { controlSocket, type ActAnswer, type ActRequest } from '../../apps/server/src/control/protocol.ts';
import { askServer } from './ask-server.ts';

type NamedAct<Known extends Act, Name> = Extract<Known, { name: Name }>;

/** Words of a list are asked for as somebody typed them: which of them are right is for the act to say. */
type AsTyped<Value> = Value extends string ? string : Value extends readonly (infer Each)[] ? AsTyped<Each>[] : Value;

type Fields<Input> = { [Field in keyof Input]: AsTyped<Input[Field]> };

/** What an act is asked with. */
export type AskedOf<Known extends Act, Name extends Known['name']> = Fields<z.input<NamedAct<Known, Name>['input']>>;

/** What an act answers. Its dates come as text from a running server. */
export type AnswerOf<Known extends Act, Name extends Known['name']> =
  NamedAct<Known, Name> extends Act<string, unknown, infer Result> ? Result : never;

/** Has acts done, wherever the data is. */
export interface Reach<Known extends Act = Act> {
  /** @throws ActFailed where it is refused */
  act<Name extends Known['name']>(name: Name, input: AskedOf<Known, Name>): Promise<AnswerOf<Known, Name>>;
  close(): Promise<void>;
}

/** The acts of a tool on the database itself, which are closed with it. */
export type OpenHere<Known extends Act = Act> = (
  configuration: Configuration,
) => Promise<{ acts: Known[]; close(): Promise<void> }>;

/** The act was not done, and why. */
export class ActFailed extends Error {
  readonly problems: readonly Problem[];

  constructor({ message, problems }: Extract<ActAnswer, { ok: false }>) {
    super(message);
    this.problems = problems;
  }
}

/** The running server of this data folder, by the acts that are asked of it; null where none runs. */
export async function reachServer<Known extends Act>(environment: NodeJS.ProcessEnv): Promise<Reach<Known> | null> {
  const socket = controlSocket(dataFolderOf(environment['DATA_DIR']));
  // That somebody answers is enough: no server has to know this act.
  if (!(await askServer(socket, { act: 'be there', input: {} }))) return null;
  return reachBy((request) => askServer(socket, request));
}

/**
 * The running server, else its database: what is changed there is taken over when a server starts. Nothing is opened before the
 * first act, so that a command which was typed wrongly says so at once.
 */
export function reach<Known extends Act>(environment: NodeJS.ProcessEnv, openHere: OpenHere<Known>): Reach<Known> {
  let opened: Promise<Reach<Known>> | undefined;
  const open = async (): Promise<Reach<Known>> =>
    (await reachServer<Known>(environment)) ?? reachHere(environment, openHere);
  return {
    act: (name, input) => (opened ??= open()).then((there) => there.act(name, input)),
    close: async () => (await opened)?.close(),
  };
}

async function reachHere<Known extends Act>(
  environment: NodeJS.ProcessEnv,
  openHere: OpenHere<Known>,
): Promise<Reach<Known>> {
  const { readForCommand } = await import('../../apps/server/src/control/read-for-command.ts');
  const { perform } = await import('../../apps/server/src/control/act.ts');
  const { acts, close } = await openHere(await readForCommand(environment));
  return reachBy((request) => perform(acts, request), close);
}

function reachBy<Known extends Act>(
  ask: (request: ActRequest) => Promise<ActAnswer | null>,
  close: () => Promise<void> = async () => {},
): Reach<Known> {
  return {
    close,
    async act<Name extends Known['name']>(name: Name, input: AskedOf<Known, Name>): Promise<AnswerOf<Known, Name>> {
      const answer = await ask({ act: name, input });
      if (!answer) throw new Error('The server has stopped.');
      if (!answer.ok) throw new ActFailed(answer);
      return answer.result as AnswerOf<Known, Name>;
    },
  };
}
