// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { fontsId, fontsKey } from '../font-sheet.ts';
import { fetchFonts, wearFonts } from './page-fonts.ts';

const place = (files: string) => {
  document.head.innerHTML = `<style id="${fontsId}" media="(scripting: none)" data-files="${files}"></style>`;
};

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test('the files are fetched, and the tab remembers that', async () => {
  const fetched = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', fetched);
  place('/a.woff2 /b.woff2');
  await fetchFonts();
  expect(fetched.mock.calls.map(([file]: unknown[]) => file)).toEqual(['/a.woff2', '/b.woff2']);
  expect(sessionStorage.getItem(fontsKey)).not.toBeNull();
});

test('a page without them stays as it is when they cannot be fetched, or bytes are spared', async () => {
  const failing = vi.fn(async () => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('fetch', failing);
  place('/a.woff2');
  await fetchFonts();
  Object.assign(navigator, { connection: { saveData: true } });
  await fetchFonts();
  Object.assign(navigator, { connection: undefined });
  expect(failing).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem(fontsKey)).toBeNull();
});

test('the next page wears them', () => {
  place('/a.woff2');
  wearFonts();
  expect(document.querySelector('style')?.media).toBe('all');
});
