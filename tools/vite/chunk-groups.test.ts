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
