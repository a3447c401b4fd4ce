import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { chunkGroups, sharedModules } from './chunk-groups.ts';

const workspace = resolve(import.meta.dirname, '../..');

it.each(Object.values(sharedModules).flat())('%s is there to be shared', (path) => {
  const [file] = globSync(`${path}.{ts,tsx,js,mjs}`, { cwd: workspace });
  expect(file).toBeDefined();
  const group = chunkGroups.find(({ test }) => test instanceof RegExp && test.test(`/${file}`));
  expect(group).toBeDefined();
});

it('has the fields of forms in one file, in whichever folder of the contract they are', () => {
  const fields = chunkGroups.find(({ name }) => name === 'fields')?.test;
  const files = globSync('libs/contract/src/**/*fields.ts', { cwd: workspace });
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => !(fields instanceof RegExp && fields.test(`/${file}`)))).toEqual([]);
});
