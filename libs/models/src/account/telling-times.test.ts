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
