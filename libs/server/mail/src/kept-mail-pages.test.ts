import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestTools } from '@parlour/server-kit/server-parts';
import { fileTransport, listKeptMails } from './file-transport.ts';
import type { SentMail } from './letter.ts';
import { keptMailPages } from './kept-mail-pages.ts';

const mail = (changes: Partial<SentMail> = {}): SentMail => ({
  id: crypto.randomUUID(),
  brand: 'she',
  from: { name: 'Rosewater', address: 'help@rosewater.example' },
  to: 'ada@example.com',
  subject: 'Hello <Ada>',
  html: '<html><head></head><body><a href="http://she.localhost/activate?token=x">Confirm</a><script>alert(1)</script></body></html>',
  text: 'Confirm: http://she.localhost/activate?token=x </pre><script>',
  locale: 'en',
  ...changes,
});

let directory: string;
let app: FastifyInstance;
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'mails-'));
  const siteOf = () => ({ brand: { id: 'she' } });
  app = Fastify();
  await keptMailPages(directory)(app, { siteOf } as unknown as RequestTools);
  const transport = fileTransport(directory);
  await transport.send(mail({ subject: 'First' }));
  await transport.send(mail());
  await transport.send(mail({ brand: 'gay', subject: 'Of another brand' }));
});
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

const get = (url: string) => app.inject({ url });
const newest = async (brand: string) => (await listKeptMails(directory, brand, 1))[0]?.id ?? '';

describe('the kept mails of the demonstration', () => {
  it('lists the mails of the Host’s brand, newest first', async () => {
    const { body, headers } = await get('/dev/mailbox');
    expect(body.indexOf('Hello')).toBeLessThan(body.indexOf('First'));
    expect(body).not.toContain('Of another brand');
    expect(body).not.toContain('<Ada>');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('shows one mail in a frame that may run nothing, its text escaped, its links to follow', async () => {
    const { body } = await get(`/dev/mailbox/${await newest('she')}`);
    expect(body).not.toContain('<script>');
    expect(body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(body).toContain('<a href="http://she.localhost/activate?token=x"');
  });

  it('shows nobody another brand’s mail and no file that is none', async () => {
    expect((await get(`/dev/mailbox/${await newest('gay')}`)).statusCode).toBe(404);
    expect((await get('/dev/mailbox/..%2fgay%2fx')).statusCode).toBe(404);
  });
});
