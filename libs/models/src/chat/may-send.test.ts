import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeBecause, type AllowanceUse } from './free-allowance.ts';
import { maySend, type SendFacts, type SendRefusal } from './may-send.ts';

const use: AllowanceUse = { premium: false, conversations: 0, messages: 0, conversation: 'new' };
const facts: SendFacts = {
  blockedByThem: false,
  blockedByMe: false,
  gone: false,
  whoCanMessage: 'everyone',
  likedByThem: false,
  matched: false,
  accepted: false,
  heldFull: false,
  fictional: false,
  fictionalAcknowledged: false,
  allowance: { conversations: null, messages: null },
  use,
  words: true,
  cost: 10,
  credits: 10,
};

/** Each rule with facts that break it, in the order of contract part 7: gone, one's own block, then their rule and what may wait. */
const broken: [SendRefusal, Partial<SendFacts>][] = [
  ['blocked', { blockedByThem: true }],
  ['profile_gone', { gone: true }],
  ['already_blocked', { blockedByMe: true }],
  ['not_allowed_by_member', { whoCanMessage: 'matches' }],
  ['not_confirmed', { heldFull: true }],
  ['fictional_ack_required', { fictional: true }],
  ['insufficient_credits', { credits: 9 }],
];

const limit = fc.option(fc.integer({ min: 0, max: 3 }), { nil: null });
const anyUse = fc.record({
  premium: fc.boolean(),
  conversations: fc.integer({ min: 0, max: 4 }),
  messages: fc.integer({ min: 0, max: 4 }),
  conversation: fc.constantFrom('new' as const, 'mine_free' as const, 'other' as const),
});

describe('may I send', () => {
  it('answers with the first rule that is broken, whichever others are', () => {
    fc.assert(
      fc.property(fc.subarray(broken, { minLength: 1 }), (some) => {
        const verdict = maySend(Object.assign({}, facts, ...some.map(([, fact]) => fact)) as SendFacts);
        expect(verdict).toEqual({ ok: false, refusal: some[0]![0], cost: 10 });
      }),
    );
  });

  it('costs nothing exactly where something is free, and never more than there is', () => {
    fc.assert(
      fc.property(
        fc.record({ conversations: limit, messages: limit }),
        anyUse,
        fc.integer({ min: 0, max: 30 }),
        (allowance, used, credits) => {
          const verdict = maySend({ ...facts, allowance, use: used, credits });
          const free = freeBecause(allowance, used);
          expect(verdict.cost).toBe(free ? 0 : 10);
          expect(verdict.ok).toBe(free !== null || credits >= 10);
        },
      ),
    );
  });

  it('lets members decide who writes first, and no longer once they have answered', () => {
    const asks = (fact: Partial<SendFacts>) => maySend({ ...facts, ...fact }).ok;
    expect(asks({ whoCanMessage: 'liked' })).toBe(false);
    expect(asks({ whoCanMessage: 'liked', likedByThem: true })).toBe(true);
    expect(asks({ whoCanMessage: 'matches', likedByThem: true })).toBe(false);
    expect(asks({ whoCanMessage: 'matches', matched: true })).toBe(true);
    expect(asks({ whoCanMessage: 'matches', accepted: true })).toBe(true);
    expect(asks({ blockedByMe: true, accepted: true })).toBe(false);
  });

  it('asks for the acknowledgement before the first message that costs', () => {
    const fictional = { ...facts, fictional: true };
    expect(maySend({ ...fictional, allowance: { conversations: 1, messages: null } }).ok).toBe(true);
    expect(maySend({ ...fictional, fictionalAcknowledged: true }).ok).toBe(true);
    expect(maySend({ ...fictional, cost: 0 }).ok).toBe(true);
  });

  it('takes the price of every photo and gift, whatever is free or used up', () => {
    const allowance = { conversations: 1, messages: 1 };
    const extra = { ...facts, words: false, allowance };
    expect(maySend(extra)).toEqual({ ok: true, cost: 10, free: 'conversation' });
    expect(maySend({ ...extra, use: { ...use, conversation: 'other' } })).toEqual({ ok: true, cost: 10, free: null });
    expect(maySend({ ...extra, credits: 9 })).toEqual({ ok: false, refusal: 'insufficient_credits', cost: 10 });
    expect(maySend({ ...extra, fictional: true })).toMatchObject({ refusal: 'fictional_ack_required' });
    expect(maySend({ ...extra, cost: 0, use: { ...use, conversations: 1, messages: 1 } }).ok).toBe(true);
  });

  it('speaks of the free limit only where messages cost nothing', () => {
    const usedUp = { ...facts, allowance: { conversations: null, messages: 2 }, use: { ...use, messages: 2 } };
    expect(maySend({ ...usedUp, cost: 0 })).toMatchObject({ refusal: 'free_limit' });
    expect(maySend({ ...usedUp, cost: 0, use: { ...usedUp.use, premium: true } }).ok).toBe(true);
    expect(maySend({ ...usedUp, credits: 0 })).toMatchObject({ refusal: 'insufficient_credits' });
  });
});
