import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sandboxPages } from './pages.ts';
import { createSandbox } from './sandbox.ts';

test('the page of a payment is unknown on the host of another brand, and nothing can be chosen there', async () => {
  const clock = () => new Date('2026-11-21T12:00:00Z');
  const sandbox = createSandbox({ bookPath: null, secret: 'a secret of the tests', clock, post: async () => 200 });
  const { next } = await sandbox.provider.create({
    paymentId: 'one',
    total: { amount: 2_990, currency: 'EUR' },
    method: 'IDEAL',
    description: '250 credits',
    statementName: 'SHOP',
    locale: 'en',
    returnUrl: 'http://shop.localhost:4200/payments/one',
    webhookUrl: 'http://shop.localhost:4200/api/payment-webhook.php?provider=sandbox',
  });
  const { pathname } = new URL(next.url!);
  const app = Fastify();
  await app.register(sandboxPages(sandbox));
  const statusOf = async (host: string, act: { method: 'GET' | 'POST'; url: string }) =>
    (await app.inject({ ...act, headers: { host } })).statusCode;
  const choice = { method: 'POST', url: `${pathname}/completed` } as const;

  expect(await statusOf('other.localhost:4200', { method: 'GET', url: pathname })).toBe(404);
  expect(await statusOf('other.localhost:4200', choice)).toBe(404);
  expect(sandbox.find(pathname.split('/').at(-1)!)?.state).toBe('open');
  expect(await statusOf('shop.localhost:4200', { method: 'GET', url: pathname })).toBe(200);
  expect(await statusOf('shop.localhost:4200', choice)).toBe(303);
});
