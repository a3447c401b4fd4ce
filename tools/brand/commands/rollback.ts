import { reach } from '../reach.ts';
import { needed, type Command } from './command.ts';

/** Puts in force what was in force before. */
export const rollback: Command = async ({ target }) => {
  const brand = needed(target, 'which brand');
  const there = await reach(process.env);
  try {
    const { version, address } = await there.act<{ version: number; address: string }>('brand rollback', { brand });
    console.log(`${brand} is back at version ${version}: ${address}`);
    return true;
  } finally {
    await there.close();
  }
};
