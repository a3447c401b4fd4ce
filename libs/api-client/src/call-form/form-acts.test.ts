// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../api-error.ts';
import { formActs } from './form-acts.ts';

const PLACE = 'parlour.act.ann.try';
const values = { login: 'tom' };
const lost = () => Promise.reject(new ApiError(0, { code: 'offline' }));

beforeEach(() => sessionStorage.clear());

it('an act that nobody knows the end of keeps its key over a reload', async () => {
  const keys: string[] = [];
  const ask = (key: string) => {
    keys.push(key);
    return lost();
  };
  for (const open of [formActs, formActs]) await expect(open(PLACE).make(values, ask)).rejects.toThrow();
  expect(new Set(keys).size).toBe(1);
});

it.each([
  ['nobody knows the end of keeps its key', 0, values, true],
  ['nobody knows the end of is not that of other values', 0, { login: 'tim' }, false],
  ['was refused is over', 422, values, false],
])('an act that %s (%i)', async (_, status, next, isSame) => {
  const keys: string[] = [];
  const answer = (key: string) => {
    keys.push(key);
    return Promise.reject(new ApiError(status, { code: status === 0 ? 'offline' : 'validation_failed' }));
  };
  const acts = formActs(PLACE);
  await expect(acts.make(values, answer)).rejects.toThrow();
  expect(sessionStorage).toHaveLength(status === 0 ? 1 : 0);
  await expect(acts.make(next, answer)).rejects.toThrow();
  expect(keys[0] === keys[1]).toBe(isSame);
});

it('of an act with a password in it the password is kept nowhere, and the key all the same', async () => {
  const keys: string[] = [];
  const ask = (key: string) => {
    keys.push(key);
    return lost();
  };
  const joining = { ...values, password: 'a lantern' };
  for (const open of [formActs, formActs]) await expect(open(PLACE).make(joining, ask)).rejects.toThrow();
  expect(new Set(keys).size).toBe(1);
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('lantern');
  const elsewhere = formActs(undefined);
  for (const password of ['a lantern', 'a candle'])
    await expect(elsewhere.make({ ...values, password }, ask)).rejects.toThrow();
  expect(new Set(keys).size, 'where nothing is kept another password is another act').toBe(3);
});

it('an act that stands under another password stays the same', async () => {
  const keys: string[] = [];
  const conflict = (key: string) => {
    keys.push(key);
    return Promise.reject(new ApiError(409, { code: 'idempotency_conflict' }));
  };
  for (const open of [formActs, formActs])
    await expect(open(PLACE).make({ ...values, password: 'a candle' }, conflict)).rejects.toThrow();
  expect(new Set(keys).size).toBe(1);
});

it.each(['{"key":', '', 'null', '5'])('what lies there damaged (%o) keeps no form from being sent', async (kept) => {
  sessionStorage.setItem(PLACE, kept);
  const acts = formActs<string>(PLACE);
  expect(await acts.make(values, async (key) => (key ? 'sent' : 'without a key'))).toBe('sent');
  acts.end();
  expect(sessionStorage).toHaveLength(0);
});
