import { isSparing } from '@parlour/state/device/connection';
import { fontsId, fontsKey } from '../rendering/font-sheet.ts';

/** What is found of a face: the whole, then its parts. */
type Found = [whole: string, family: string, weight: string, file: string, unicodeRange: string];

/** A face of the sheet, as `fontCss` writes it. */
const faceRule = /family:'(.+?)';font-weight:(.+?);.+?url\('(.+?)'\).+?range:(.+?)}/g;

let fetched: FontFace[] = [];

/**
 * Fetches the fonts that a visitor's first page was painted without, so that the next page has them from its first
 * paint, in this document or in the next of the tab; not on a line whose bytes are spared. A later document wears them from
 * its sheet, and is mended so where they came too late for its first paint.
 */
export async function fetchFonts(): Promise<void> {
  const sheet = document.querySelector<HTMLStyleElement>(`style#${fontsId}`);
  const files = sheet?.dataset['files'];
  if (!files || isSparing()) return;
  const rules = [...sheet.textContent.matchAll(faceRule)] as unknown as Found[];
  try {
    fetched = await Promise.all(
      rules
        .filter(([, , , file]) => files.includes(file))
        .map(async ([, family, weight, file, unicodeRange]) => {
          const answer = await fetch(file, { priority: 'low' });
          return new FontFace(family, await answer.arrayBuffer(), { weight, unicodeRange }).load();
        }),
    );
    sessionStorage.setItem(fontsKey, 'fetched');
  } catch {
    // The page reads as well without them.
  }
}

/**
 * Puts the fetched fonts on; the page that is left is the last without them. The sheet could not: a document refuses an
 * `optional` face that it had not at its first paint.
 */
export function wearFonts(): void {
  for (const face of fetched) document.fonts.add(face);
}
