import { expect, test } from 'vitest';
import { fewBlankLines } from './few-blank-lines.ts';

test('a wall of empty lines, or of lines of blanks, becomes one; a paragraph stays one', () => {
  expect(fewBlankLines(`a${'\n'.repeat(900)}b\n \t\n\u00A0\n\nc`)).toBe('a\n\nb\n\nc');
  expect(fewBlankLines('a\nb\n\nc')).toBe('a\nb\n\nc');
  const blanks = `a\n${' '.repeat(50_000)}b`;
  expect(fewBlankLines(blanks)).toBe(blanks);
});
