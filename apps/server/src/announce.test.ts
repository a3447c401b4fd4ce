import { afterEach, expect, test, vi } from 'vitest';
import { siteDirectory } from '@parlour/server-kit/sites';
import { announce } from './announce.ts';

afterEach(() => vi.restoreAllMocks());

test('says last that it is ready, and before that where nobody can pay', () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line.trim()));
  announce({ sites: siteDirectory([]), logins: [], sells: true });
  announce({ sites: siteDirectory([]), logins: [], sells: false });
  expect(lines).toEqual(['Ready.', 'Nobody can buy credits here: PAYMENT_PROVIDER is none.', 'Ready.']);
});
