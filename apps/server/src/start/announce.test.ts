import type { Site } from '@parlour/server-kit/sites/sites';
import { afterEach, expect, test, vi } from 'vitest';
import { announce } from './announce.ts';

afterEach(() => vi.restoreAllMocks());

test('says where the mails of the demo are: as files at their address, or sent', () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line.trim()));
  const site = { brand: { id: 'one', settings: { name: 'One' } }, origin: 'http://one.localhost' } as Site;
  const login = { brand: 'one', login: 'free@demo.example', password: 'secret', premium: false };
  const demo = { sites: [site], logins: [login], sells: true, trustsProxy: true };
  announce({ ...demo, keepsMails: true });
  announce({ ...demo, keepsMails: false });
  expect(lines.filter((line) => line.startsWith('Mails'))).toEqual([
    'Mails: /dev/mailbox on each site, such as http://one.localhost/dev/mailbox',
    'Mails: sent by SMTP_URL',
  ]);
});

test('says last that it is ready, and before that where nobody can pay, and what no trusted proxy means', () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line.trim()));
  const all = { sites: [], logins: [], keepsMails: false, sells: true, trustsProxy: true };
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
