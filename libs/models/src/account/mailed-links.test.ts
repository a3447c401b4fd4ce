import { describe, expect, it } from 'vitest';
import { linkWorks, mayMailAgain, nextMailAfter } from './mailed-links.ts';

const now = new Date('2026-11-21T20:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('a mail that is asked for again', () => {
  it('waits a minute after the last one', () => {
    expect(mayMailAgain([minutesAgo(0.5)], now)).toEqual({ ok: false, refusal: 'rate_limited', minutes: 1 });
    expect(mayMailAgain([minutesAgo(1)], now)).toEqual({ ok: true });
    expect(mayMailAgain([], now)).toEqual({ ok: true });
  });

  it('is the fifth of a day at most', () => {
    const five = [10, 20, 30, 40, 1_430].map(minutesAgo);
    expect(mayMailAgain(five, now)).toEqual({ ok: false, refusal: 'rate_limited', minutes: 10 });
    expect(nextMailAfter(five, now)).toEqual(new Date(now.getTime() + 10 * 60_000));
  });
});

describe('a mailed link', () => {
  const link = { expiresAt: new Date(now.getTime() + 1), usedAt: null };
  it('works once and until it expires', () => {
    expect(linkWorks(link, now)).toBe(true);
    expect(linkWorks({ ...link, usedAt: now }, now)).toBe(false);
    expect(linkWorks({ ...link, expiresAt: now }, now)).toBe(false);
    expect(linkWorks(undefined, now)).toBe(false);
  });
});
