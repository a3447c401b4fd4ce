import { expect, test } from 'vitest';
import { settlePayment } from './job-kinds.ts';
import { paymentJobs, type PaymentJobParts } from './payment-jobs.ts';

const { workers, recurring } = paymentJobs({} as PaymentJobParts);

test('whatever asks providers about payments holds up no other recurring work', () => {
  const outside = recurring.filter(({ queue }) => queue === 'outside').map(({ name }) => name);
  expect(outside).toEqual(['recheck-payments', 'recheck-old-payments']);
});

test('a provider that keeps one purchase waiting keeps no other waiting, of whichever brand', () => {
  expect(workers.find(({ kind }) => kind === settlePayment)?.atOnce).toBe(4);
});

test('old payments are asked about in every hour of the day, so that the turn comes round to all of them', () => {
  expect(recurring.find(({ name }) => name === 'recheck-old-payments')?.cron).toMatch(/^\d+ \* \* \* \*$/);
});
