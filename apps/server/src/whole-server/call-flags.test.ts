import type { Call } from '@parlour/contract/define-call';
import { expect, test } from 'vitest';
import { namedCalls } from '../testing/joined-calls.fixture.ts';

const namesWhere = (is: (call: Call) => boolean | undefined): string[] =>
  namedCalls
    .filter(([, call]) => is(call))
    .map(([name]) => name)
    .toSorted();

test('two calls act though they are read by GET (contract part 1, rule 3)', () => {
  expect(namesWhere(({ acts }) => acts)).toEqual(['GET /api/auto-like.php', 'GET /api/logout.php']);
});

test('the answers of four are the same for everybody on a host (contract part 1, rule 12)', () => {
  expect(namesWhere(({ shared }) => shared)).toEqual([
    'GET /api/companyinfo.php',
    'GET /api/gifts.php',
    'GET /api/interests.php',
    'GET /api/regions.php',
  ]);
});

test('the senders of two cannot set headers (contract part 1, rule 2)', () => {
  expect(namesWhere(({ headerless }) => headerless)).toEqual([
    'POST /api/page-hidden.php',
    'POST /api/unsubscribe.php',
  ]);
});

test('all five of user.php keep the session in the browser, and no other does (contract part 1, rule 6)', () => {
  const ofUser = namesWhere(({ path }) => path === '/api/user.php');
  expect(ofUser).toHaveLength(5);
  expect(namesWhere(({ keepsSession }) => keepsSession)).toEqual(ofUser);
});
