import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../testing/server.fixture.ts';
import { sourcePages } from '../testing/source-pages.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ pages: sourcePages });
});
afterAll(() => server.close());

test('a lander that the brand does not have leads to the plain sign-up, each visitor with their own marks', async () => {
  const member = `/members/${uuid()}`;
  const whereTo = async (url: string) => {
    const host = `${server.brands[0].id}.localhost`;
    const { statusCode, headers } = await server.api.app.inject({ url, headers: { host } });
    return [statusCode, headers['location']];
  };
  expect(await whereTo('/landers/nothing')).toEqual([302, '/signup']);
  expect(await whereTo('/landers/nothing?network=friends&ref=an.na')).toEqual([
    302,
    '/signup?network=friends&ref=an.na',
  ]);
  expect(await whereTo('/landers/nothing?network=ads&ref=7')).toEqual([302, '/signup?network=ads&ref=7']);
  expect(await whereTo('/landers/nothing/winter?ref=7&lb=1')).toEqual([302, '/signup?ref=7&lb=1']);
  expect(await whereTo(`${member}/landing2/nothing?ref=7`)).toEqual([302, `${member}/signup?ref=7`]);
});
