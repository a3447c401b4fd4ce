import type { Act } from '../../apps/server/src/control/act.ts';
import type { Reach } from './reach.ts';
import { WrongUse } from './wrong-use.ts';

/** An option with a word behind it. */
export const text = { type: 'string' } as const;

/** An option that is said, or not. */
export const flag = { type: 'boolean', default: false } as const;

/** All options of a tool, by their names. */
export type Options = Readonly<Record<string, typeof text | typeof flag>>;

/** What was typed behind the name of a command. */
export type TypedOf<Known extends Options> = {
  readonly [Name in keyof Known]: Known[Name] extends typeof flag ? boolean : string | undefined;
} & {
  /** What the command is about, typed without an option; null where nothing was. */
  readonly target: string | null;
};

/** A command of an operator, with the acts that it may ask for. */
export interface Command<Typed, Known extends Act> {
  /** What may be typed behind it; anything else is a mistake. */
  knows: readonly (keyof Typed)[];
  /** Does what was typed and says what came of it; one that finds fault sets the exit code. */
  run(there: Reach<Known>, typed: Typed): Promise<void>;
}

/** How the commands of a tool are defined: none reads an option that it does not know. */
export const commandsOf =
  <Typed, Known extends Act>() =>
  <Name extends keyof Typed>(
    knows: readonly Name[],
    run: (there: Reach<Known>, typed: Pick<Typed, Name>) => Promise<void>,
  ): Command<Typed, Known> => ({ knows, run });

/** @throws WrongUse where nothing was given */
export function needed(given: string | null | undefined, what: string): string {
  if (given === null || given === undefined) throw new WrongUse(`Say ${what}.`);
  return given;
}
