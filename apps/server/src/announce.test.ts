import { afterEach, expect, test, vi } from 'vitest';
import { siteDirectory } from '@parlour/server-kit/sites';
import { announce } from './announce.ts';

afterEach(() => vi.restoreAllMocks());

test('says last that it is ready, and before that where nobody can pay, and what no trusted proxy means', () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line.trim()));
  const all = { sites: siteDirectory([]), logins: [], sells: true, trustsProxy: true };
  announce(all);
  announce({ ...all, sells: false });
  announce({ ...all, trustsProxy: false });
  expect(lines).toEqual([
    'Ready.',
    'Nobody can buy credits here: PAYMENT_PROVIDER is none.',
    'Ready.',
    'TRUST_PROXY is not set: all who come through a proxy have its address, and one limit.',
    'Ready.',
  ]);
});
