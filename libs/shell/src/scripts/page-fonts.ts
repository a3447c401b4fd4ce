import { isSparing } from '@parlour/state/device/connection';
import { fontsId, fontsKey } from '../font-sheet.ts';

const fontSheet = (): HTMLStyleElement | null => document.querySelector<HTMLStyleElement>(`style#${fontsId}`);

/**
 * Fetches the fonts that a visitor's first page was painted without, so that the next page of the tab has them from its first
 * paint; not on a line whose bytes are spared.
 */
export async function fetchFonts(): Promise<void> {
  const files = fontSheet()?.dataset['files']?.split(' ') ?? [];
  if (files.length === 0 || isSparing()) return;
  try {
    await Promise.all(files.map((file) => fetch(file, { priority: 'low' })));
    sessionStorage.setItem(fontsKey, 'fetched');
  } catch {
    // The page reads as well without them.
  }
}

/** Puts the theme's fonts on; the page that is left is the last without them. */
export function wearFonts(): void {
  const sheet = fontSheet();
  if (sheet) sheet.media = 'all';
}
