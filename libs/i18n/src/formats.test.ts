import { expect, it } from 'vitest';
import { formatsFor } from './formats.ts';

it('a share has the space before its sign that the locale sets', () => {
  expect(formatsFor('en').percent(0.25)).toBe('25%');
  for (const locale of ['de', 'fr', 'sv', 'fi'] as const) expect(formatsFor(locale).percent(0.25)).toMatch(/^25\s%$/);
});
