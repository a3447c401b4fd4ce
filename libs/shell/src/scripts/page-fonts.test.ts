// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { fontsKey } from '../rendering/font-sheet.ts';
import { fetchFonts, wearFonts } from './page-fonts.ts';
import { filesIn, paintedWithoutFonts } from './page-fonts.fixture.ts';

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test('a page without them stays as it is when they cannot be fetched, or bytes are spared', async () => {
  const failing = vi.fn(async () => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('fetch', failing);
  const worn = paintedWithoutFonts('en');
  await fetchFonts();
  Object.assign(navigator, { connection: { saveData: true } });
  await fetchFonts();
  Object.assign(navigator, { connection: undefined });
  wearFonts();
  expect(failing).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem(fontsKey)).toBeNull();
  expect(worn.size).toBe(0);
});

test('an answer that is no font is as none', async () => {
  vi.stubGlobal('fetch', async () => new Response(''));
  const worn = paintedWithoutFonts('en');
  await fetchFonts();
  wearFonts();
  expect(sessionStorage.getItem(fontsKey)).toBeNull();
  expect(worn.size).toBe(0);
});

test('the files are fetched, the tab remembers that, and the next page wears them', async () => {
  const fetched = vi.fn(async () => new Response('font'));
  vi.stubGlobal('fetch', fetched);
  const worn = paintedWithoutFonts('pl');
  await fetchFonts();
  expect(fetched.mock.calls.map(([file]: unknown[]) => file)).toEqual(filesIn('pl'));
  expect(sessionStorage.getItem(fontsKey)).not.toBeNull();
  expect(worn.size).toBe(0);
  wearFonts();
  wearFonts();
  expect([...worn].map(({ family, descriptors }) => ({ family, ...descriptors }))).toEqual([
    { family: 'Figtree', weight: '300 900', unicodeRange: expect.stringMatching(/^U\+0000-00FF,.*U\+FFFD$/) },
    { family: 'Figtree', weight: '300 900', unicodeRange: expect.stringMatching(/^U\+0100-02BA,.*U\+A720-A7FF$/) },
  ]);
});
