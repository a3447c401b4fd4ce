import { DatabaseError } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loggedError } from '@parlour/server-kit/logged-error';
import { queueFailures } from './queue-failures.ts';
import { quietly } from './quietly.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refused = Object.assign(new DatabaseError('no room for bob@private.example', 31, 'error'), {
  severity: 'ERROR',
  code: '53100',
  detail: 'Key (to)=(bob@private.example)',
});
/** As pg-boss tells of what its workers could not fetch. */
const copyOf = (error: Error, queue: string) =>
  Object.assign({}, error, { message: error.message, stack: error.stack, queue });

function told() {
  const failures: { job: string; error: unknown }[] = [];
  return { failures, hear: queueFailures(quietly((failure) => failures.push(failure))) };
}

test('a failure of the queue is told with its cause and place, and without what it quotes', () => {
  const { failures, hear } = told();
  hear(copyOf(refused, 'send-mail'));
  expect(failures[0]!.job).toBe('queue');
  const logged = loggedError(failures[0]!.error);
  expect(logged).toMatchObject({ message: 'a database error', code: '53100' });
  expect(logged.stack).toContain('queue-failures.test.ts');
  expect(JSON.stringify(logged)).not.toContain('private.example');
});

test('a failure that lasts is told once a minute, and another kind beside it', () => {
  const { failures, hear } = told();
  for (const queue of ['send-mail', 'send-push', 'notify']) hear(copyOf(refused, queue));
  hear(copyOf(new Error('Query read timeout'), 'notify'));
  hear(new Error('Query read timeout'));
  expect(failures.map(({ error }) => (error as Error).message)).toEqual([refused.message, 'Query read timeout']);
  vi.advanceTimersByTime(59_999);
  hear(copyOf(refused, 'send-mail'));
  expect(failures).toHaveLength(2);
  vi.advanceTimersByTime(1);
  hear(copyOf(refused, 'send-mail'));
  expect(failures).toHaveLength(3);
});
