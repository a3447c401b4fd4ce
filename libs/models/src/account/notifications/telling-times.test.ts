import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextTime, quietUntil, tellingTime } from './telling-times.ts';

const at = (text: string) => new Date(text);
const night = { from: '22:30', to: '07:00', tz: 'Europe/Amsterdam' };

describe('quiet hours', () => {
  it('run across midnight, on the member’s clock, and end when they say', () => {
    // 22:29 and 22:30 in Amsterdam, in winter.
    expect(quietUntil(night, at('2026-11-21T21:29:59Z'))).toBeNull();
    expect(quietUntil(night, at('2026-11-21T21:30:00Z'))).toEqual(at('2026-11-22T06:00:00Z'));
    expect(quietUntil(night, at('2026-11-22T05:59:59Z'))).toEqual(at('2026-11-22T06:00:00Z'));
    expect(quietUntil(night, at('2026-11-22T06:00:00Z'))).toBeNull();
  });

  it('end by the clock also in the nights in which summer time begins and ends', () => {
    expect(quietUntil(night, at('2026-03-28T22:00:00Z'))).toEqual(at('2026-03-29T05:00:00Z'));
    expect(quietUntil(night, at('2026-10-24T21:00:00Z'))).toEqual(at('2026-10-25T06:00:00Z'));
  });

  it('that end in the hour that summer time skips end after it', () => {
    const late = { ...night, to: '02:30' };
    for (const asked of ['2026-03-29T00:30:00Z', '2026-03-29T00:45:10Z', '2026-03-29T00:59:59Z'])
      expect(quietUntil(late, at(asked))).toEqual(at('2026-03-29T01:30:00Z'));
    expect(quietUntil(late, at('2026-03-29T01:00:00Z'))).toBeNull();
    expect(quietUntil(late, at('2026-03-29T22:00:00Z'))).toEqual(at('2026-03-30T00:30:00Z'));
  });

  it('know a zone in any case of letters', () => {
    const at = new Date('2026-11-25T21:30:00Z');
    const quiet = { from: '22:00', to: '07:00' };
    const ends = ['Europe/Amsterdam', 'eUROPE/amsterdam'].map((tz) => quietUntil({ ...quiet, tz }, at)?.toISOString());
    expect(ends).toEqual(['2026-11-26T06:00:00.000Z', '2026-11-26T06:00:00.000Z']);
  });

  it('may lie within a day, and may be none', () => {
    const noon = { from: '12:00', to: '13:00', tz: 'America/New_York' };
    expect(quietUntil(noon, at('2026-11-21T17:30:00Z'))).toEqual(at('2026-11-21T18:00:00Z'));
    expect(quietUntil(noon, at('2026-11-21T16:59:00Z'))).toBeNull();
    expect(quietUntil(null, at('2026-11-21T17:30:00Z'))).toBeNull();
  });
});

describe('the time at which something is told', () => {
  it('is now, six in the evening, Friday at six, or never', () => {
    // A Saturday.
    const now = at('2026-11-21T20:00:30Z');
    expect(tellingTime('now', 'Europe/Amsterdam', now)).toEqual(now);
    expect(tellingTime('daily', 'Europe/Amsterdam', now)).toEqual(at('2026-11-22T17:00:00Z'));
    expect(tellingTime('weekly', 'Europe/Amsterdam', now)).toEqual(at('2026-11-27T17:00:00Z'));
    expect(tellingTime('never', 'Europe/Amsterdam', now)).toBeNull();
  });

  it('on the day itself is today before that time, and a week later after it', () => {
    expect(tellingTime('weekly', 'Europe/Amsterdam', at('2026-11-27T16:59:00Z'))).toEqual(at('2026-11-27T17:00:00Z'));
    expect(tellingTime('weekly', 'Europe/Amsterdam', at('2026-11-27T17:00:00Z'))).toEqual(at('2026-12-04T17:00:00Z'));
    expect(nextTime('Asia/Kolkata', 0, at('2026-11-21T20:00:00Z'))).toEqual(at('2026-11-22T18:30:00Z'));
  });
});

describe('the next time of a clock', () => {
  /** Zones with summer time, by half an hour and at midnight too, and those of days on which it begins or ends. */
  const turns = {
    'Europe/Amsterdam': ['2026-03-29', '2026-10-25'],
    'America/New_York': ['2026-03-08', '2026-11-01'],
    'America/Santiago': ['2026-04-05', '2026-09-06'],
    'Africa/Cairo': ['2026-04-24', '2026-10-30'],
    'Australia/Lord_Howe': ['2026-04-05', '2026-10-04'],
    'Asia/Kolkata': ['2026-06-01'],
    UTC: ['2026-06-01'],
  };
  const asked = fc.record({
    turn: fc.constantFrom(...Object.entries(turns).flatMap(([zone, days]) => days.map((day) => ({ zone, day })))),
    away: fc.oneof(
      fc.integer({ min: -12 * 3_600, max: 12 * 3_600 }),
      fc.integer({ min: -72 * 3_600, max: 72 * 3_600 }),
    ),
    minutes: fc.oneof(fc.integer({ min: 0, max: 4 * 60 }), fc.integer({ min: 0, max: 24 * 60 - 1 })),
    weekday: fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined }),
  });

  it('is always to come, within a day or a week and the hour of a turn, in every zone and on every day', () => {
    fc.assert(
      fc.property(asked, ({ turn: { zone, day }, away, minutes, weekday }) => {
        const now = new Date(at(`${day}T00:00:00Z`).getTime() + away * 1_000);
        const ahead = nextTime(zone, minutes, now, weekday).getTime() - now.getTime();
        expect(ahead).toBeGreaterThan(0);
        expect(ahead).toBeLessThanOrEqual((weekday === undefined ? 25 : 7 * 24 + 1) * 3_600_000);
      }),
      { numRuns: 20_000 },
    );
  });
});
