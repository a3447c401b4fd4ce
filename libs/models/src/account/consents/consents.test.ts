import { describe, expect, it } from 'vitest';
import { consentsDue, neededConsents, termsVersionOf } from './consents.ts';

describe('the terms', () => {
  it('are as old as the company, but never older than December 2023', () => {
    expect(termsVersionOf('2020-05-01')).toBe('2023-12-01');
    expect(termsVersionOf('2025-05-01')).toBe('2025-05-01');
  });

  it('fall due again when their text is new; the agreement to special data does not', () => {
    const given = neededConsents.map((kind) => ({ kind, version: '2023-12-01', given: true }));
    expect(consentsDue(given, '2023-12-01')).toEqual([]);
    expect(consentsDue(given, '2025-05-01')).toEqual(['terms', 'privacy']);
    expect(
      consentsDue(
        given.map((consent) => ({ ...consent, given: consent.kind !== 'special_data' })),
        '2023-12-01',
      ),
    ).toEqual(['special_data']);
  });
});
