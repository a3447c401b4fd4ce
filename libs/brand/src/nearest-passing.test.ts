import { expect, test } from 'vitest';
import { contrastRatio } from '@parlour/ui/theme/contrast';
import { nearestPassing } from './nearest-passing.ts';

test('a passing colour is its own answer', () => {
  expect(nearestPassing('#000000', '#FFFFFF', 4.5)).toBe('#000000');
});

test('a grey too pale on white goes darker, just far enough', () => {
  const better = nearestPassing('#AAAAAA', '#FFFFFF', 4.5);
  expect(better).not.toBeNull();
  const reached = contrastRatio(better ?? '', '#FFFFFF');
  expect(reached).toBeGreaterThanOrEqual(4.5);
  expect(reached).toBeLessThan(4.7);
});

test('no colour reaches 21 on grey', () => {
  expect(nearestPassing('#AAAAAA', '#808080', 21)).toBeNull();
});
