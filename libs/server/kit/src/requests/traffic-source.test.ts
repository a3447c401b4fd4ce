import { expect, test } from 'vitest';
import { cookieJar } from './cookie-jar.ts';
import { trafficSource } from './traffic-source.ts';

function ask(search: string, cookie?: string) {
  const cookies = cookieJar(cookie, true);
  const source = trafficSource(cookies, search);
  source.remember();
  return { present: source.present, set: cookies.headers() };
}

test('a source that the address names is there at once and remembered, but not which', () => {
  const { present, set } = ask('?ref=harbour&sub1=7');
  expect(present).toBe(true);
  expect(set).toEqual(['traffic_source=1; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax']);
});

test('a browser that once came by a source still did', () => {
  expect(ask('', 'traffic_source=1')).toEqual({ present: true, set: [] });
});

test.each(['', '?sub1=7', '?ref=', '?page=2'])('the address %o names none', (search) => {
  expect(ask(search)).toEqual({ present: false, set: [] });
});
