import { reach } from '../reach.ts';
import { needed, type Command } from './command.ts';

/** Prints an address under which a version, by default the latest, can be seen before it is published. */
export const preview: Command = async ({ target, version, hours }) => {
  const brand = needed(target, 'which brand');
  const there = await reach(process.env);
  try {
    const input = { brand, version, hours };
    const shown = await there.act<{ version: number; address: string; until: string }>('brand preview', input);
    console.log(`Version ${shown.version} of ${brand}, for whoever has this address until ${shown.until}:`);
    console.log(shown.address);
    console.log('The browser sees that version from then on; ?preview=end behind any address ends it.');
    return true;
  } finally {
    await there.close();
  }
};
