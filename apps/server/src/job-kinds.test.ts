import { forHours } from '@parlour/server-jobs';
import { expect, test } from 'vitest';
import { queues, sendModerationMail } from './job-kinds.ts';

test('what other companies deliver, mails and pushes, is tried for hours, and nothing else is', () => {
  const patient = queues.filter(({ retries }) => retries === forHours).map(({ name }) => name);
  expect(patient).toEqual(queues.map(({ name }) => name).filter((name) => /mail$|^send-push$/.test(name)));
  expect(patient).toEqual(expect.arrayContaining(['send-mail', 'send-push']));
});

test('a mail about a decision that was wrong keeps what is given back', () => {
  const mail = {
    brand: 'default',
    kind: 'reversed',
    id: crypto.randomUUID(),
    origin: 'https://parlour.example',
  } as const;
  for (const back of ['photo', 'text', 'account', 'record'] as const)
    expect(sendModerationMail.data.parse({ ...mail, back })).toEqual({ ...mail, back });
});
