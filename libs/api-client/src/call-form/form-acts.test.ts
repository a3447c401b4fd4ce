// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../api-error.ts';
import { formActs } from './form-acts.ts';
import { actPlace } from './use-form-draft.ts';

const DRAFT = 'parlour.draft.ann.try';
const values = { login: 'tom' };
const lost = () => Promise.reject(new ApiError(0, { code: 'offline' }));

beforeEach(() => sessionStorage.clear());

it('an act that nobody knows the end of keeps its key over a reload', async () => {
  const keys: string[] = [];
  const ask = (key: string) => {
    keys.push(key);
    return lost();
  };
  for (const open of [formActs, formActs]) await expect(open(DRAFT).make(values, ask)).rejects.toThrow();
  expect(new Set(keys).size).toBe(1);
});

it.each(['{"key":', '', 'null', '5'])('what lies there damaged (%o) keeps no form from being sent', async (kept) => {
  sessionStorage.setItem(actPlace(DRAFT), kept);
  const acts = formActs<string>(DRAFT);
  expect(await acts.make(values, async (key) => (key ? 'sent' : 'without a key'))).toBe('sent');
  acts.end();
  expect(sessionStorage).toHaveLength(0);
});
