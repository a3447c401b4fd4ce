import { expect, it } from 'vitest';
import { cleanPhone } from './support-phone.ts';

it('cleans a telephone number of dashes and spaces', () => {
  expect(cleanPhone('+31 20-123 45–67')).toBe('+31201234567');
});
