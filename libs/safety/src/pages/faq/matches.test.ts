import { expect, it } from 'vitest';
import { matches } from './matches.ts';

it('finds every word, whatever its case and accents', () => {
  expect(matches('Can I return crédits?', 'CREDIT return')).toBe(true);
  expect(matches('Can I return credits?', 'credit card')).toBe(false);
  expect(matches('Anything', '  ')).toBe(true);
});
