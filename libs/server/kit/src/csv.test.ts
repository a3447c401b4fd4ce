import { expect, test } from 'vitest';
import { csvText } from './csv.ts';

const line = (...cells: (string | number | null)[]): string => csvText([cells]).slice(1, -2);

test('a table begins with the mark of UTF-8, and each of its lines ends with CRLF', () => {
  expect(
    csvText([
      ['one', 2],
      [null, 'four'],
    ]),
  ).toBe('\uFEFFone,2\r\n,four\r\n');
});

test('commas, quotes and lines in a cell stay in it', () => {
  expect(line('a, b', 'said "no"', 'two\nlines', 'plain')).toBe('"a, b","said ""no""","two\nlines",plain');
});

test.each(['=1+1', '+1', '-1+1', '@sum', ' =1', '\t=1', '\rx', '＝1'])('%j is no formula', (text) => {
  expect(line(text).replaceAll('"', '')).toBe(`'${text}`);
});

test('a negative number stays one', () => {
  expect(line(-10, '-29.90')).toBe('-10,-29.90');
});
