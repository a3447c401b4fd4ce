import { describe, expect, it } from 'vitest';
import { linkWorks, mayMailAgain, nextMailAfter } from './mailed-links.ts';

const now = new Date('2026-11-21T20:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const mine = 'tom@example.com';
const asked = (emailKey: string, ...minutes: number[]) => minutes.map((ago) => ({ at: minutesAgo(ago), emailKey }));

describe('a mail that is asked for again', () => {
  it('waits a minute after the last one', () => {
    const ofHalfAMinute = asked(mine, 0.5);
    expect(mayMailAgain(ofHalfAMinute, mine, now)).toEqual({ ok: false, refusal: 'rate_limited', minutes: 1 });
    expect(mayMailAgain(ofHalfAMinute, 'tim@example.com', now)).toEqual({ ok: true });
    expect(mayMailAgain(asked(mine, 1), mine, now)).toEqual({ ok: true });
    expect(mayMailAgain([], mine, now)).toEqual({ ok: true });
  });

  it('is the fifth of a day at most', () => {
    const five = asked(mine, 10, 20, 30, 40, 1_430);
    expect(mayMailAgain(five, mine, now)).toEqual({ ok: false, refusal: 'rate_limited', minutes: 10 });
    expect(nextMailAfter(five, mine, now)).toEqual(new Date(now.getTime() + 10 * 60_000));
  });

  it('is the tenth of a day at most, to whatever addresses', () => {
    const nine = Array.from({ length: 9 }, (_, number) => asked(`other-${number}@example.com`, 1_435 - number)).flat();
    expect(mayMailAgain(nine, mine, now)).toEqual({ ok: true });
    const ten = [...nine, ...asked('tenth@example.com', 3)];
    expect(mayMailAgain(ten, mine, now)).toEqual({ ok: false, refusal: 'rate_limited', minutes: 5 });
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
