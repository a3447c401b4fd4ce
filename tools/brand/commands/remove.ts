import { needed } from '../../control/command.ts';
import { defineCommand } from '../typed.ts';

/** Takes away a brand that is not published and that nobody joined. */
export const remove = defineCommand(['target'], async (there, { target }) => {
  const brand = needed(target, 'which brand');
  await there.act('brand remove', { brand });
  console.log(`${brand} is removed.`);
});
