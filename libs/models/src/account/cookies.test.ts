import { expect, it } from 'vitest';
import { cookieSeconds, cookieText } from './cookies.ts';

it('a cookie is sent over TLS alone where the site is, and hidden from scripts where nothing of theirs needs it', () => {
  const maxAge = cookieSeconds('analytics');
  expect(cookieText('analytics', '1', { maxAge, secure: true, httpOnly: true })).toBe(
    'analytics=1; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  expect(cookieText('locale', 'nl', { maxAge: 0, secure: false })).toBe('locale=nl; Max-Age=0; Path=/; SameSite=Lax');
});
