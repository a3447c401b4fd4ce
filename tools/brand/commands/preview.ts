import { needed } from '../../control/command.ts';
import { defineCommand, wholeNumber } from '../typed.ts';

/** Prints an address under which a version, by default the latest, can be seen before it is published. */
export const preview = defineCommand(['target', 'version', 'hours'], async (there, { target, version, hours }) => {
  const brand = needed(target, 'which brand');
  const input = { brand, version: wholeNumber('version', version), hours: wholeNumber('hours', hours) };
  const shown = await there.act('brand preview', input);
  console.log(
    `Version ${shown.version} of ${brand}, for whoever has this address until ${new Date(shown.until).toISOString()}:`,
  );
  console.log(shown.address);
  console.log('The browser sees that version from then on; ?preview=end behind any address ends it.');
});
