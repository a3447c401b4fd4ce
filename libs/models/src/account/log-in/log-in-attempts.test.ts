import { describe, expect, it } from 'vitest';
import { mayTryLogIn, type LogInAttempt } from './log-in-attempts.ts';

const now = new Date('2026-11-21T20:00:00Z');
const failures = (count: number, minutesAgo: number, sameNetwork = true): LogInAttempt[] =>
  Array.from({ length: count }, () => ({ at: new Date(now.getTime() - minutesAgo * 60_000), sameNetwork }));

describe('log-in attempts', () => {
  it('are refused after ten failures in fifteen minutes from one network', () => {
    expect(mayTryLogIn(failures(9, 1), now)).toEqual({ ok: true });
    expect(mayTryLogIn(failures(10, 4), now)).toEqual({ ok: false, refusal: 'too_many_attempts', minutes: 11 });
  });

  it('are free again when the tenth newest failure has left the window', () => {
    expect(mayTryLogIn([...failures(5, 14), ...failures(5, 2)], now)).toMatchObject({ minutes: 1 });
    expect(mayTryLogIn([...failures(5, 15), ...failures(5, 2)], now)).toEqual({ ok: true });
  });

  it('from many networks ask for a mailed link and do not lock the owner out', () => {
    expect(mayTryLogIn(failures(49, 1, false), now)).toEqual({ ok: true });
    expect(mayTryLogIn(failures(50, 1, false), now)).toEqual({ ok: false, refusal: 'second_factor_required' });
  });
});
