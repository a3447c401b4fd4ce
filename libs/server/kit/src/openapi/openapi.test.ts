import { pageHidden } from '@parlour/contract/account/notifications/page-hidden';
import { logOutByGet } from '@parlour/contract/account/log-in/log-out-by-get';
import { changeMailSubscription } from '@parlour/contract/account/notifications/change-mail-subscription';
import { leadToUnsubscribe } from '@parlour/contract/account/notifications/lead-to-unsubscribe';
import { unsubscribe } from '@parlour/contract/account/notifications/unsubscribe';
import { listGifts } from '@parlour/contract/chat/list-gifts';
import type { Call } from '@parlour/contract/define-call';
import { paymentWebhook } from '@parlour/contract/payments/payment-webhook';
import { uploadPhoto } from '@parlour/contract/profile/upload-photo';
import { expect, test } from 'vitest';
import { openApi } from './openapi.ts';
import { deposit, hook, leave, remove, removeAll, whoAmI } from '../testing/sample-calls.ts';

interface Operation {
  operationId: string;
  description?: string;
  parameters: { name: string; required?: boolean }[];
  requestBody?: { required: boolean; content: object };
  responses: Record<string, { description: string; content?: object }>;
}

const documentOf = (...calls: Call[]) =>
  openApi(calls) as { openapi: string; paths: Record<string, Record<string, Operation>> };
const operationOf = (call: Call): Operation => documentOf(call).paths[call.path]![call.method.toLowerCase()]!;
const namesHeader = (call: Call): boolean => operationOf(call).parameters.some(({ name }) => name === 'X-Request-Type');
const bodiesOf = (call: Call): string[] => Object.keys(operationOf(call).requestBody?.content ?? {});

test('the document of all calls is made from the contract', () => {
  const { openapi, paths } = documentOf(whoAmI, deposit, remove, removeAll, leave);
  expect(openapi).toBe('3.1.0');
  expect(Object.keys(paths).slice(0, 4)).toEqual([
    '/api/who.php',
    '/api/deposit.php',
    '/api/thing.php',
    '/api/leave.php',
  ]);
  const operation = paths['/api/deposit.php']!['post']!;
  expect(operation.parameters).toMatchObject([
    { name: 'X-Request-Type', required: true },
    { name: 'Idempotency-Key', required: true },
    { name: 'X-Client-Version' },
  ]);
  expect(operation.parameters[2]).not.toHaveProperty('required');
  expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['201', '403', '409', '422', '429', '500']));
});

test('calls that only the query tells apart are one operation, which takes and gives what any of them does', () => {
  const { paths } = documentOf(remove, removeAll);
  expect(Object.keys(paths['/api/thing.php']!)).toEqual(['delete']);
  const operation = operationOf(remove);
  const shared = paths['/api/thing.php']!['delete']!;
  expect(shared.operationId).toBe('delete-thing-php');
  expect(shared.description).toBe('Several calls, told apart by the query: without; with all=1.');
  expect(shared.parameters.filter(({ name }) => name === 'all')).toEqual([
    { name: 'all', in: 'query', required: false, schema: { const: '1' } },
  ]);
  expect([operation.requestBody?.required, shared.requestBody?.required]).toEqual([true, false]);
  expect(shared.responses['200']!.content).toMatchObject({
    'application/json': {
      schema: {
        anyOf: [{ properties: { removed: { type: 'string' } } }, { properties: { removed: { const: 'all' } } }],
      },
    },
  });
  const alone = operationOf(removeAll);
  expect(alone.parameters.find(({ name }) => name === 'all')).toMatchObject({ required: true });
  expect(alone).not.toHaveProperty('description');
});

test('the session cookie has the name that this server gives it', () => {
  const cookieOf = (secure?: boolean) =>
    (openApi([], secure)['components'] as Record<string, object>)['securitySchemes'];
  expect(cookieOf()).toMatchObject({ session: { in: 'cookie', name: '__Host-sid' } });
  expect(cookieOf(false)).toMatchObject({ session: { in: 'cookie', name: 'sid' } });
});

test('the client header is asked for where the server asks for it', () => {
  const [needed, spared] = [
    [deposit, logOutByGet, changeMailSubscription],
    [whoAmI, hook, pageHidden, unsubscribe],
  ];
  expect(needed.map(namesHeader)).toEqual([true, true, true]);
  expect(spared.map(namesHeader)).toEqual([false, false, false, false]);
});

test('a body is described in every type that the call takes', () => {
  expect(bodiesOf(deposit)).toEqual(['application/json']);
  expect(bodiesOf(unsubscribe)).toEqual([
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
  ]);
  expect(bodiesOf(uploadPhoto)).toEqual(['multipart/form-data']);
  expect(bodiesOf(paymentWebhook)).toEqual(['*/*']);
});

test('a call that leads to a page says so, and has no body', () => {
  const { responses } = operationOf(leadToUnsubscribe);
  expect(responses['303']).toMatchObject({ headers: { Location: { required: true, schema: { type: 'string' } } } });
  expect(responses['303']).not.toHaveProperty('content');
  expect(responses).not.toHaveProperty('200');
});

test('what any call may be refused with stands at each that may', () => {
  const codesOf = (call: Call): Record<string, string> =>
    Object.fromEntries(
      Object.entries(operationOf(call).responses).map(([status, { description }]) => [status, description]),
    );
  expect(codesOf(deposit)).toMatchObject({
    403: 'limit_reached, authentication_required, header_missing',
    413: 'too_large',
    423: 'account_blocked, account_pending_deletion',
    503: 'maintenance, server_error',
  });
  for (const status of ['403', '413', '423']) expect(codesOf(whoAmI)).not.toHaveProperty(status);
  expect(codesOf(uploadPhoto)['413']).toBe('photo_too_large');
  expect(codesOf(whoAmI)['503']).toBe('maintenance, server_error');
});

test('where each call at a place is told by the query, one without it is not found', () => {
  expect(operationOf(removeAll).responses).toHaveProperty('404');
  expect(documentOf(remove, removeAll).paths['/api/thing.php']!['delete']!.responses).not.toHaveProperty('404');
});

test('what is the same for everybody is not sent again to whoever knows it, and nothing else says so', () => {
  expect(operationOf(listGifts).responses).toHaveProperty('304');
  expect(operationOf(whoAmI).responses).not.toHaveProperty('304');
});

test('the state of the process and the live stream stand beside the calls', () => {
  const { paths } = documentOf();
  expect(Object.keys(paths)).toEqual(['/api/health.php', '/api/version.php', '/api/events.php']);
  expect(Object.keys(paths['/api/events.php']!['get']!.responses['200']!.content ?? {})).toEqual(['text/event-stream']);
});
