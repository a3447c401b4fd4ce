import { toPlainText } from '@react-email/render';

/** Signs of the text that a list of mails may show under the subject. */
const shownInList = 150;

/** Twenty signs of a blank line that no list of mails takes together as one space. */
const blankLine = '\u00a0\u200c'.repeat(10);

/** A reader takes the stop that ends a sentence for a part of the address before it. */
const apart = (text: string): string => text.replace(/(https?:\/\/\S+)\.(?=\s|$)/gu, '$1 .');

/**
 * A mail's plain-text twin. Its heading stays as it is written: capitals would make "SS" of "ß".
 *
 * @param firstLine all that a list of mails may show of it; null where that is the beginning of the letter
 */
export function plainTextOf(html: string, firstLine: string | null): string {
  const text = apart(toPlainText(html, { selectors: [{ selector: 'h1', options: { uppercase: false } }] }));
  if (firstLine === null) return text;
  const blank = Math.ceil((shownInList - firstLine.length) / blankLine.length);
  return [firstLine, ...Array.from({ length: blank }, () => blankLine), text].join('\n');
}
