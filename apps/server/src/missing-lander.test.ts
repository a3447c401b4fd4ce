import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testHouse, type TestHouse } from './testing/house.fixture.ts';
import { sourcePages } from './testing/source-pages.fixture.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await testHouse({ pages: sourcePages });
});
afterAll(() => house.close());

test('a lander that the brand does not have leads to the plain sign-up, each visitor with their own marks', async () => {
  const member = `/members/${uuid()}`;
  const whereTo = async (url: string) => {
    const host = `${house.brands[0].id}.localhost`;
    const { statusCode, headers } = await house.api.app.inject({ url, headers: { host } });
    return [statusCode, headers['location']];
  };
  expect(await whereTo('/landers/nothing')).toEqual([302, '/signup']);
  expect(await whereTo('/landers/nothing?network=friends&ref=an.na')).toEqual([
    302,
    '/signup?network=friends&ref=an.na',
  ]);
  expect(await whereTo('/landers/nothing?network=ads&ref=7')).toEqual([302, '/signup?network=ads&ref=7']);
  expect(await whereTo(`${member}/landing2/nothing?ref=7`)).toEqual([302, `${member}/signup?ref=7`]);
});
