import { describe, expect, it } from 'vitest';
import { emailKey, looksMistyped, maskEmail } from './email.ts';

describe('an e-mail address', () => {
  it('is compared in lower case and keeps its dots and plus signs', () => {
    expect(emailKey(' Tom.B+x@Example.COM ')).toBe('tom.b+x@example.com');
  });

  it.each([
    ['anna@Müller.de', 'anna@xn--mller-kva.de'],
    ['anna@xn--mller-kva.de', 'anna@xn--mller-kva.de'],
    ['anna@müller.de/x', 'anna@müller.de/x'],
    ['müller', 'müller'],
    ['a@ü.1', 'a@ü.1'],
  ])('is the same however a browser hands its domain over: %s', (typed, key) => {
    expect(emailKey(typed)).toBe(key);
  });

  it('is masked to what its owner knows it by', () => {
    expect(maskEmail('tom@example.com')).toBe('t••@e••.com');
    expect(maskEmail('a@localhost')).toBe('a••@l••');
  });

  it.each(['tom@gmial.com', 'tom@example.con'])('%s looks like a slip of the finger', (email) => {
    expect(looksMistyped(email)).toBe(true);
  });

  it('is left alone where the domain may well exist', () => {
    expect(looksMistyped('tom@example.com')).toBe(false);
    expect(looksMistyped('tom@gmail.co.uk')).toBe(false);
  });
});
