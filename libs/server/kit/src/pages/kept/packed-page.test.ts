import { readFile } from 'node:fs/promises';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blankOf, filled, partsOf } from './blanks.ts';
import { filledPacked, packedPage, type PackedPage } from './packed-page.ts';

const lengthsOf = (fills: Record<string, string>) =>
  Object.fromEntries(Object.entries(fills).map(([name, text]) => [name, text.length]));

const words = Array.from(
  { length: 400 },
  (_, word) => `<p class="c${word % 7}">Wörter, слова, 词 ${word * 7}</p>`,
).join('');
const html = `${words}<input value="${blankOf('form_token')}"/><a href="/?ref=${blankOf('ref')}&x">${words}</a><i data-t="${blankOf('form_token')}">${words}`;

const pack = async (text: string, fills: Record<string, string>): Promise<PackedPage> => {
  const page = await packedPage(partsOf(text), lengthsOf(fills));
  if (!page) throw new Error('it was not packed');
  return page;
};

describe('a packed page', () => {
  test('holds each reader’s own, of the lengths it was packed for', async () => {
    const own = { form_token: 'a-b'.repeat(20), ref: 'anna' };
    const page = await pack(html, own);
    for (const fills of [
      own,
      { form_token: 'p'.repeat(60), ref: '1234' },
      { form_token: words.slice(0, 57) + 'abc', ref: '""/>' },
    ]) {
      const bytes = filledPacked(page, fills);
      if (Buffer.byteLength(fills.form_token) !== 60) expect(bytes).toBeNull();
      else expect(brotliDecompressSync(bytes!).equals(filled(partsOf(html), fills))).toBe(true);
    }
    expect(filledPacked(page, { ...own, ref: 'bob' })).toBeNull();
    expect(filledPacked(page, { form_token: own.form_token })).toBeNull();
  });

  test('is smaller than what a request has time for', async () => {
    const prose = await readFile(new URL('../../../../../../README.md', import.meta.url), 'utf8');
    const middle = prose.length / 2;
    const text = `${prose.slice(0, middle)}${blankOf('form_token')}${prose.slice(middle)}`;
    const own = { form_token: 'a-b'.repeat(20) };
    const bytes = filledPacked(await pack(text, own), own)!;
    const fast = brotliCompressSync(filled(partsOf(text), own), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    expect(bytes.byteLength / fast.byteLength).toBeLessThan(0.95);
  });

  test('without blanks is packed as well', async () => {
    expect(brotliDecompressSync(filledPacked(await pack(words, {}), {})!).toString()).toBe(words);
  });

  test.each([
    ['at its end', `${words}${blankOf('ref')}`],
    ['beside another', `${words}${blankOf('ref')}.${blankOf('ref')}${words}`],
    ['after too many', Array.from({ length: 65 }, () => `<a href="${blankOf('ref')}">`).join('')],
  ])('there is none for a blank %s', async (_, text) => {
    expect(await packedPage(partsOf(text), { ref: 4 })).toBeNull();
  });

  test('there is none for a text that is too long to stand in for', async () => {
    expect(await packedPage(partsOf(html), { form_token: 60, ref: 129 })).toBeNull();
  });

  test('reads as its parts, whatever stands in it', async () => {
    const piece = fc.oneof(fc.constantFrom('<p>', '</p>', ' class="c"', '""/>', 'ü', '词'), fc.string());
    const between = fc.array(piece, { minLength: 1, maxLength: 30 }).map((pieces) => `>${pieces.join('')}<`);
    const own = fc.stringMatching(/^[\w.-]{12}$/);
    await fc.assert(
      fc.asyncProperty(fc.array(between, { minLength: 1, maxLength: 6 }), own, own, async (texts, first, second) => {
        const parts = partsOf(texts.join(blankOf('ref')));
        const page = await packedPage(parts, { ref: 12 });
        for (const ref of [first, second])
          expect(brotliDecompressSync(filledPacked(page!, { ref })!).equals(filled(parts, { ref }))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
