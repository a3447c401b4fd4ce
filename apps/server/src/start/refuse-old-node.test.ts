import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { oldestNode, refuseOldNode } from './refuse-old-node.ts';
import { startFailure } from './faults/start-failure.ts';

const read = (path: string): Promise<string> => readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8');

/** What the start says of a Node; null where it begins. */
function saidOf(version: string): unknown {
  try {
    refuseOldNode(version);
    return null;
  } catch (error) {
    return startFailure(error);
  }
}

test.each(['18.20.8', '20.20.2', '22.3.0', '22.21.9'])('Node %s is told which one is needed', (version) => {
  expect(saidOf(version)).toBe(
    `Node ${version} is too old: Node ${oldestNode} or later is needed, as node_modules/.bin/node is on Linux x64.`,
  );
});

test.each([oldestNode, '22.22.10', '24.3.0', '100.0.0', process.versions.node])('Node %s starts', (version) => {
  expect(saidOf(version)).toBeNull();
});

test('the README names it, and the pages’ router asks for no newer one', async () => {
  expect(await read('README.md')).toContain(`Node ${oldestNode.replace(/\.0$/, '')} or later`);
  expect(JSON.parse(await read('node_modules/react-router/package.json')).engines.node).toBe(`>=${oldestNode}`);
});

test('the server’s own entry ends with that sentence before it has opened anything', async () => {
  const dataFolder = join(tmpdir(), `parlour-old-node-${process.pid}`);
  vi.stubEnv('DATA_DIR', dataFolder);
  const versions = Object.getOwnPropertyDescriptor(process, 'versions')!;
  Object.defineProperty(process, 'versions', { ...versions, value: { ...process.versions, node: '20.20.2' } });
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const told = vi.spyOn(console, 'error').mockReturnValue();
  await import('../main.ts');
  Object.defineProperty(process, 'versions', versions);
  expect([exit.mock.calls, told.mock.calls]).toEqual([[[1]], [[expect.stringMatching(/^Node 20\.20\.2 is too old/)]]]);
  expect(existsSync(dataFolder)).toBe(false);
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
