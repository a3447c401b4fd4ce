import { expect, it } from 'vitest';
import { readAnalyticsChoice, writeAnalyticsChoice } from './analytics-choice.ts';

it('reads the choice that was written, and takes nothing else for one', () => {
  const choice = { given: true, at: '2026-11-21T12:00:00.000Z' };
  expect(readAnalyticsChoice(writeAnalyticsChoice(choice))).toEqual(choice);
  expect(readAnalyticsChoice(writeAnalyticsChoice({ ...choice, given: false }))?.given).toBe(false);
  for (const other of [null, '', 'yes', '0~yes~2026-11-21T12:00:00.000Z', '1~perhaps~2026-11-21', '1~yes~soon'])
    expect(readAnalyticsChoice(other)).toBeNull();
});
