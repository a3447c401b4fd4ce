import { printProblems } from '../print.ts';
import { reach } from '../reach.ts';
import { needed, type Command } from './command.ts';
import type { PutInForce } from './publish.ts';

/** Puts in force what was in force before. */
export const rollback: Command = async ({ target }) => {
  const brand = needed(target, 'which brand');
  const there = await reach(process.env);
  try {
    const { version, address, problems } = await there.act<PutInForce>('brand rollback', { brand });
    if (problems?.length) printProblems(problems);
    console.log(`${brand} is back at version ${version}: ${address}`);
    return true;
  } finally {
    await there.close();
  }
};
