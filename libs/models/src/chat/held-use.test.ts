import fc from 'fast-check';
import { expect, it } from 'vitest';
import { heldUse } from './held-use.ts';

const words = (recipientId: string) => ({ recipientId, isWords: true, cost: 10 });
const begin = { premium: false, conversations: 0, messages: 0 };

it('plays the free conversations through in the order of writing', () => {
  const played = heldUse({ conversations: 1, messages: null }, begin, {
    held: ['ann', 'ann', 'ben'].map(words),
    recipientId: 'ann',
  });
  expect(played).toEqual({ use: { ...begin, conversations: 1, conversation: 'mine_free' }, credits: 10 });
});

it('uses free messages once conversations are used up', () => {
  const played = heldUse({ conversations: 1, messages: 1 }, begin, {
    held: ['ann', 'ben', 'ben'].map(words),
    recipientId: 'cas',
  });
  expect(played).toEqual({ use: { ...begin, conversations: 1, messages: 1, conversation: 'new' }, credits: 10 });
});

it('pays for every message that neither a conversation nor a message makes free', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('ann', 'ben', 'cas')), fc.integer({ min: 0, max: 3 }), (held, messages) => {
      const { use, credits } = heldUse({ conversations: null, messages }, begin, {
        held: held.map((recipientId) => ({ ...words(recipientId), cost: 1 })),
        recipientId: 'ann',
      });
      expect(use.messages + credits).toBe(held.length);
      expect(use.messages).toBeLessThanOrEqual(messages);
    }),
  );
});

it('pays for every photo and gift, which begins a free conversation as words do and uses up no free message', () => {
  const rose = { recipientId: 'ann', isWords: false, cost: 25 };
  const allowance = { conversations: 1, messages: 1 };
  const play = (held: Parameters<typeof heldUse>[2]['held']) => heldUse(allowance, begin, { held, recipientId: 'ann' });
  expect(play([rose, words('ann')])).toEqual({
    use: { ...begin, conversations: 1, conversation: 'mine_free' },
    credits: 25,
  });
  expect(play([words('ben'), rose])).toEqual({
    use: { ...begin, conversations: 1, conversation: 'other' },
    credits: 25,
  });
});
