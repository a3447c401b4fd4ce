import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { options as ofBrands } from '../brand/typed.ts';
import { options as ofModerators } from '../moderate/typed.ts';
import { takenByNpm } from './taken-by-npm.ts';

/** The environment of a script of that name, as npm makes it of what is typed behind. */
async function environmentOf(...words: string[]): Promise<NodeJS.ProcessEnv> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parlour-npm-'));
  const scripts = { tool: 'node -p "JSON.stringify(process.env)"' };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ name: 'typed', scripts }));
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'tool', ...words], { cwd: folder });
  await rm(folder, { recursive: true });
  return JSON.parse(stdout) as NodeJS.ProcessEnv;
}

const names = [...new Set([...Object.keys(ofBrands), ...Object.keys(ofModerators)])];

test('npm takes what stands before its own --, and leaves what stands behind', async () => {
  const given = ['--dry', '--same-person', '--by=ann', '--replace'];
  const taken = takenByNpm('tool', names, await environmentOf('reverse', ...given));
  expect(taken.toSorted()).toEqual(['by', 'dry', 'replace', 'same-person']);
  expect(takenByNpm('tool', names, await environmentOf('--', 'reverse', ...given))).toEqual([]);
});

test('nothing was taken from a tool that runs within another script', () => {
  const environment = { npm_config_json: 'true', npm_lifecycle_event: 'test' };
  expect(takenByNpm('brand', names, environment)).toEqual([]);
  expect(takenByNpm('test', names, environment)).toEqual(['json']);
});
