/** Letters that no accent makes of others, apostrophes that keyboards write in two ways, and what is typed for them. */
const typed: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', æ: 'ae', œ: 'oe', ß: 'ss', '’': "'" };
const rare = new RegExp(`[${Object.keys(typed).join('')}]`, 'g');

/** A text to look for others in: small letters without accents, so that "cafe" finds "Café", and "lyzwy" finds "Łyżwy". */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(rare, (letter) => typed[letter]!);
