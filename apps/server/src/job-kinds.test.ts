import { forHours } from '@parlour/server-jobs';
import { expect, test } from 'vitest';
import { queues } from './job-kinds.ts';

test('a mail is tried for hours, and nothing else is', () => {
  const patient = queues.filter(({ retries }) => retries === forHours).map(({ name }) => name);
  expect(patient).toEqual(queues.map(({ name }) => name).filter((name) => name.endsWith('mail')));
  expect(patient).toContain('send-mail');
});
