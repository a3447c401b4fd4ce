import { describe, expect, it } from 'vitest';
import { maskName, mayUseName, nameKey } from './name.ts';

describe('a name', () => {
  it('is refused as a handle, too short or too long', () => {
    expect(mayUseName('@tom')).toEqual({ ok: false, refusal: 'name_at_sign' });
    expect(mayUseName('T')).toEqual({ ok: false, refusal: 'name_length' });
    expect(mayUseName('T'.repeat(21))).toEqual({ ok: false, refusal: 'name_length' });
    expect(mayUseName('Åsa')).toEqual({ ok: true });
  });

  it.each([
    ['a zero-width space', 'To\u200Bm'],
    ['a mark that turns the writing around', 'moT\u202Eadmin'],
    ['a control character', 'Tom\u0007'],
    ['U+0000', 'Tom\u0000'],
    ['nothing to be seen', '\u3164\u3164'],
    ['empty braille', '\u2800\u2800'],
    ['half a character', 'Tom\uD83D'],
    ['letters of two scripts that look alike', '\u0410nna'],
    ['an Armenian letter among Latin ones', 'Supp\u0585rt'],
    ['marks alone', '\u0300\u0301'],
    ['a tower of marks', `To${'\u0301\u0302'.repeat(3)}m`],
  ])('is refused with %s', (_, name) => {
    expect(mayUseName(name)).toEqual({ ok: false, refusal: 'name_signs' });
  });

  it('is refused with an at sign, however it is written: nobody could log in by it', () => {
    expect(mayUseName('＠tom')).toEqual({ ok: false, refusal: 'name_at_sign' });
    expect(mayUseName('tom@home')).toEqual({ ok: false, refusal: 'name_is_email' });
    expect(mayUseName('\u200B@tom')).toEqual({ ok: false, refusal: 'name_is_email' });
    expect(mayUseName('tom＠home')).toEqual({ ok: false, refusal: 'name_is_email' });
  });

  it.each([
    'Åsa',
    'José María',
    "O'Neill 2",
    'Анна',
    'Ελένη',
    'Łucja 🌸',
    'Tom_B-7',
    'Mia 👩🏽‍🦰',
    'Kim 2️⃣',
    'Ẹ̀bùn',
    'Yıldız',
  ])('may be %s', (name) => {
    expect(mayUseName(name)).toEqual({ ok: true });
  });

  it.each([
    'WhatsApp: 061234567',
    '06 12 34 56 78',
    '0⃣6⃣1⃣2⃣3⃣4⃣5⃣6⃣7⃣8⃣',
    '٠٦١٢٣٤٥٦٧٨',
    'www.example.com',
    'nora.nl',
  ])('is no way to be reached: %s', (name) => {
    expect(mayUseName(name)).toEqual({ ok: false, refusal: 'contact_details_in_text' });
  });

  it('is as long as its reader counts', () => {
    expect(mayUseName('🌸'.repeat(20))).toEqual({ ok: true });
    expect(mayUseName('🌸')).toEqual({ ok: false, refusal: 'name_length' });
  });

  it('is too long before anything else is looked for in it', () => {
    expect(mayUseName('call 06 12 34 56 78, or see www.example.com')).toEqual({ ok: false, refusal: 'name_length' });
    expect(mayUseName('somebody.with.a.long.name@example.com')).toEqual({ ok: false, refusal: 'name_is_email' });
  });

  it('is known to its owner by its first letter', () => {
    expect([maskName('Tom'), maskName('Åsa')]).toEqual(['T••', 'Å••']);
  });

  it('is the same name with other capitals, spaces and letter forms', () => {
    expect(nameKey('Ｔom  B')).toBe(nameKey('tom b'));
    expect(nameKey('Inés')).toBe(nameKey('INE\u0301S'));
  });

  it.each([
    ['Cyrillic letters', '\u0410\u0441\u0435', 'Ace'],
    ['Cyrillic capitals', '\u0412\u041E\u0412', 'BOB'],
    ['accented letters', '\u0410\u0441\u0451', 'Acë'],
    ['Greek letters', '\u039F\u03C1\u03B1', 'Opa'],
  ])('is the same name in %s that look like its own', (_, copy, name) => {
    expect(mayUseName(copy)).toEqual({ ok: true });
    expect(nameKey(copy)).toBe(nameKey(name));
    expect(nameKey(copy.toUpperCase())).toBe(nameKey(copy.toLowerCase()));
  });

  it.each([
    ['Nɑdiɑ', 'Nadia'],
    ['Meɡan', 'Megan'],
    ['Nıco', 'Nico'],
    ['ɴᴏʀᴀ', 'Nora'],
    ['Ni̇na', 'Nina'],
    ['N̲o̲r̲a̲', 'Nora'],
  ])('is the same name in rare Latin letters, or with loose marks: %s', (copy, name) => {
    expect(mayUseName(copy)).toEqual({ ok: true });
    expect(nameKey(copy)).toBe(nameKey(name));
  });

  it('is another name in letters of its own', () => {
    expect(nameKey('Жанна')).not.toBe(nameKey('Hanna'));
  });
});
