import { expect, test } from 'vitest';
import { joinJobs, type JobParts } from './join-jobs.ts';
import { sendMail } from './job-kinds.ts';

test('as many mails go out side by side as the configuration says', () => {
  const { workers } = joinJobs({ mailsAtOnce: 7 } as JobParts);
  expect(workers.find(({ kind }) => kind === sendMail)?.atOnce).toBe(7);
});
