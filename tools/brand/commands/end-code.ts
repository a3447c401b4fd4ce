import { reach } from '../reach.ts';
import { needed, type Command } from './command.ts';

/** Has a discount code of a brand end now. */
export const endCode: Command = async ({ target, code }) => {
  const brand = needed(target, 'which brand');
  const typed = needed(code ?? null, 'the --code');
  const there = await reach(process.env);
  try {
    const ended = await there.act<{ code: string }>('brand end code', { brand, code: typed });
    console.log(`${ended.code} has ended.`);
    return true;
  } finally {
    await there.close();
  }
};
