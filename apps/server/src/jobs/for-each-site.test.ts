import { siteDirectory, type Site } from '@parlour/server-kit/sites/sites';
import { expect, test } from 'vitest';
import { forEachSite } from './for-each-site.ts';
import { leavingJobs, type LeavingParts } from './leaving-jobs.ts';
import { moderationJobs, type ModerationJobParts } from './moderation-jobs.ts';
import { paymentJobs, type PaymentJobParts } from './payment-jobs.ts';

const siteOf = (id: string): Site => ({ brand: { id }, origin: `http://${id}.localhost` }) as Site;

test('a brand where it fails keeps no other back, and is named at the end', async () => {
  const sites = siteDirectory(['first', 'second', 'third'].map(siteOf));
  const seen: string[] = [];
  const failing = forEachSite(sites, async ({ brand }) => {
    seen.push(brand.id);
    if (brand.id !== 'second') throw new Error(`${brand.id} is away`);
  });
  await expect(failing).rejects.toMatchObject({
    message: 'It failed for first, third',
    errors: [new Error('first is away'), new Error('third is away')],
  });
  expect(seen).toEqual(['first', 'second', 'third']);
});

test.each(['erase-members', 'lift-suspensions', 'recheck-payments', 'recheck-old-payments'])(
  '%s, which can do nothing without a database, comes to every brand',
  async (name) => {
    const sites = siteDirectory(['first', 'second'].map(siteOf));
    const recurring = [
      ...leavingJobs({ sites, queue: {} } as LeavingParts).recurring,
      ...paymentJobs({ sites } as PaymentJobParts).recurring,
      ...moderationJobs({ sites } as ModerationJobParts).recurring,
    ];
    await expect(recurring.find((job) => job.name === name)?.run()).rejects.toThrow('It failed for first, second');
  },
);
