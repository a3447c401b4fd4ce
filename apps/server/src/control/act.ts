import type { Problem } from '@parlour/brand/checks/rule';
import { validatorWords } from '@parlour/brand/validator-words';
import { z } from 'zod';
import type { ActAnswer, ActRequest } from './protocol.ts';

/** Something that whoever runs the server may have it do: its name, what it needs to know, and what it answers. */
export interface Act<Name extends string = string, Input = unknown, Result = unknown> {
  name: Name;
  input: z.ZodType<unknown, Input>;
  run(input: unknown): Promise<Result>;
}

/** An act that is not done, for a reason that a person can put right. */
export class ActRefused extends Error {
  readonly problems: readonly Problem[];

  constructor(message: string, problems: readonly Problem[] = []) {
    super(message);
    this.name = 'ActRefused';
    this.problems = problems;
  }
}

/** Defines an act, which reads what it is given before it does anything. */
export const defineAct = <Name extends string, Input, Known, Result>(
  name: Name,
  input: z.ZodType<Known, Input>,
  run: (known: Known) => Promise<Result>,
): Act<Name, Input, Result> => ({
  name,
  input,
  run: async (given) => {
    const read = input.safeParse(given, { error: validatorWords });
    if (!read.success) throw new ActRefused(read.error.issues.map(inWords).join('\n'));
    return run(read.data);
  },
});

/** Which part of what was typed is wrong, and how. */
const inWords = ({ path, message }: z.core.$ZodIssue): string =>
  path.length > 0 ? `${z.core.toDotPath(path)}: ${message}` : message;

/** Does what is asked and answers; whatever goes wrong becomes an answer too. */
export async function perform(acts: readonly Act[], { act: name, input }: ActRequest): Promise<ActAnswer> {
  try {
    const known = acts.find((act) => act.name === name);
    if (!known) throw new ActRefused(`This server knows no act "${name}".`);
    return { ok: true, result: await known.run(input) };
  } catch (error) {
    if (error instanceof ActRefused) return { ok: false, message: error.message, problems: error.problems };
    return { ok: false, message: error instanceof Error ? error.message : String(error), problems: [] };
  }
}
