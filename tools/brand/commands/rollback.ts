import { needed } from '../../control/command.ts';
import { printProblems } from '../../control/print.ts';
import { defineCommand } from '../typed.ts';
import type { PutInForce } from './publish.ts';

/** Puts in force what was in force before. */
export const rollback = defineCommand(['target'], async (there, { target }) => {
  const brand = needed(target, 'which brand');
  const { version, address, problems } = await there.act<PutInForce>('brand rollback', { brand });
  if (problems?.length) printProblems(problems);
  console.log(`${brand} is back at version ${version}: ${address}`);
});
