import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';

describe('contrastRatio', () => {
  it('runs from 1 to 21', () => {
    expect(contrastRatio('#FFFFFF', '#FFFFFF')).toBe(1);
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  });

  it('does not care which colour is in front', () => {
    expect(contrastRatio('#767676', '#FFFFFF')).toBe(contrastRatio('#FFFFFF', '#767676'));
  });

  it('agrees with the well-known borderline grey', () => {
    expect(contrastRatio('#767676', '#FFFFFF')).toBeGreaterThan(4.5);
    expect(contrastRatio('#777777', '#FFFFFF')).toBeLessThan(4.5);
  });

  it.each(['#FFF', 'white', 'rgb(0 0 0)', '#FFFFFF80'])('refuses %s', (color) => {
    expect(() => contrastRatio(color, '#000000')).toThrow(RangeError);
  });
});
