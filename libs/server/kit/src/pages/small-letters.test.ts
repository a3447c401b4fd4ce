import { brand } from '@parlour/app-default/settings';
import { buildApi, type TestApi } from '@parlour/testing/build-api';
import { testDatabase } from '@parlour/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleBuilds } from '../testing/page-build.ts';
import { sampleCalls } from '../testing/sample-calls.ts';
import { settingsCall } from '../testing/settings-call.ts';

let api: TestApi;
beforeAll(async () => {
  const calls = [...sampleCalls({ deposits: 0 }), settingsCall];
  api = await buildApi({ database: await testDatabase(), brands: [brand], calls, pages: sampleBuilds(null) });
});
afterAll(() => api.close());

const get = (url: string) => api.app.inject({ url, headers: { host: 'default.localhost' } });

test.each([
  ['/Pricing', '/pricing'],
  ['/Signup?Ref=Anna', '/signup?Ref=Anna'],
  ['/PAGES/terms', '/pages/terms'],
  ['/DE', '/de'],
  ['/De/Pricing', '/de/pricing'],
  [`/landers/${brand.landers[0]!.toUpperCase()}`, `/landers/${brand.landers[0]}`],
])('%s leads for good to the public page of that name', async (address, small) => {
  const answered = await get(address);
  expect([answered.statusCode, answered.headers.location, answered.headers['set-cookie']]).toEqual([
    301,
    small,
    undefined,
  ]);
});

test.each(['/pricing', '/pricing?Ref=Anna', '/Members', '//Pricing', '/members/Xy'])(
  '%s stays where it is',
  async (address) => {
    expect((await get(address)).statusCode).not.toBe(301);
  },
);
