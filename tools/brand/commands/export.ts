import { writeFile } from 'node:fs/promises';
import { needed } from '../../control/command.ts';
import { WrongUse } from '../../control/wrong-use.ts';
import { fileFailure } from '../settings-files.ts';
import { defineCommand, wholeNumber } from '../typed.ts';

/** Writes a version's settings, by default the latest's, as JSON; into a file where there is none yet. */
export const exportSettings = defineCommand(['target', 'version', 'output'], async (there, { output, ...typed }) => {
  const brand = needed(typed.target, 'which brand');
  if (output && !output.endsWith('.json'))
    throw new WrongUse(`--output takes a file that ends in .json; ${output} does not.`);
  const asked = { brand, version: wholeNumber('version', typed.version) };
  const kept = await there.act('brand export', asked);
  const text = `${JSON.stringify(kept.settings, null, 2)}\n`;
  if (!output) return void process.stdout.write(text);
  await writeFile(output, text, { flag: 'wx' }).catch((error: unknown) => {
    throw fileFailure(output, error);
  });
  console.log(`Version ${kept.version} of ${brand} is in ${output}.`);
});
