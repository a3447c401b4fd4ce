import { describe, expect, test } from 'vitest';
import { entryWarningLayouts, pageLayouts } from './entry-warning.ts';

const visitor = { enabled: true, isVisitor: true, isInstalledApp: false, passed: false, country: 'FR' };

describe('the entry warning (spec section 1)', () => {
  test('comes before pages of the default layout', () => {
    expect(entryWarningLayouts(visitor)).toEqual(['default']);
    expect(entryWarningLayouts({ ...visitor, country: null })).toEqual(['default']);
  });

  test.each(['NL', 'DE'])('comes before every layout in %s', (country) => {
    expect(entryWarningLayouts({ ...visitor, country })).toEqual(pageLayouts);
  });

  test.each([{ enabled: false }, { isVisitor: false }, { isInstalledApp: true }, { passed: true }])(
    'comes before none where %o',
    (fact) => {
      expect(entryWarningLayouts({ ...visitor, country: 'NL', ...fact })).toEqual([]);
    },
  );
});
