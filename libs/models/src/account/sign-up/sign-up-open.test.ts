import { describe, expect, it } from 'vitest';
import { hasTrafficSource, mayJoin } from './sign-up-open.ts';

describe('sign-up', () => {
  it('is open to all, to nobody, or to those who came by a link that says so', () => {
    expect(mayJoin('all', false, 'NL', ['NL'])).toEqual({ ok: true });
    expect(mayJoin('none', true, 'NL', ['NL'])).toMatchObject({ refusal: 'signup_closed', reason: 'closed' });
    expect(mayJoin('with_trafficsource', false, 'NL', ['NL'])).toMatchObject({ reason: 'invite_only' });
    expect(mayJoin('with_trafficsource', true, 'NL', ['NL'])).toEqual({ ok: true });
  });

  it('is closed to a country that is not served, and not to one nobody knows', () => {
    expect(mayJoin('all', false, 'JP', ['NL'])).toMatchObject({ refusal: 'signup_country' });
    expect(mayJoin('all', false, null, ['NL'])).toEqual({ ok: true });
  });

  it('has a source where the network or the reference is named, and not by further marks alone', () => {
    const marks = [{ network: 'a' }, { ref: 'a' }, { sub1: 'x' }, {}];
    expect(marks.map(hasTrafficSource)).toEqual([true, true, false, false]);
  });
});
