import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../testing/server.fixture.ts';
import { sourcePages } from '../testing/source-pages.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ pages: sourcePages });
});
afterAll(() => server.close());

const marks = 'network=camp1&ref=r%26d&sub1=a&sub2=b&sub3=c';
const someId = uuid();

/** A visitor's answer to a campaign's link, where the brand shows members to nobody else. */
const open = async (path: string, method: 'GET' | 'HEAD' = 'GET') => {
  const host = `${server.brands[1].id}.localhost`;
  const { statusCode, headers, body } = await server.api.app.inject({ method, url: path, headers: { host } });
  return { statusCode, location: String(headers['location']), body };
};

test.each([
  '/members',
  `/members/${someId}`,
  '/likes',
  '/chats',
  '/signup-matches',
  `/payments/${someId}`,
  '/complete-signup',
  '/complete-signup?step=photo',
  '/credits/nope',
  '/activate',
  '/de/members',
])('the marks of a link to %s are in the address that it leads to', async (path) => {
  const link = path + (path.includes('?') ? '&' : '?') + marks;
  const { statusCode, location } = await open(link);
  expect(statusCode).toBe(302);
  expect(location.endsWith(`${location.includes(`?${marks}`) ? '?' : '&'}${marks}`)).toBe(true);
  expect((await open(link, 'HEAD')).location).toBe(location);
});

test('the log-in behind such a link keeps them on the device, before any other script has come', async () => {
  const { location } = await open(`/members?${marks}`);
  const keepsMarks = (body: string) => body.includes('localStorage.setItem') && body.includes('"sub3"');
  expect(keepsMarks((await open(location)).body)).toBe(true);
  expect(keepsMarks((await open('/login?next=%2Fmembers')).body)).toBe(false);
});

test('nothing else of an address is carried on', async () => {
  expect((await open('/activate?page=2&ref=r')).location).toBe('/activate/error?ref=r');
  expect((await open('/activate')).location).toBe('/activate/error');
});
