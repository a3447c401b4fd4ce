import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { placesOf } from './places.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test.each([
  ['/', '/'],
  ['/members', '/members'],
  ['/members/nora', '/members'],
  ['/members/nora/chat', '/chats'],
  ['/chats', '/chats'],
  ['/likes/received', '/likes'],
  ['/settings', undefined],
])('%s stands under %s', (pathname, href) => {
  const current = placesOf(i18n, pathname, { unread: 0, new_likes: 0 }, '').filter((place) => place.current);
  expect(current.map((place) => place.href)).toEqual(href === undefined ? [] : [href]);
});

test('members are found by the same filters as before', () => {
  const hrefs = placesOf(i18n, '/chats', { unread: 0, new_likes: 0 }, '?min_age=30').map(({ href }) => href);
  expect(hrefs).toContain('/members?min_age=30');
});
