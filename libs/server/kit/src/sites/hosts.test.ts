import { brand as first } from '@parlour/app-default/settings';
import { brand as second } from '@parlour/app-she/settings';
import { buildApi, type ApiParts, type TestApi } from '@parlour/testing/build-api';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleBuilds } from '../testing/page-build.ts';
import { sampleCalls } from '../testing/sample-calls.ts';
import { settingsCall } from '../testing/settings-call.ts';

const database = await databaseOfFile();

const calls = [...sampleCalls({ deposits: 0 }), settingsCall];
const apiWith = (parts: Partial<ApiParts>): Promise<TestApi> =>
  buildApi({ database, brands: [first, second], calls, pages: sampleBuilds(null), ...parts });

describe('a host that is nobody’s', () => {
  let api: TestApi;
  let asked = 0;
  beforeAll(async () => {
    api = await apiWith({
      routes: [(app) => void app.all('/dev/*', async () => ({ asked: ++asked }))],
    });
  });
  afterAll(() => api.close());

  test.each([
    ['GET', '/'],
    ['POST', '/members'],
    ['GET', '/assets/app.js'],
    ['GET', '/members.data'],
    ['GET', '/__manifest?paths=/'],
    ['GET', '/start'],
    ['GET', '/offline'],
    ['GET', '/push-words.json'],
    ['GET', '/dev/mailbox'],
    ['POST', '/dev/pay'],
    ['GET', '/api/docs'],
    ['GET', '/api/openapi.json'],
    ['GET', '/api/events.php'],
    ['GET', '/api/who.php'],
    ['GET', '/api/nothing.php'],
    ['POST', '/api/deposit.php'],
    ['PUT', '/nothing'],
  ] as const)('has no %s %s', async (method, url) => {
    const answered = await api.app.inject({ method, url, headers: { host: 'stranger.example' } });
    expect([answered.statusCode, answered.json().error.code]).toEqual([421, 'unknown_brand']);
    expect(asked).toBe(0);
  });

  test.each([
    'default.localhost:4300@evil.example',
    'default.localhost:@evil.example',
    'default.localhost:x',
    'default.localhost:',
    'default.localhost:65536',
    'default.localhost:99999',
    'default.localhost:80:80',
  ])('is also one that names a site of ours and something else: %s', async (host) => {
    const answered = await api.app.inject({ url: '/api/who.php', headers: { host } });
    expect([answered.statusCode, answered.json().error.code]).toEqual([421, 'unknown_brand']);
  });

  test.each(['default.localhost', 'default.localhost:4300', 'Default.localhost:65535'])(
    'is none where it is %s',
    async (host) => expect((await api.app.inject({ url: '/api/who.php', headers: { host } })).statusCode).toBe(200),
  );

  test.each(['/api/health.php', '/api/version.php', '/healthz'])('still has %s', async (url) => {
    expect((await api.app.inject({ url, headers: { host: 'stranger.example' } })).statusCode).toBe(200);
  });
});

describe('forwarded headers', () => {
  /** The brand that answers, and the address that counts as the browser's. */
  async function seen(trustProxy: readonly string[]): Promise<{ brand: string; address: string | undefined }> {
    const addresses: string[] = [];
    const countryOf = (address: string): null => (addresses.push(address), null);
    const api = await apiWith({ options: { trustProxy }, countryOf });
    const headers = {
      host: 'default.localhost',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'she.localhost',
    };
    const { brand } = (await api.app.inject({ url: '/api/who.php', headers })).json<{ brand: string }>();
    await api.close();
    return { brand, address: addresses[0] };
  }

  test('are ignored where no proxy is trusted, or another one', async () => {
    const own = { brand: 'default', address: '127.0.0.1' };
    expect([await seen([]), await seen(['10.0.0.0/8'])]).toEqual([own, own]);
  });

  test('of a trusted proxy say who asks, and not whose site: it may hand on what a browser sent', async () => {
    expect(await seen(['127.0.0.0/8'])).toEqual({ brand: 'default', address: '203.0.113.9' });
  });
});
