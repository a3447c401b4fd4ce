import { needed } from '../../control/command.ts';
import { printProblems } from '../../control/print.ts';
import { readSettings } from '../settings-files.ts';
import { defineCommand } from '../typed.ts';
import { publishVersion } from './publish.ts';

/** Keeps a settings file as a new version, which `--publish` puts in force at once. */
export const add = defineCommand(['target', 'publish', 'replace'], async (there, { target, publish, replace }) => {
  const settings = await readSettings(needed(target, 'which file'));
  const added = await there.act('brand add', { settings });
  const { brand, version, problems } = added;
  if (problems.length > 0) printProblems(problems);
  console.log(`${brand} is kept as version ${version}.`);
  if (publish) await publishVersion(there, brand, { version, replace });
  else console.log(`See it: npm run brand -- preview ${brand}   Put it in force: npm run brand -- publish ${brand}`);
});
