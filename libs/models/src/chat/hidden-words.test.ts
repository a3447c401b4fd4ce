import { describe, expect, it } from 'vitest';
import { hasHiddenWord, hiddenWordsOf } from './hidden-words.ts';

describe('hidden words', () => {
  it('are kept in small letters, each once, without spaces around them', () => {
    expect(hiddenWordsOf([' Crypto', 'crypto ', 'Send   Money', '  '])).toEqual(['crypto', 'send money']);
  });

  it('stay in the letters in which they were written, and hide theirs and their twins', () => {
    const kept = hiddenWordsOf(['Привет', 'crypto', '\u0441ry\u0440to', '\u200D']);
    expect(kept).toEqual(['привет', '\u0441ry\u0440to']);
    expect(['Привет!', 'CRYPTO', 'cry'].map((text) => hasHiddenWord(text, kept))).toEqual([true, true, false]);
  });

  it.each([
    ['Do you trade CRYPTO?', true],
    ['cryptography is my subject', false],
    ['Could you send,\nmoney please', true],
    ['An ÉTÉ in France', true],
    ['An E\u0301TE\u0301 in France', true],
    ['Do you trade \u0441ry\u0440to?', true],
    ['Do you trade cry\u200Dpto?', true],
    ['Pay me €€€ now', true],
    ['Do you write C++?', true],
    ['Plan C, then', false],
    ['Do you trade c̲r̲y̲p̲t̲o̲?', true],
    ['Good evening', false],
    ['', false],
    [null, false],
  ])('in %j: %s', (text, found) => {
    expect(hasHiddenWord(text, hiddenWordsOf(['crypto', 'send money', 'été', '€€€', 'c++']))).toBe(found);
  });
});
