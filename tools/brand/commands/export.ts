import { writeFile } from 'node:fs/promises';
import { reach } from '../reach.ts';
import { fileFailure } from '../settings-files.ts';
import { needed, type Command } from './command.ts';

/** Writes a version's settings, by default the latest's, as JSON. */
export const exportSettings: Command = async ({ target, version, output }) => {
  const brand = needed(target, 'which brand');
  const there = await reach(process.env);
  try {
    const kept = await there.act<{ version: number; settings: unknown }>('brand export', { brand, version });
    const text = `${JSON.stringify(kept.settings, null, 2)}\n`;
    if (!output) process.stdout.write(text);
    else {
      await writeFile(output, text).catch((error: unknown) => {
        throw fileFailure(output, error);
      });
      console.log(`Version ${kept.version} of ${brand} is in ${output}.`);
    }
    return true;
  } finally {
    await there.close();
  }
};
