import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { deleteAccount } from '@parlour/contract/account/leaving/delete-account';
import { getNotificationSettings } from '@parlour/contract/account/notifications/get-notification-settings';
import { defineCall } from '@parlour/contract/define-call';
import { parseInput } from './parse-input.ts';
import type { CallRefusal } from './refusal.ts';
import { sampleApi, type SampleApi } from '../testing/sample-api.ts';
import { remove } from '../testing/sample-calls.ts';

let api: SampleApi;
beforeAll(async () => {
  api = await sampleApi();
});
afterAll(() => api.close());

const anything = defineCall({
  method: 'POST',
  path: '/api/anything.php',
  who: 'anyone',
  query: z.strictObject({ search: z.string().optional() }),
  body: z.strictObject({ texts: z.array(z.string()).optional(), map: z.record(z.string(), z.string()).optional() }),
  reply: z.object({}),
  errors: [],
});

const fieldsOf = (query: Record<string, string>, body: unknown): unknown => {
  try {
    return parseInput(anything, query, body);
  } catch (error) {
    return (error as CallRefusal).fields;
  }
};

test('what a call without fields is sent is refused like an unknown field of another', () => {
  const ask = (query: Record<string, string>, body?: unknown) => () => parseInput(getNotificationSettings, query, body);
  expect(ask({})).not.toThrow();
  const refused = { code: 'validation_failed', fields: { page: 'value_unknown' } };
  expect(ask({ page: '2' })).toThrow(expect.objectContaining(refused));
  expect(ask({}, { page: 2 })).toThrow(expect.objectContaining(refused));
});

test.each(['a\0b', '\uD83D'])('a call with the text %j, which no column holds, is refused at its field', async (id) => {
  const cookie = await api.logIn('default', api.members.default);
  const { status, body } = await api.send(remove, { cookie, body: { id } });
  expect([status, body['error']]).toMatchObject([422, { code: 'validation_failed', fields: { id: 'value_unknown' } }]);
});

test('such a text is found wherever it stands', () => {
  expect(fieldsOf({ search: '\0' }, {})).toEqual({ search: 'value_unknown' });
  expect(fieldsOf({}, { texts: ['good', 'b\0d'] })).toEqual({ 'texts.1': 'value_unknown' });
  expect(fieldsOf({}, { map: { 'k\0y': 'good' } })).toEqual({ map: 'value_unknown' });
  expect(fieldsOf({ search: 'plain' }, { texts: ['Łucja 🌸\n'] })).toEqual({
    query: { search: 'plain' },
    body: { texts: ['Łucja 🌸\n'] },
  });
});

test('a text that is too long says how long it may be, as people count', () => {
  const leave = (comment: string) => () => parseInput(deleteAccount, {}, { password: 'secret', comment });
  expect(leave('👋'.repeat(1_000))).not.toThrow();
  const refused = { code: 'validation_failed', fields: { comment: 'text_too_long' }, params: { max: 1_000 } };
  expect(leave('👋'.repeat(1_001))).toThrow(expect.objectContaining(refused));
});
