import { describe, expect, it } from 'vitest';
import { countryOfNumber, internationalNumber, nationalPart } from './phone-number.ts';

const germany = { code: 'DE', name: 'Germany', prefix: '49', trunk: '0' };
const italy = { code: 'IT', name: 'Italy', prefix: '39' };
const states = { code: 'US', name: 'United States', prefix: '1' };
const canada = { code: 'CA', name: 'Canada', prefix: '1' };
const countries = [germany, italy, states, canada];

describe('internationalNumber', () => {
  it.each([
    ['0151 / 234-567', germany, '+49151234567'],
    ['151 234567', germany, '+49151234567'],
    ['06 1234 5678', italy, '+390612345678'],
    ['+39 06 1234 5678', germany, '+390612345678'],
    ['0039 06 1234 5678', germany, '+390612345678'],
    ['', germany, ''],
    ['0', germany, ''],
    ['+49', germany, ''],
    ['12345678901234567890', states, '+112345678901234'],
  ])('%s in %o is %s', (typed, country, number) => {
    expect(internationalNumber(typed, country)).toBe(number);
  });
});

describe('countryOfNumber', () => {
  it('follows the calling code that was typed', () => {
    expect(countryOfNumber('+39 06', countries, germany)).toBe(italy);
    expect(countryOfNumber('0039 06', countries, germany)).toBe(italy);
  });

  it('keeps the chosen country where the number names none, or shares its code', () => {
    expect(countryOfNumber('151', countries, germany)).toBe(germany);
    expect(countryOfNumber('+7', countries, germany)).toBe(germany);
    expect(countryOfNumber('+1 416', countries, canada)).toBe(canada);
    expect(countryOfNumber('+1 416', countries, germany)).toBe(states);
  });
});

it('shows a stored number without its calling code', () => {
  expect(nationalPart('+49151234567', germany)).toBe('151234567');
  expect(nationalPart('', germany)).toBe('');
});
