import { describe, expect, it } from 'vitest';
import { readDismissals, staysAway, writeDismissals, type Dismissals } from './dismissals.ts';

const at = Date.parse('2026-11-21T15:00:00Z');
const day = 86_400_000;

describe('the kept dismissals', () => {
  it('come back as they were written, to the second', () => {
    const kept: Dismissals = new Map([
      ['photo-alert', at],
      ['time-bonus', at + 5_000],
    ]);
    expect(readDismissals(writeDismissals(kept))).toEqual(kept);
  });

  it('are never earlier than the moment itself', () => {
    const kept = readDismissals(writeDismissals(new Map([['activation-reminder', at + 1]])));
    expect(kept.get('activation-reminder')).toBeGreaterThan(at);
  });

  it.each(['', 'photo-alert', 'photo-alert:soon', 'photo-alert:-5', 'something:1763735000', ':.:'])(
    'that cannot be read were never made: %j',
    (cookie) => expect(readDismissals(cookie).size).toBe(0),
  );
});

describe('an alert that was put away', () => {
  it('was never: it shows', () => expect(staysAway('photo-alert', null, at)).toBe(false));

  it('about the missing photo comes back after a week', () => {
    expect(staysAway('photo-alert', at, at + 7 * day - 1)).toBe(true);
    expect(staysAway('photo-alert', at, at + 7 * day)).toBe(false);
  });

  it('about the time bonus never comes back', () => expect(staysAway('time-bonus', at, at + 400 * day)).toBe(true));
});
