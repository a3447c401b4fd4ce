import { expect, test } from 'vitest';
import { isSparing } from './connection.ts';

test.each([
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ effectiveType: '4g', saveData: false }, false],
  [{}, false],
])('a line of %o is spared: %s', (connection, spared) => {
  expect(isSparing(connection)).toBe(spared);
});
