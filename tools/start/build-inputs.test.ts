import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const workspace = path.resolve(import.meta.dirname, '../..');
const { nx } = JSON.parse(readFileSync(path.join(workspace, 'apps/server/package.json'), 'utf8')) as {
  nx: { targets: { build: { inputs: string[] } } };
};

test('the server is built anew when a brand’s settings, words, theme or icon change, of which it holds a copy', () => {
  const patterns = nx.targets.build.inputs.map((input) => input.replace('{workspaceRoot}/', ''));
  const isInput = (file: string): boolean => patterns.some((pattern) => path.matchesGlob(file, pattern));
  const files = globSync('apps/*/{settings,texts,theme,icon}.ts', { cwd: workspace });
  expect(files.length).toBeGreaterThan(7);
  expect(files.filter((file) => !isInput(file))).toEqual([]);
});
