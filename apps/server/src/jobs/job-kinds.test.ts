import type { MakeExportJob, AccountMailJob } from '@parlour/server-account';
import type { NotificationJob } from '@parlour/server-account/notifications/telling/notice';
import type { AnswerJob } from '@parlour/server-demo/answers/answer-job';
import { forDays, forHours, type Job } from '@parlour/server-jobs';
import type { ReceiptMailJob, SettlePaymentJob } from '@parlour/server-payments';
import type { JudgePhotosJob, RemovePhotoFilesJob } from '@parlour/server-profile/photos/photo-ports';
import type { InquiryMailJob, ModerationMailJob, StateSentCopyJob, TakeBackRestedJob } from '@parlour/server-safety';
import { expect, expectTypeOf, test } from 'vitest';
import { queues, sendModerationMail, type QueuedJob } from './job-kinds.ts';

/** What slices put into the queue. */
type SliceJob =
  | AccountMailJob
  | MakeExportJob
  | NotificationJob
  | InquiryMailJob
  | ModerationMailJob
  | SettlePaymentJob
  | ReceiptMailJob
  | RemovePhotoFilesJob
  | JudgePhotosJob
  | StateSentCopyJob
  | TakeBackRestedJob
  | AnswerJob;

type DataByName<Queued extends Job> = { [Each in Queued as Each['name']]: Each['data'] };

test('what is read from the queue is what slices put into it, to the last field that may be absent', () => {
  // Asked when types are checked: a schema would leave out, and say nothing of, a field that it does not know.
  expectTypeOf<DataByName<QueuedJob>>().toEqualTypeOf<DataByName<SliceJob>>();
});

test('what other companies deliver, mails and pushes, is tried for hours, or for days where nobody asks for it again, and nothing else is', () => {
  const patient = queues.filter(({ retries }) => [forHours, forDays].includes(retries)).map(({ name }) => name);
  expect(patient).toEqual(queues.map(({ name }) => name).filter((name) => /mail$|^send-push$/.test(name)));
  const forLong = queues.filter(({ retries }) => retries === forDays).map(({ name }) => name);
  const all = queues.map(({ name }) => name).filter((name) => name.endsWith('mail'));
  expect(forLong).toEqual(all.filter((name) => name !== 'send-resume-mail'));
});

test('a mail that is tried for days is tried for three', () => {
  let seconds = 0;
  for (let pause = 0; pause < forDays.times; pause += 1)
    seconds += Math.min(forDays.firstPause * 2 ** pause, forDays.longestPause);
  expect(Math.round(seconds / 86_400)).toBe(3);
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
