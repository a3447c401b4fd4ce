import { expect, test } from 'vitest';
import { codeProblems } from './code-problems.ts';
import { endOfCode, NewCode } from './new-code.ts';
import { shopSettings } from '../checkout/shop.fixture.ts';

const now = new Date('2026-03-01T12:00:00Z');
const problemsOf = (said: object, at = now) => {
  const code = NewCode.parse({ code: 'SPRING', ...said });
  return codeProblems(code, shopSettings, at).map(({ path }) => path);
};

test.each([
  [{ percentage: 10 }],
  [{ percentage: 10, until: '2026-03-01' }],
  [{ percentage: 10, country: 'NL', methods: ['ideal'] }],
  [{ amount: 500, currency: 'EUR' }],
  [{ amount: 2000, currency: 'EUR', minimum: 2500 }],
])('%j makes a sound code', (said) => {
  expect(problemsOf(said)).toEqual([]);
});

test.each([
  ['neither a percentage nor an amount', 'percentage', {}],
  ['both', 'percentage', { percentage: 10, amount: 500, currency: 'EUR' }],
  ['an amount of no currency', 'currency', { amount: 500 }],
  ['a minimum of no currency', 'currency', { percentage: 10, minimum: 500 }],
  ['a currency in which nothing is sold', 'currency', { amount: 500, currency: 'SEK' }],
  ['a currency of another country', 'currency', { amount: 500, currency: 'EUR', country: 'US' }],
  ['a package for nothing', 'amount', { amount: 2000, currency: 'EUR' }],
  ['a minimum that nothing reaches', 'minimum', { percentage: 10, minimum: 100_000, currency: 'EUR' }],
  ['a country without the brand', 'country', { percentage: 10, country: 'SE' }],
  ['a way to pay of another country', 'methods', { percentage: 10, country: 'US', methods: ['ideal'] }],
  ['a way to pay that no code reaches yet', 'methods', { percentage: 10, methods: ['sepa_direct_debit'] }],
  ['the name of the brand’s own offer', 'code', { code: ' welcome25 ', percentage: 10 }],
  ['a day that is over', 'until', { percentage: 10, until: '2026-02-28' }],
])('a code with %s is wrong at its %s', (_, path, said) => {
  expect(problemsOf(said)).toEqual([path]);
});

test.each([
  ['on the brand’s calendar', {}, '2026-06-30T21:59:59.999Z'],
  ['in its country', { country: 'NL' }, '2026-06-30T21:59:59.999Z'],
  ['in the last of its country’s time zones', { country: 'US' }, '2026-07-01T09:59:59.999Z'],
])('the last day of a code is a whole one %s', (_, said, end) => {
  const until = { percentage: 10, until: '2026-06-30', ...said };
  const last = endOfCode(NewCode.parse({ code: 'SPRING', ...until }), shopSettings.time_zone)!;
  expect(last.toISOString()).toBe(end);
  expect([problemsOf(until, last), problemsOf(until, new Date(last.getTime() + 1))]).toEqual([[], ['until']]);
});

test.each([
  [{ code: 'SPRING SALE', percentage: 10 }],
  [{ percentage: 91 }],
  [{ percentage: 10, until: '2026-02-30' }],
  [{ percentage: 10, member: 'Anna' }],
  [{ percentage: 10, often: true }],
])('%j is no code at all', (said) => {
  expect(NewCode.safeParse({ code: 'SPRING', ...said }).success).toBe(false);
});
