import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { addresses } from '../../../../libs/contract/src/addresses.ts';
import { routeFiles, shellTable } from './route-table.ts';
import { visitorRoutes } from './visitor-routes.ts';

const shell = path.resolve(import.meta.dirname, '../../../../libs/shell/src');

test('each route of the shell has its file', () => {
  expect(routeFiles.filter((file) => !existsSync(path.join(shell, file)))).toEqual([]);
});

test('each address of a page has its route', () => {
  const known = new Set(shellTable.map(({ pattern }) => pattern));
  expect(Object.values(addresses).flatMap(({ pattern }) => (known.has(pattern) ? [] : pattern))).toEqual([]);
});

test('the table of what visitors get knows every route of the shell, in its layout', () => {
  const routes = Object.fromEntries(shellTable.map(({ pattern, layout }) => [pattern, layout]));
  const table = Object.fromEntries(Object.entries(visitorRoutes).map(([pattern, { layout }]) => [pattern, layout]));
  expect(table).toEqual(routes);
});
