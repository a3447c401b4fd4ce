import { needed } from '../../control/command.ts';
import { defineCommand } from '../typed.ts';

/** Has a discount code of a brand end now. */
export const endCode = defineCommand(['target', 'code'], async (there, { target, code }) => {
  const input = { brand: needed(target, 'which brand'), code: needed(code, 'the --code') };
  const ended = await there.act('brand end code', input);
  console.log(`${ended.code} has ended.`);
});
