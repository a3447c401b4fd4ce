import { reach } from '../reach.ts';
import { needed, type Command } from './command.ts';

/** Takes away a brand that is not published and that nobody joined. */
export const remove: Command = async ({ target }) => {
  const brand = needed(target, 'which brand');
  const there = await reach(process.env);
  try {
    await there.act('brand remove', { brand });
    console.log(`${brand} is removed.`);
    return true;
  } finally {
    await there.close();
  }
};
