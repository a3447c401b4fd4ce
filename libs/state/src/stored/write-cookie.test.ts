// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { writeCookie } from './write-cookie.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['https:', 'dismissals=put-away; Max-Age=31536000; Path=/; Secure; SameSite=Lax'],
  ['http:', 'dismissals=put-away; Max-Age=31536000; Path=/; SameSite=Lax'],
])('a cookie of a page that came by %s stays there', (protocol, text) => {
  vi.stubGlobal('location', { protocol });
  const set = vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  writeCookie('dismissals', 'put-away');
  expect(set).toHaveBeenCalledExactlyOnceWith(text);
});
