import { needed } from '../../control/command.ts';
import { defineCommand } from '../typed.ts';
import { printConsequences } from './publish.ts';

/** Puts in force what was in force before. */
export const rollback = defineCommand(['target'], async (there, { target }) => {
  const brand = needed(target, 'which brand');
  const done = await there.act('brand rollback', { brand });
  printConsequences(done);
  console.log(`${brand} is back at version ${done.version}: ${done.address}`);
});
