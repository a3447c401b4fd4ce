import { describe, expect, it } from 'vitest';
import { mayJoinAtAge } from './age.ts';

const zone = 'Europe/Amsterdam';

describe('the minimum age', () => {
  it('counts from the first minute of the birthday in the brand’s time zone, not in UTC', () => {
    const halfPastMidnight = new Date('2026-11-20T23:30:00Z');
    expect(mayJoinAtAge('2008-11-21', 18, halfPastMidnight, zone)).toEqual({ ok: true });
    expect(mayJoinAtAge('2008-11-21', 18, halfPastMidnight, 'America/New_York')).toEqual({
      ok: false,
      refusal: 'dob_too_young',
    });
  });

  it('is reached the day after 28 February by somebody born on the 29th', () => {
    expect(mayJoinAtAge('2008-02-29', 18, new Date('2026-02-28T12:00:00Z'), zone).ok).toBe(false);
    expect(mayJoinAtAge('2008-02-29', 18, new Date('2026-03-01T12:00:00Z'), zone).ok).toBe(true);
  });

  it.each(['2026-02-30', '30-02-1990', '', '1850-01-01', '2030-01-01'])('%s is no date of birth', (text) => {
    expect(mayJoinAtAge(text, 18, new Date('2026-11-21T12:00:00Z'), zone)).toEqual({
      ok: false,
      refusal: 'dob_invalid',
    });
  });
});
