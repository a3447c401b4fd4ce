import { settingAtFault } from '../../apps/server/src/start/faults/setting-at-fault.ts';
import { printProblems } from './print.ts';
import { ActFailed } from './reach.ts';
import { WrongUse } from './wrong-use.ts';

/**
 * Tells why a command was not done, in the words in which a start tells it.
 *
 * @param usage shown to whoever typed what makes no sense
 */
export function printFailure(error: unknown, usage: string): void {
  if (!(error instanceof Error)) throw error;
  if (error instanceof WrongUse) console.error(`${error.message}\n\n${usage}`.trim());
  else console.error(settingAtFault(error) ?? error.message);
  if (error instanceof ActFailed && error.problems.length > 0) printProblems(error.problems);
}
