import { describe, expect, it } from 'vitest';
import { joinDate, noDate, readPastedDate, splitDate } from './date-parts.ts';

const order = ['day', 'month', 'year'] as const;

describe('date parts', () => {
  it('splits a whole date and nothing else', () => {
    expect(splitDate('1984-05-09')).toEqual({ day: '09', month: '05', year: '1984' });
    expect(splitDate('1984-5-9')).toEqual(noDate);
    expect(splitDate('')).toEqual(noDate);
  });

  it('joins with leading zeros, and leaves judgement to the rules', () => {
    expect(joinDate({ day: '9', month: '5', year: '1984' })).toBe('1984-05-09');
    expect(joinDate({ day: '40', month: '13', year: '1984' })).toBe('1984-13-40');
    expect(joinDate({ day: '9', month: '', year: '' })).toBe('--09');
    expect(joinDate(noDate)).toBe('');
  });

  it.each([
    ['09/05/1984', { day: '09', month: '05', year: '1984' }],
    ['9. 5. 1984', { day: '9', month: '5', year: '1984' }],
    ['1984-05-09', { day: '09', month: '05', year: '1984' }],
    ['1984', undefined],
    ['1984/05/09', undefined],
  ])('reads a pasted %s', (text, expected) => {
    expect(readPastedDate(text, order)).toEqual(expected);
  });
});
