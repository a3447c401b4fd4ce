import { afterEach, expect, test } from 'vitest';
import { sampleApi, type SampleApi } from '../testing/sample-api.ts';

let api: SampleApi;
const lines: string[] = [];
afterEach(async () => {
  await api.close();
  lines.length = 0;
});

async function open(trustProxy: string[], secure = true) {
  const log = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } as const;
  api = await sampleApi({ log, options: { trustProxy, secure } });
  return (remoteAddress: string, forwarded?: string) =>
    api.app.inject({
      url: '/healthz',
      remoteAddress,
      headers: { host: 'default.localhost', ...(forwarded ? { 'x-forwarded-for': forwarded } : {}) },
    });
}
const warnings = () => lines.map((line) => (JSON.parse(line) as { msg: string }).msg);

test('a proxy that is not the one that was named is told of once, and by no address', async () => {
  const ask = await open(['10.0.0.0/8']);
  await ask('10.0.0.7', '203.0.113.9');
  await ask('192.168.7.7');
  expect(warnings()).toEqual([]);
  await ask('192.168.7.7', '203.0.113.9');
  await ask('192.168.7.8', '203.0.113.9');
  expect(warnings()).toEqual([expect.stringContaining('TRUST_PROXY')]);
  expect(lines.join()).not.toMatch(/192\.168|203\.0/);
});

test.each([
  ['where none is named, as the start tells', [], true],
  ['in the demo', ['10.0.0.0/8'], false],
])('nothing is told %s', async (_, trustProxy, secure) => {
  const ask = await open(trustProxy, secure);
  await ask('192.168.7.7', '203.0.113.9');
  expect(warnings()).toEqual([]);
});
