import fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 'gap', 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
    [12, 12, [1, 'gap', 11, 12]],
  ] as const)('page %i of %i', (current, last, expected) => {
    expect(pageWindow(current, last)).toEqual(expected);
  });

  it('always offers first, current and last, in order and once each', () => {
    const pages = fastCheck
      .integer({ min: 1, max: 500 })
      .chain((last) => fastCheck.tuple(fastCheck.integer({ min: 1, max: last }), fastCheck.constant(last)));
    fastCheck.assert(
      fastCheck.property(pages, ([current, last]) => {
        const numbers = pageWindow(current, last).filter((page) => page !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
        expect(numbers).toEqual(expect.arrayContaining([1, current, last]));
      }),
    );
  });
});
