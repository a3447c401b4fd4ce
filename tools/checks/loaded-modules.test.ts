import { expect, test } from 'vitest';
import { commandSources, loadedModules, lostModules } from './loaded-modules.ts';

const found = (text: string): string[] => lostModules({ file: 'tools/planted.ts', text });

test.each([
  ["await vite.ssrLoadModule('/src/moved.ts')", '/src/moved.ts'],
  ["await load(\n  '/src/start.ts',\n)", '/src/start.ts'],
  ["await load('@parlour/server-db/moved')", '@parlour/server-db/moved'],
  ["await load('@parlour/moved/database')", '@parlour/moved/database'],
])('%s leads nowhere', (text, name) => {
  expect(found(text)).toEqual([`tools/planted.ts: ${name}`]);
});

test.each(["load('/src/main.ts')", "load('@parlour/server-db/database')", "load('virtual:of-a-plugin')"])(
  '%s is fine',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);

test('every module that a command loads by its name is there', async () => {
  const sources = await commandSources();
  expect(sources.flatMap(loadedModules).length).toBeGreaterThan(5);
  expect(sources.flatMap(lostModules), 'Name the place where the module lives now').toEqual([]);
});
