import { expect, it } from 'vitest';
import { titleWithCount } from './use-title-count.ts';

it('the title carries one count, at most 99+', () => {
  expect(titleWithCount('Messages', 3)).toBe('(3) Messages');
  expect(titleWithCount('(3) Messages', 120)).toBe('(99+) Messages');
  expect(titleWithCount('(99+) Messages', 0)).toBe('Messages');
});
