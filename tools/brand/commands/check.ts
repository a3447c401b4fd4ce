import path from 'node:path';
import { alone, checkSettings, errorsOf } from '@parlour/brand/check-settings';
import type { Problem } from '@parlour/brand/checks/rule';
import type { BrandAct } from '../../../apps/server/src/brand-acts/brand-acts.ts';
import { printJson, printProblems } from '../../control/print.ts';
import { reachServer, type Reach } from '../../control/reach.ts';
import { clipChecks } from '../clip-checks.ts';
import { liveChecks } from '../live-checks.ts';
import { identityOf, misplacedIn, nicheOf, notAmong, readApps, type Apps, type WrongApp } from '../read-apps.ts';
import { namesFile, readSettings } from '../settings-files.ts';
import { defineCommand, wholeNumber } from '../typed.ts';

const workspace = path.resolve(import.meta.dirname, '../../..');

/** What was checked, and what is wrong with it. */
interface Checked {
  settings: unknown;
  problems: Problem[];
  /** As in production, where more is asked for; a server of an earlier version does not say. */
  production?: boolean;
}

const options = ['target', 'version', 'production', 'live', 'json'] as const;

/** Names all problems of a file, of a brand's latest or chosen version, or of all brands; errors end the process with code 1. */
export const check = defineCommand(options, async (there, { target, version: typed, json, live, production }) => {
  const version = wholeNumber('version', typed);
  const results =
    target !== null && namesFile(target)
      ? [{ name: target, ...(await checkFile(target, production)) }]
      : await checkKept(there, target, version, production);
  for (const { settings, problems } of results) problems.push(...clipChecks(settings));
  if (live) for (const result of results) result.problems.push(...(await liveChecks(result.settings)));
  if (json) printJson(results.map(({ name, problems }) => ({ brand: name, problems })));
  else printResults(results, production);
  if (results.some(({ problems }) => errorsOf(problems).length > 0)) process.exitCode = 1;
});

function printResults(results: readonly (Checked & { name: string })[], asked: boolean): void {
  for (const { name, problems } of results) {
    console.log(`\n${name}`);
    printProblems(problems);
  }
  const isProduction = results.some(({ production = asked }) => production);
  console.log(isProduction ? '\nChecked for production.' : '\nChecked for the demo; `-- --production` asks for more.');
}

/** Among the brands of the running server, else among those that have an app. */
async function checkFile(file: string, production: boolean): Promise<Checked> {
  const settings = await readSettings(file);
  const server = await reachServer<BrandAct>(process.env);
  const checked = server
    ? await server.act('brand check', { settings, production })
    : { settings, problems: amongApps(settings, await readApps(), production) };
  return { ...checked, problems: [...misplacedIn(file, settings), ...checked.problems] };
}

/** All that is wrong with settings beside those of the apps, whose own mistakes do not matter here. */
function amongApps(settings: unknown, { sound, wrong }: Apps, production: boolean): Problem[] {
  const others = [...sound, ...wrong.map((app) => identityOf(app.settings)).filter((other) => other !== null)];
  const niches = [...new Set([...sound.map(({ niche }) => niche), ...wrong.flatMap((app) => nicheOf(app.settings))])];
  return checkSettings(settings, { ...alone, others, niches, production });
}

async function checkKept(
  there: Reach<BrandAct>,
  brand: string | null,
  version: number | undefined,
  production: boolean,
): Promise<(Checked & { name: string })[]> {
  if (brand !== null) return [await checkedBrand(there, brand, version, production)];
  const known = await there.act('brand list', {});
  const kept = await inTurn(known, ({ id }) => checkedBrand(there, id, version, production));
  const apps = await readApps();
  const added = await inTurn(notAmong(apps.sound, known), async (settings) => ({
    name: settings.id,
    ...(await there.act('brand check', { settings, production })),
  }));
  return [...kept, ...added, ...apps.wrong.map((app) => checkedWrong(app, apps, production))];
}

const checkedBrand = async (
  there: Reach<BrandAct>,
  name: string,
  version: number | undefined,
  production: boolean,
) => ({
  name,
  ...(await there.act('brand check', { brand: name, version, production })),
});

/** No start takes the file, whatever the database has of its brand. */
function checkedWrong({ file, settings, reason }: WrongApp, apps: Apps, production: boolean) {
  if (settings !== null) {
    const problems = [
      ...misplacedIn(path.resolve(workspace, file), settings),
      ...amongApps(settings, apps, production),
    ];
    return { name: file, settings, problems };
  }
  const unreadable: Problem = { path: file, reason, suggestion: 'correct the file', severity: 'error' };
  return { name: file, settings: {}, problems: [unreadable] };
}

async function inTurn<One, Other>(all: readonly One[], each: (one: One) => Promise<Other>): Promise<Other[]> {
  const done: Other[] = [];
  for (const one of all) done.push(await each(one));
  return done;
}
