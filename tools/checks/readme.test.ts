import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { variablesTable } from './readme.ts';

/** Prettier pads the cells of a table; only the words count. */
const words = (table: string): string[] =>
  table.split('\n').map((row) => row.replace(/\s*\|\s*/g, '|').replace(/-{3,}/g, '---'));

it('lists every variable of the process as the server reads it', () => {
  const readme = readFileSync('README.md', 'utf8');
  const from = readme.indexOf('| variable');
  const table = readme.slice(from, readme.indexOf('\n\n', from));
  expect(words(table), `Put this table into README.md:\n${variablesTable()}`).toEqual(words(variablesTable()));
});
