import { DatabaseError } from 'pg';
import { openLog } from '@parlour/server-kit/open-log';
import { expect, test } from 'vitest';
import { logFailures } from './log-failures.ts';

const lines: string[] = [];
const stream = { write: (line: string) => void lines.push(line) };
const refused = Object.assign(new DatabaseError('no room for bob@private.example', 31, 'error'), {
  severity: 'ERROR',
  code: '53100',
});

test('work that failed is a line of the log, with what finds it again and without what it quotes', () => {
  const failure = { job: 'send-mail', error: refused, id: 'b9d1', brand: 'one', last: true };
  logFailures(openLog({ level: 'error', stream }))(failure);
  expect(JSON.parse(lines.pop()!)).toMatchObject({
    level: 50,
    time: expect.any(Number),
    pid: process.pid,
    msg: 'work failed',
    job: 'send-mail',
    job_id: 'b9d1',
    brand: 'one',
    last: true,
    err: { message: 'a database error', code: '53100' },
  });
  logFailures(openLog({ level: 'error', stream }))({ job: 'queue', error: refused });
  // The machine, and in a stack the folder of the checkout, may be called anything.
  const { err, hostname: _, ...rest } = JSON.parse(lines.join()) as { err: { stack: string }; hostname: string };
  expect(JSON.stringify({ ...rest, err: { ...err, stack: '' } })).not.toMatch(/private|job_id|brand|last/);
  expect(err.stack).not.toContain('bob@private.example');
  lines.length = 0;
  logFailures(openLog({ level: 'silent', stream }))(failure);
  expect(lines).toEqual([]);
});
