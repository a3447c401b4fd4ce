import type { Messages } from '@lingui/core';

/** The private-use language tag of words that are stretched and accented but can still be read as English. */
export const PSEUDO_LOCALE = 'en-XA';

const plain = 'aceinosuyzACEINOSUYZ';
const accented = 'áçéíñóšüýžÁÇÉÍÑÓŠÜÝŽ';

/** German runs about a third longer than English: one letter more for every third one shows rooms that are too small. */
const STRETCH = 3;

/** The English catalogue as a language of its own: a sentence that shows plain letters does not come from the catalogue. */
export function pseudoMessages(english: Messages): Messages {
  return Object.fromEntries(Object.entries(english).map(([id, message]) => [id, pseudo(message) as Messages[string]]));
}

/** A compiled message is words, or a list of words, names of values, and choices by plural or select. */
function pseudo(message: unknown): unknown {
  if (typeof message === 'string') return stretched(message);
  if (!Array.isArray(message)) return message;
  return message.map((token: unknown) => (Array.isArray(token) ? choices(token) : pseudo(token)));
}

function choices([name, kind, options]: unknown[]): unknown[] {
  if (typeof options !== 'object' || options === null) return kind === undefined ? [name] : [name, kind, options];
  const entries = Object.entries(options).map(([key, option]) => [key, key === 'offset' ? option : pseudo(option)]);
  return [name, kind, Object.fromEntries(entries)];
}

/** Tags such as `<0>` are kept as they are. */
function stretched(words: string): string {
  return words
    .split(/(<[^>]+>)/)
    .map((part) => (part.startsWith('<') ? part : accent(part)))
    .join('');
}

function accent(words: string): string {
  let letters = 0;
  return Array.from(words, (letter) => {
    const place = plain.indexOf(letter);
    if (place < 0) return letter;
    letters += 1;
    const strange = accented[place] ?? letter;
    return letters % STRETCH === 0 ? strange + strange : strange;
  }).join('');
}
