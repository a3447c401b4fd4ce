import { expect, test } from 'vitest';
import { pathIn, publicAddresses } from './public-addresses.ts';

test('lists what anybody may find, and no page on a member', () => {
  const listed = publicAddresses({ landers: ['gallery', 'member-landing'], signups: 'all' });
  expect(listed).toContain('/pages/faq');
  expect(listed).toContain('/landers/gallery');
  expect(listed.filter((path) => path.includes('member'))).toEqual([]);
});

test.each(['with_trafficsource', 'none'] as const)('invites nobody where not everybody may join: %s', (signups) => {
  const listed = publicAddresses({ landers: ['gallery'], signups });
  expect(listed).toContain('/pricing');
  expect(listed.filter((path) => /signup|landers/.test(path))).toEqual([]);
});

test('puts a language in front of a path, but not the site’s own', () => {
  expect(pathIn('de', '/', 'nl')).toBe('/de');
  expect(pathIn('de', '/pricing', 'nl')).toBe('/de/pricing');
  expect(pathIn('nl', '/pricing', 'nl')).toBe('/pricing');
});
