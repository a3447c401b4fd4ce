import { expect, it } from 'vitest';
import { formatsFor } from './formats.ts';

it('a share has the space before its sign that the locale sets', () => {
  expect(formatsFor('en').percent(0.25)).toBe('25%');
  for (const locale of ['de', 'fr', 'sv', 'fi'] as const) expect(formatsFor(locale).percent(0.25)).toMatch(/^25\s%$/);
});

it('a short date keeps its day with its month, and breaks elsewhere', () => {
  const formats = formatsFor('en', 'Europe/Amsterdam');
  expect(formats.dayAndTime('2026-11-21T20:42:00Z')).toBe('21\u00A0Nov, 21:42');
  expect(formats.day('2026-11-02T20:42:00Z', new Date('2026-11-21T20:42:00Z'))).toBe('2\u00A0Nov');
});
