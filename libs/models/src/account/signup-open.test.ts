import { describe, expect, it } from 'vitest';
import { mayJoin } from './signup-open.ts';

describe('sign-up', () => {
  it('is open to all, to nobody, or to those who came by a link that says so', () => {
    expect(mayJoin('all', {}, 'NL', ['NL'])).toEqual({ ok: true });
    expect(mayJoin('none', { ref: 'a' }, 'NL', ['NL'])).toMatchObject({ refusal: 'signup_closed', reason: 'closed' });
    expect(mayJoin('with_trafficsource', { sub1: 'x' }, 'NL', ['NL'])).toMatchObject({ reason: 'invite_only' });
    expect(mayJoin('with_trafficsource', { ref: 'a' }, 'NL', ['NL'])).toEqual({ ok: true });
  });

  it('is closed to a country that is not served, and not to one nobody knows', () => {
    expect(mayJoin('all', {}, 'JP', ['NL'])).toMatchObject({ refusal: 'signup_country' });
    expect(mayJoin('all', {}, null, ['NL'])).toEqual({ ok: true });
  });
});
