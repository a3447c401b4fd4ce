import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIn } from '../day.ts';
import { swipeDay } from './swipe-day.ts';

const at = (timeZone: string, now: string) => {
  const { day, resetsAt } = swipeDay(timeZone, new Date(now));
  return [day, resetsAt.toISOString()];
};

describe('a day of the swipe game', () => {
  it('ends at the midnight of the time zone', () => {
    expect(at('Europe/Amsterdam', '2026-11-21T22:59:59.999Z')).toEqual(['2026-11-21', '2026-11-21T23:00:00.000Z']);
    expect(at('Europe/Amsterdam', '2026-11-21T23:00:00.000Z')).toEqual(['2026-11-22', '2026-11-22T23:00:00.000Z']);
    expect(at('America/New_York', '2026-11-21T23:00:00Z')).toEqual(['2026-11-21', '2026-11-22T05:00:00.000Z']);
  });

  it('is over a moment later and not before, wherever and whenever', () => {
    const zones = fc.constantFrom('Europe/London', 'America/St_Johns', 'Pacific/Apia', 'Australia/Lord_Howe', 'UTC');
    const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(zones, moments, (zone, now) => {
        const { day, resetsAt } = swipeDay(zone, now);
        expect(dayIn(zone, new Date(resetsAt.getTime() - 1))).toBe(day);
        expect(dayIn(zone, resetsAt) > day).toBe(true);
        expect(swipeDay(zone, resetsAt).day).toBe(dayIn(zone, resetsAt));
      }),
      { numRuns: 60 },
    );
  });
});
